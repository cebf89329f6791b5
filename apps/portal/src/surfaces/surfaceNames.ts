// Written by `npm run generate` from the folders of the domains.
import type { EntryNames, PageNames } from './EntryNames.ts';

// Read with the address, before the chunks of the pages: names alone.

/** Entries of the member centre: `?center=deposit`. */
export const memberEntryNames = {
  contracts: { parts: { bills: {} } },
  wallet: {},
  withdraw: { values: ['order'] },
  feedback: {},
  legion: { parts: { records: { values: ['from', 'to', 'kind', 'account'] }, rules: {}, members: {}, setup: {} } },
  missionLeaderboard: { parts: { leaderboard: {} } },
  protection: {},
  manualRebate: {},
  debtHistory: {
    values: ['from', 'to', 'vendorType', 'gameId', 'state', 'round'],
    parts: { profitAndLoss: { values: ['from', 'to', 'vendorType'] } },
  },
  transactionHistory: {
    values: ['from', 'to', 'kind'],
    parts: { bonuses: { values: ['from', 'to', 'kind'] }, netDeposits: { values: ['from', 'to'] } },
  },
  referral: {},
  account: {
    parts: {
      password: {},
      fund: {},
      phone: {},
      email: {},
      authenticator: {},
      newAddress: {},
      realName: {},
      bankCards: {},
      sessions: {},
      profile: {},
    },
  },
  transferUpline: {},
  deposit: { values: ['order'] },
  rewardCenter: { parts: { tickets: {}, rain: {}, history: {} } },
  messages: {},
} as const satisfies EntryNames;

/** Pages of the agent centre's entries: `?agent=announcement`. */
export const agentPageNames = {
  teamOverview: { values: ['from', 'to'] },
  registerCenter: {},
  downlineManagement: { values: ['account', 'from', 'to'], parts: { transfer: { values: ['account'] }, fund: {} } },
  debtRecord: { values: ['account', 'scope', 'from', 'to'] },
  downlineTransactions: { values: ['account', 'scope', 'from', 'to'] },
  revenueReport: { values: ['from', 'to'], parts: { received: {}, owed: {} } },
  profitAndLoss: { values: ['account', 'from', 'to'] },
  dividend: { values: ['downline'] },
  dailyWages: { values: ['downline'] },
  hourlySalary: { values: ['downline'] },
  realTimeSalary: { values: ['downline'] },
  announcement: {},
  protection: {},
  redRain: {},
} as const satisfies EntryNames;

/** Pages of domains, by path. */
export const pageNames = {
  '/feedback': { audience: 'members', title: 'feedback:sent.title' },
  '/lottery': { audience: 'members', title: 'lottery:title' },
  '/pointMall': { audience: 'members', title: 'points-mall:title' },
  '/promo': { audience: 'everyone', title: 'promotions:title' },
} as const satisfies PageNames;
