import type { Language } from '@baize/contract';
import type { LoadTexts } from '@baize/features/core';

/** Namespaces of the first paint: one file a language. */
export const firstNamespaces = ['core', 'shell', 'lobby', 'game-launch'] as const;

const first = {
  vi: () => import('./vi.ts'),
  en: () => import('./en.ts'),
};

/** Namespaces that come with their own chunk. */
const later: Record<string, Record<Language, () => Promise<{ default: object }>>> = {
  'help-center': {
    vi: () => import('@baize/features/help-center/locales/vi.json'),
    en: () => import('@baize/features/help-center/locales/en.json'),
  },
  login: {
    vi: () => import('@baize/features/login/locales/vi.json'),
    en: () => import('@baize/features/login/locales/en.json'),
  },
  wallet: {
    vi: () => import('@baize/features/wallet/locales/vi.json'),
    en: () => import('@baize/features/wallet/locales/en.json'),
  },
  registration: {
    vi: () => import('@baize/features/registration/locales/vi.json'),
    en: () => import('@baize/features/registration/locales/en.json'),
  },
};

/** @throws when no file holds the texts of this namespace. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const loadLater = later[namespace];
  if (loadLater) return (await loadLater[language]()).default as Record<string, string>;
  const { texts } = await first[language]();
  const found = texts[namespace as keyof typeof texts];
  if (!found) throw new Error(`No texts for "${namespace}": add them to src/texts/loadTexts.ts.`);
  return found;
};
