import type { Language } from '@baize/contract';
import { type Baize, createHeadless, type HeadlessOptions, type LoadTexts, type OwnTexts, withOwnTexts } from './core/index.ts';
import { packageTexts } from './packageTexts.ts';
import { wordsNamespace } from './wordsNamespace.ts';

/** Where the gateway is, and what differs from a portal of the kit. */
export interface BaizeOptions extends Omit<HeadlessOptions, 'loadTexts'> {
  /** Default: the package's own, `packageTexts`. */
  loadTexts?: HeadlessOptions['loadTexts'];
  /** Texts that the brand words itself, by language, over those of `loadTexts`: `{ en: { 'games:hero.visitor.title': 'Take a seat' } }`. Default: none. */
  ownTexts?: Partial<Record<Language, OwnTexts>>;
}

/**
 * Makes what `BaizeProvider` needs, with the design system's words among the texts.
 * @throws TextsLoadError when the texts that are to be there at first don't come.
 */
export function createBaize({ loadTexts = packageTexts, ownTexts = {}, domains = [], ...options }: BaizeOptions): Promise<Baize> {
  const load: LoadTexts = async (language, domain) => {
    const texts = await loadTexts(language, domain);
    return typeof texts === 'string' ? texts : withOwnTexts(texts, domain, ownTexts[language] ?? {});
  };
  return createHeadless({ ...options, loadTexts: load, domains: [wordsNamespace, ...domains] });
}
