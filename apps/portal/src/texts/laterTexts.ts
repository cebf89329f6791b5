// Written by `npm run generate` from the folders of the domains.
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
  cashier: {
    vi: () => import('@baize/features/cashier/locales/vi.json'),
    en: () => import('@baize/features/cashier/locales/en.json'),
  },
  download: {
    vi: () => import('@baize/features/download/locales/vi.json'),
    en: () => import('@baize/features/download/locales/en.json'),
  },
  feedback: {
    vi: () => import('@baize/features/feedback/locales/vi.json'),
    en: () => import('@baize/features/feedback/locales/en.json'),
  },
  help: {
    vi: () => import('@baize/features/help/locales/vi.json'),
    en: () => import('@baize/features/help/locales/en.json'),
  },
  legion: {
    vi: () => import('@baize/features/legion/locales/vi.json'),
    en: () => import('@baize/features/legion/locales/en.json'),
  },
  lottery: {
    vi: () => import('@baize/features/lottery/locales/vi.json'),
    en: () => import('@baize/features/lottery/locales/en.json'),
  },
  'member-center': {
    vi: () => import('@baize/features/member-center/locales/vi.json'),
    en: () => import('@baize/features/member-center/locales/en.json'),
  },
  messages: {
    vi: () => import('@baize/features/messages/locales/vi.json'),
    en: () => import('@baize/features/messages/locales/en.json'),
  },
  missions: {
    vi: () => import('@baize/features/missions/locales/vi.json'),
    en: () => import('@baize/features/missions/locales/en.json'),
  },
  'player-protection': {
    vi: () => import('@baize/features/player-protection/locales/vi.json'),
    en: () => import('@baize/features/player-protection/locales/en.json'),
  },
  'points-mall': {
    vi: () => import('@baize/features/points-mall/locales/vi.json'),
    en: () => import('@baize/features/points-mall/locales/en.json'),
  },
  promotions: {
    vi: () => import('@baize/features/promotions/locales/vi.json'),
    en: () => import('@baize/features/promotions/locales/en.json'),
  },
  'pvp-rooms': {
    vi: () => import('@baize/features/pvp-rooms/locales/vi.json'),
    en: () => import('@baize/features/pvp-rooms/locales/en.json'),
  },
  rebates: {
    vi: () => import('@baize/features/rebates/locales/vi.json'),
    en: () => import('@baize/features/rebates/locales/en.json'),
  },
  records: {
    vi: () => import('@baize/features/records/locales/vi.json'),
    en: () => import('@baize/features/records/locales/en.json'),
  },
  referral: {
    vi: () => import('@baize/features/referral/locales/vi.json'),
    en: () => import('@baize/features/referral/locales/en.json'),
  },
  registration: {
    vi: () => import('@baize/features/registration/locales/vi.json'),
    en: () => import('@baize/features/registration/locales/en.json'),
  },
  rewards: {
    vi: () => import('@baize/features/rewards/locales/vi.json'),
    en: () => import('@baize/features/rewards/locales/en.json'),
  },
  security: {
    vi: () => import('@baize/features/security/locales/vi.json'),
    en: () => import('@baize/features/security/locales/en.json'),
  },
  session: {
    vi: () => import('@baize/features/session/locales/vi.json'),
    en: () => import('@baize/features/session/locales/en.json'),
  },
  transfers: {
    vi: () => import('@baize/features/transfers/locales/vi.json'),
    en: () => import('@baize/features/transfers/locales/en.json'),
  },
};
