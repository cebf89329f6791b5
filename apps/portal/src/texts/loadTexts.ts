import { firstTexts } from 'virtual:first-texts';
import type { Language } from '@baize/contract';
import { type LoadTexts, withOwnTexts } from '@baize/features/core';
import { loadLazyModules } from '../routes/loadLazyModules.ts';
import { brandTexts } from './brandTexts.ts';
import { firstNamespaces } from './namespaces.ts';

type Texts = Record<string, string>;

const loaded = new Map<Language, Promise<Record<string, Texts>>>();

/** One file a language, fetched once; a failure is forgotten, so that the next question asks again. */
function loadFirst(language: Language): Promise<Record<string, Texts>> {
  const before = loaded.get(language);
  if (before) return before;
  const loading = fetch(firstTexts[language]).then(async (response) => {
    if (!response.ok) throw new Error(`The texts answered ${response.status}.`);
    return (await response.json()) as Record<string, Texts>;
  });
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** @throws when no file holds the texts of this namespace, or it can't be reached. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const isFirst = firstNamespaces.some((first) => first === namespace);
  const own = brandTexts(language);
  const found = isFirst
    ? (await loadFirst(language))[namespace]
    : (await (await loadLazyModules()).laterTexts[namespace]?.[language]())?.default;
  if (!found) throw new Error(`No texts for "${namespace}": add it to src/texts/namespaces.ts or to laterTexts.ts.`);
  return withOwnTexts(found as Texts, namespace, await own);
};
