import type { Language } from '@baize/contract';
import type { OwnTexts } from '@baize/features/core';

const loaded = new Map<Language, Promise<OwnTexts>>();

/**
 * Texts that the brand words itself, by key with its domain (`games:hero.visitor.title`); none on a page whose brand has none. Those that can't
 * be had leave the texts of the build, and are reported.
 */
export function brandTexts(language: Language): Promise<OwnTexts> {
  const version = document.documentElement.dataset['brandTexts'];
  if (version === undefined) return Promise.resolve({});
  const before = loaded.get(language);
  if (before) return before;
  const loading = fetch(`/web/brand/texts-${language}.json?of=${version}`)
    .then(async (response) => {
      if (!response.ok) throw new Error(`The brand's texts answered ${response.status}.`);
      return (await response.json()) as OwnTexts;
    })
    .catch((problem: unknown) => {
      loaded.delete(language);
      reportError(problem);
      return {};
    });
  loaded.set(language, loading);
  return loading;
}
