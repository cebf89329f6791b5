import { type LoadTexts, loadChunk } from './core/index.ts';
import { wordsNamespace } from './wordsNamespace.ts';

const files = import.meta.glob<Record<string, string>>('./*/locales/*.json', { import: 'default' });

/**
 * The package's texts of a domain, and the design system's words as `words`; each file is a chunk that comes when it is asked for.
 * @throws ChunkError when it does not come, Error for a domain without texts.
 */
export const packageTexts: LoadTexts = async (language, domain) => {
  if (domain === wordsNamespace) {
    const { wordsEn, wordsVi } = await loadChunk(() => import('@baize/design-system/words'));
    return { ...(language === 'vi' ? wordsVi : wordsEn) };
  }
  const load = files[`./${domain}/locales/${language}.json`];
  if (!load) throw new Error(`The package has no texts "${domain}" in "${language}".`);
  return loadChunk(load);
};
