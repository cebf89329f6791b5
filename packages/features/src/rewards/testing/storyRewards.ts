import type { RewardRow } from '@baize/contract';
import type { RewardsData } from '../Rewards/useRewards.ts';

const day = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** Two rewards to claim, and a check-in of which three days were taken. */
export const storyRewards: RewardsData = {
  rewards: [
    {
      promotionId: 'friday',
      kind: 'MANUAL',
      title: { vi: 'Lì xì thứ Sáu', en: 'Friday envelope' },
      summary: { vi: 'Gửi đơn kèm ảnh giao dịch.', en: 'Apply with a picture.' },
      picture: 'envelope',
      amount: 2_000,
      claimUntil: at(6),
    },
    {
      promotionId: 'check-in',
      kind: 'LOGIN',
      title: { vi: 'Điểm danh 7 ngày', en: 'Seven days of check-in' },
      summary: { vi: 'Mỗi ngày một phần thưởng.', en: 'A reward each day.' },
      picture: 'dice',
      amount: 200,
    },
  ],
  checkIn: {
    promotionId: 'check-in',
    title: { vi: 'Điểm danh 7 ngày', en: 'Seven days of check-in' },
    days: [100, 100, 200, 200, 300, 300, 1_000],
    streak: { days: 3, isTakenToday: false },
  },
  givenThisMonth: 86_400,
};

const row = (part: Partial<RewardRow> & Pick<RewardRow, 'entryId' | 'state'>): RewardRow => ({
  promotionId: 'friday',
  title: { vi: 'Lì xì thứ Sáu', en: 'Friday envelope' },
  at: at(-1),
  ...part,
});
/** What became of some rewards. */
export const storyHistory: RewardRow[] = [
  row({ entryId: '0190a3b4-7c1e-4000-8000-000000000051', state: 'applying' }),
  row({ entryId: '0190a3b4-7c1e-4000-8000-000000000052', state: 'rejected', reason: 'Ảnh bị mờ.' }),
  row({ entryId: '0190a3b4-7c1e-4000-8000-000000000053', state: 'claimed', amount: 2_000, bonus: 'met' }),
  row({ entryId: '0190a3b4-7c1e-4000-8000-000000000054', state: 'lapsed', amount: 500 }),
];
