import type { Language } from '@baize/contract';
import type { ResourceKey } from 'i18next';

/** Namespaces that come with their own chunk. */
export const laterTexts: Record<string, Record<Language, () => Promise<{ default: ResourceKey }>>> = {
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
