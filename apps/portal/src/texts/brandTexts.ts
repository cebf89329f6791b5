import type { Language } from '@baize/contract';

type Texts = Readonly<Record<string, string>>;

const loaded = new Map<Language, Promise<Texts>>();

/**
 * Texts that the brand words itself, by key with its domain (`games:hero.visitor.title`); none on a page whose brand has none. Those that can't
 * be had leave the texts of the build, and are reported.
 */
export function brandTexts(language: Language): Promise<Texts> {
  const version = document.documentElement.dataset['brandTexts'];
  if (version === undefined) return Promise.resolve({});
  const before = loaded.get(language);
  if (before) return before;
  const loading = fetch(`/web/brand/texts-${language}.json?of=${version}`)
    .then(async (response) => {
      if (!response.ok) throw new Error(`The brand's texts answered ${response.status}.`);
      return (await response.json()) as Texts;
    })
    .catch((problem: unknown) => {
      loaded.delete(language);
      reportError(problem);
      return {};
    });
  loaded.set(language, loading);
  return loading;
}

/** The texts of a domain, with the brand's own in their places. */
export function withBrandTexts(texts: Texts, namespace: string, own: Texts): Texts {
  const prefix = `${namespace}:`;
  const ofDomain = Object.entries(own).filter(([key]) => key.startsWith(prefix) && key.slice(prefix.length) in texts);
  return ofDomain.length === 0
    ? texts
    : { ...texts, ...Object.fromEntries(ofDomain.map(([key, text]) => [key.slice(prefix.length), text])) };
}
