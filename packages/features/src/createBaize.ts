import { type Baize, createHeadless, type HeadlessOptions } from './core/index.ts';
import { packageTexts } from './packageTexts.ts';
import { wordsNamespace } from './wordsNamespace.ts';

/** Where the gateway is, and what differs from a portal of the kit. */
export interface BaizeOptions extends Omit<HeadlessOptions, 'loadTexts'> {
  /** Default: the package's own, `packageTexts`. A brand's own go over them: `async (language, domain) => ({ ...(await packageTexts(language, domain)), ...own })`. */
  loadTexts?: HeadlessOptions['loadTexts'];
}

/**
 * Makes what `BaizeProvider` needs, with the design system's words among the texts.
 * @throws TextsLoadError when the texts that are to be there at first don't come.
 */
export function createBaize({ loadTexts = packageTexts, domains = [], ...options }: BaizeOptions): Promise<Baize> {
  return createHeadless({ ...options, loadTexts, domains: [wordsNamespace, ...domains] });
}
