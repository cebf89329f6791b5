import { firstTexts } from 'virtual:first-texts';
import type { Language } from '@baize/contract';
import type { LoadTexts } from '@baize/features/core';

type Texts = Record<string, string>;

/** Namespaces that come with their own chunk. */
const later: Record<string, Record<Language, () => Promise<{ default: Texts }>>> = {
  'agent-center': {
    vi: () => import('@baize/features/agent-center/locales/vi.json'),
    en: () => import('@baize/features/agent-center/locales/en.json'),
  },
  'agent-contracts': {
    vi: () => import('@baize/features/agent-contracts/locales/vi.json'),
    en: () => import('@baize/features/agent-contracts/locales/en.json'),
  },
  download: {
    vi: () => import('@baize/features/download/locales/vi.json'),
    en: () => import('@baize/features/download/locales/en.json'),
  },
  'help-center': {
    vi: () => import('@baize/features/help-center/locales/vi.json'),
    en: () => import('@baize/features/help-center/locales/en.json'),
  },
  home: {
    vi: () => import('@baize/features/home/locales/vi.json'),
    en: () => import('@baize/features/home/locales/en.json'),
  },
  login: {
    vi: () => import('@baize/features/login/locales/vi.json'),
    en: () => import('@baize/features/login/locales/en.json'),
  },
  'member-center': {
    vi: () => import('@baize/features/member-center/locales/vi.json'),
    en: () => import('@baize/features/member-center/locales/en.json'),
  },
  notices: {
    vi: () => import('@baize/features/notices/locales/vi.json'),
    en: () => import('@baize/features/notices/locales/en.json'),
  },
  'pvp-rooms': {
    vi: () => import('@baize/features/pvp-rooms/locales/vi.json'),
    en: () => import('@baize/features/pvp-rooms/locales/en.json'),
  },
  registration: {
    vi: () => import('@baize/features/registration/locales/vi.json'),
    en: () => import('@baize/features/registration/locales/en.json'),
  },
  wallet: {
    vi: () => import('@baize/features/wallet/locales/vi.json'),
    en: () => import('@baize/features/wallet/locales/en.json'),
  },
  'work-center': {
    vi: () => import('@baize/features/work-center/locales/vi.json'),
    en: () => import('@baize/features/work-center/locales/en.json'),
  },
};

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
  const loadLater = later[namespace];
  if (loadLater) return (await loadLater[language]()).default;
  const found = (await loadFirst(language))[namespace];
  if (!found) throw new Error(`No texts for "${namespace}": add it to src/texts/namespaces.ts or to loadTexts.ts.`);
  return found;
};
