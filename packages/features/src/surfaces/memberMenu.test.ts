import type { FeatureFlags } from '@baize/contract';
import { expect, test } from 'vitest';
import type { CenterRights } from '../core/index.ts';
import { entriesFor } from '../member-center/index.ts';
import { memberMenu } from './memberMenu.ts';

/** §2 "Entries depend on whitelabel module flags (…) and promo flags": what each flag takes away, alone. */
const taken: Record<keyof FeatureFlags, readonly string[]> = {
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
const names = Object.keys(taken).filter((name): name is keyof FeatureFlags => name in taken);
/** Every module is on; the brand has no merchant wallet, which would take away the entry. */
const modules = Object.fromEntries(names.map((name) => [name, name !== 'merchantWallet'])) as Record<keyof FeatureFlags, boolean>;
const everything: CenterRights = { flags: modules, type: 0, toUpline: 1 };
const namesFor = (rights: CenterRights): string[] => entriesFor(memberMenu, rights).map(({ name }) => name);
const all = namesFor(everything);
const without = (rights: CenterRights): string[] => all.filter((entry) => !namesFor(rights).includes(entry));

test('§2 a member of a brand with all modules has all entries, in the order of the menu, before entries that §2 does not name', () => {
  expect(all.slice(0, 13)).toEqual([
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

const flipped = (names: readonly (keyof FeatureFlags)[]): FeatureFlags => ({
  ...everything.flags,
  ...Object.fromEntries(names.map((name) => [name, !everything.flags[name]])),
});

test.each(names)('§2 %s takes away its own entry and no other', (name) => {
  expect(without({ ...everything, flags: flipped([name]) })).toEqual(taken[name]);
});

test('§2 any two flags take away what each takes alone', () => {
  for (const one of names) {
    for (const other of names) {
      if (one === other) continue;
      const expected = all.filter((entry) => taken[one].includes(entry) || taken[other].includes(entry));
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
    const entries = namesFor({ flags: { ...everything.flags, transferUpline }, type, toUpline });
    expect(entries.includes('transferUpline')).toBe(isOpen);
  },
);
