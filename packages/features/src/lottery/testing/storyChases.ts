import type { ChasePeriod, LotteryChase, listChasePeriods, listLotteryPeriods, Protection, ResponseOf } from '@baize/contract';

const minuteMs = 60_000;
const numberOf = (at: number): string => `20261121-${1185 + at}`;

/** Two hundred periods of a minute, the first of which closes in half a minute. */
export const storyPeriodsAhead = (): ResponseOf<typeof listLotteryPeriods> => {
  const closes = Date.now() + 30_000;
  return {
    rows: Array.from({ length: 200 }, (_, at) => ({
      period: numberOf(at),
      closesAt: new Date(closes + at * minuteMs).toISOString(),
      drawsAt: new Date(closes + at * minuteMs + 5_000).toISOString(),
    })),
  };
};

/** A chase that is under way: three of ten periods are placed. */
export const storyChase = (more: Partial<LotteryChase> = {}): LotteryChase => ({
  ...{ chaseId: '0190a3b4-7c1e-4000-8000-000000000031', lottery: 'fast5', state: 'running', at: '2026-11-21T12:43:10Z' },
  bets: [{ play: 'place', picked: [[], [], [], [7, 8, 9], []], stake: 1_000, lines: 3, amount: 3_000 }],
  ...{ amount: 30_000, held: 18_000, returned: 3_000, won: 9_800, stopAfterWon: 50_000 },
  ...{ periods: 10, placed: 3, missed: 1, first: numberOf(0), last: numberOf(9) },
  ...more,
});

const ended = { held: 0, endedAt: '2026-11-21T12:53:10Z' };
/** A chase in each state. */
export const storyChases = (): LotteryChase[] => [
  storyChase(),
  storyChase({ ...ended, chaseId: '0190a3b4-7c1e-4000-8000-000000000032', state: 'won', returned: 21_000 }),
  storyChase({ ...ended, chaseId: '0190a3b4-7c1e-4000-8000-000000000033', state: 'stopped', returned: 12_000, missed: 0 }),
  storyChase({ ...ended, chaseId: '0190a3b4-7c1e-4000-8000-000000000034', state: 'finished', returned: 0, missed: 0, placed: 10 }),
];

const orderId = '0190a3b4-7c1e-4000-8000-000000000041';
const played: Partial<ChasePeriod>[] = [
  { state: 'placed', orderId, orderState: 'won', won: 9_800 },
  { state: 'placed', orderId, orderState: 'lost', won: 0 },
  { state: 'missed', reason: 'result_awaited' },
  { state: 'placed', orderId, orderState: 'open' },
  { state: 'missed', reason: 'stake_over_cap' },
  { state: 'missed', reason: 'closed' },
  { state: 'missed', reason: 'play_gone' },
  { state: 'missed', reason: 'lottery_gone' },
];
/** What became of each period of {@link storyChase}. */
export const storyChasePeriods = (): ResponseOf<typeof listChasePeriods> => ({
  rows: Array.from({ length: 45 }, (_, at) => ({
    period: numberOf(at),
    multiple: at + 1,
    amount: 3_000 * (at + 1),
    state: 'waiting',
    ...played[at],
  })),
});

const nothingPlayed = { bet: 0, win: 0, net: 0 };

/** What protects a player who has a loss limit of 24 hours, or has set nothing. @param amount in the minor unit */
export const storyLossLimit = (amount: number | undefined): Protection => ({
  limits: [{ kind: 'loss', period: 'day', used: 0, ...(amount !== undefined && { amount }) }],
  net: { day: nothingPlayed, month: nothingPlayed, year: nothingPlayed },
  months: [],
  playedTodayMinutes: 0,
});
