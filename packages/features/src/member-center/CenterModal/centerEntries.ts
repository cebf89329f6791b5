import type { FeatureFlags } from '@baize/contract';

/** Entries of the member centre (§2 "Member center modal menu"), in its order. */
export const centerEntries = [
  'account',
  'wallet',
  'deposit',
  'withdraw',
  'debtHistory',
  'transactionHistory',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messages',
  'manualRebate',
  'legion',
  'transferUpline',
] as const;
/** An entry of the member centre, by the spec's word. */
export type CenterEntry = (typeof centerEntries)[number];

/** What decides which entries a member has (§2). */
export interface CenterRights {
  flags: FeatureFlags;
  /** Member type (§6). */
  type: number;
  /** 1 where the brand lets this member transfer to his upline. */
  toUpline: number;
}

const agentType = 2;

/** Entries that not everyone has; the others always stand. */
const canOpen: Partial<Record<CenterEntry, (rights: CenterRights) => boolean>> = {
  wallet: ({ flags }) => !flags.merchantWallet,
  deposit: ({ flags }) => flags.deposit,
  withdraw: ({ flags }) => flags.withdraw,
  rewardCenter: ({ flags }) => flags.rewardCenter,
  referral: ({ flags }) => flags.referral,
  missionLeaderboard: ({ flags }) => flags.missionLeaderboard,
  manualRebate: ({ flags }) => flags.manualRebate,
  legion: ({ flags }) => flags.guild,
  transferUpline: ({ flags, type, toUpline }) => flags.transferUpline && toUpline === 1 && type !== agentType,
};

/** The entries of one member, in the order of the menu (§2). */
export function entriesFor(rights: CenterRights): readonly CenterEntry[] {
  return centerEntries.filter((entry) => canOpen[entry]?.(rights) ?? true);
}
