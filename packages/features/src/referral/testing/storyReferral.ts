import type { Referral } from '@baize/contract';
import type { ReferralData } from '../Referral/useReferral.ts';

/** A member whose friends have brought 1,500, and bring 500 more. */
export const storyReferral: ReferralData = {
  code: 'R7K2M9PXA',
  terms: {
    firstDeposit: { minimum: 500, amount: 500 },
    wagered: { target: 50_000, amount: 1_000 },
    wageringTimes: 1,
    mostFriends: 200,
  },
  friends: 4,
  earned: 1_500,
  claimable: 500,
};

const friend = (part: Partial<Referral> & Pick<Referral, 'referralId' | 'name'>): Referral => ({
  at: '2026-11-20T03:00:00.000000Z',
  step: 'registered',
  earned: 0,
  claimable: 0,
  ...part,
});
/** A friend in each step, and one who does not count. */
export const storyFriends: Referral[] = [
  friend({ referralId: '1', name: 'mi***' }),
  friend({ referralId: '2', name: 'an***', step: 'deposited', claimable: 500 }),
  friend({ referralId: '3', name: 'ho***', step: 'wagered', earned: 1_500 }),
  friend({ referralId: '4', name: 'le***', step: 'deposited', refused: 'address' }),
];
