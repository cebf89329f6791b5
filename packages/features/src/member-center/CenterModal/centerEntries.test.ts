import type { FeatureFlags } from '@baize/contract';
import { expect, test } from 'vitest';
import { storyPermission } from '../../core/testing/index.ts';
import { type CenterEntry, type CenterRights, centerEntries, entriesFor } from './centerEntries.ts';

const everything: CenterRights = { flags: storyPermission.flags, type: 0, toUpline: 1 };
const without = (rights: CenterRights): CenterEntry[] => centerEntries.filter((entry) => !entriesFor(rights).includes(entry));

test('§2 a member of a brand with all modules has all entries, in the order of the menu', () => {
  expect(entriesFor(everything)).toEqual([
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
  ]);
});

/** §2 "Entries depend on whitelabel module flags (…) and promo flags": what each flag takes away, alone. */
const taken: Record<keyof FeatureFlags, readonly CenterEntry[]> = {
  freePlay: [],
  forcedPasswordExpiryChange: [],
  smsVerificationAtRegistration: [],
  mobileCodeLogin: [],
  mobileNumberRegistration: [],
  notExistUserRedirect: [],
  captchaAtLogin: [],
  deposit: ['deposit'],
  withdraw: ['withdraw'],
  rewardCenter: ['rewardCenter'],
  manualRebate: ['manualRebate'],
  guild: ['legion'],
  transferUpline: ['transferUpline'],
  referral: ['referral'],
  missionLeaderboard: ['missionLeaderboard'],
  merchantWallet: ['wallet'],
};
const flipped = (names: readonly (keyof FeatureFlags)[]): FeatureFlags => ({
  ...everything.flags,
  ...Object.fromEntries(names.map((name) => [name, !everything.flags[name]])),
});
const names = Object.keys(taken).filter((name): name is keyof FeatureFlags => name in taken);

test.each(names)('§2 %s takes away its own entry and no other', (name) => {
  expect(without({ ...everything, flags: flipped([name]) })).toEqual(taken[name]);
});

test('§2 any two flags take away what each takes alone', () => {
  for (const one of names) {
    for (const other of names) {
      if (one === other) continue;
      const expected = centerEntries.filter((entry) => taken[one].includes(entry) || taken[other].includes(entry));
      expect(without({ ...everything, flags: flipped([one, other]) }), `${one} and ${other}`).toEqual(expected);
    }
  }
});

test.each([
  { type: 0, toUpline: 1, transferUpline: true, isOpen: true },
  { type: 0, toUpline: 0, transferUpline: true, isOpen: false },
  { type: 2, toUpline: 1, transferUpline: true, isOpen: false },
  { type: 1, toUpline: 1, transferUpline: true, isOpen: true },
  { type: 0, toUpline: 1, transferUpline: false, isOpen: false },
  { type: 0, toUpline: 2, transferUpline: true, isOpen: false },
])(
  '§2 transfer upline with toUpline $toUpline, type $type, flag $transferUpline: $isOpen',
  ({ type, toUpline, transferUpline, isOpen }) => {
    const entries = entriesFor({ flags: { ...everything.flags, transferUpline }, type, toUpline });
    expect(entries.includes('transferUpline')).toBe(isOpen);
  },
);
