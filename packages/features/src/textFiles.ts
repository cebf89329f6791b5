// Written by `npm run generate` from the folders of the domains.
import type { Language } from '@baize/contract';
import type { ResourceKey } from 'i18next';

/** Files of texts by domain and language. */
export const textFiles: Record<string, Record<Language, () => Promise<{ default: ResourceKey }>>> = {
  agents: {
    vi: () => import('./agents/locales/vi.json'),
    en: () => import('./agents/locales/en.json'),
  },
  contracts: {
    vi: () => import('./contracts/locales/vi.json'),
    en: () => import('./contracts/locales/en.json'),
  },
  core: {
    vi: () => import('./core/locales/vi.json'),
    en: () => import('./core/locales/en.json'),
  },
  download: {
    vi: () => import('./download/locales/vi.json'),
    en: () => import('./download/locales/en.json'),
  },
  feedback: {
    vi: () => import('./feedback/locales/vi.json'),
    en: () => import('./feedback/locales/en.json'),
  },
  games: {
    vi: () => import('./games/locales/vi.json'),
    en: () => import('./games/locales/en.json'),
  },
  help: {
    vi: () => import('./help/locales/vi.json'),
    en: () => import('./help/locales/en.json'),
  },
  home: {
    vi: () => import('./home/locales/vi.json'),
    en: () => import('./home/locales/en.json'),
  },
  launch: {
    vi: () => import('./launch/locales/vi.json'),
    en: () => import('./launch/locales/en.json'),
  },
  'member-center': {
    vi: () => import('./member-center/locales/vi.json'),
    en: () => import('./member-center/locales/en.json'),
  },
  notices: {
    vi: () => import('./notices/locales/vi.json'),
    en: () => import('./notices/locales/en.json'),
  },
  'pvp-rooms': {
    vi: () => import('./pvp-rooms/locales/vi.json'),
    en: () => import('./pvp-rooms/locales/en.json'),
  },
  registration: {
    vi: () => import('./registration/locales/vi.json'),
    en: () => import('./registration/locales/en.json'),
  },
  session: {
    vi: () => import('./session/locales/vi.json'),
    en: () => import('./session/locales/en.json'),
  },
  shell: {
    vi: () => import('./shell/locales/vi.json'),
    en: () => import('./shell/locales/en.json'),
  },
  wallet: {
    vi: () => import('./wallet/locales/vi.json'),
    en: () => import('./wallet/locales/en.json'),
  },
};
