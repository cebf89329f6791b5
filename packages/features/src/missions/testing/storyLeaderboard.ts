import type { Leaderboard } from '@baize/contract';

const day = 86_400_000;
const names = ['t***8', 'm***1', 'q***o', 'h***7', 'l***n'];

/** Five ranks of a running week, and the reader's own behind them. */
export const storyLeaderboard: Leaderboard = {
  period: 'week',
  title: { vi: 'Đua top tuần', en: 'Race of the week' },
  prizes: [
    { from: 1, to: 1, amount: 5_000_000 },
    { from: 2, to: 3, amount: 2_000_000 },
    { from: 4, to: 10, amount: 500_000 },
  ],
  wagering: { times: 1, of: 'bonus', weights: {} },
  daysToUse: 7,
  startsOn: '2026-11-23',
  endsAt: new Date(Date.now() + 2 * day).toISOString(),
  isFrozen: false,
  rows: names.map((name, index) => ({
    rank: index + 1,
    name,
    score: 98_000_000 - index * 11_500_000,
    prize: index === 0 ? 5_000_000 : index < 3 ? 2_000_000 : 500_000,
    isOwn: false,
  })),
  own: { rank: 1_284, name: 'a***9', score: 1_250_000, isOwn: true },
};
