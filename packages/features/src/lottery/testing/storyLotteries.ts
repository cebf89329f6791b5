import type { Lottery, LotteryDraw, LotteryOrder, LotteryPeriod, LotteryToday } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';

const minuteMs = 60_000;
const iso = (moment: number): string => new Date(moment).toISOString();

/** A lottery of one minute while its period 1185 takes bets: it closes at the next 55th second after a moment. */
export function storyLotteryAt(now: number): Lottery & { current: LotteryPeriod; last: LotteryDraw } {
  const closes = (Math.floor((now + 5_000) / minuteMs) + 1) * minuteMs - 5_000;
  return {
    ...{ lottery: 'fast5', family: 'fiveDigits', group: 'quick', lunarYear: 2026 },
    name: { vi: 'Năm Sao 1 phút', en: 'Five stars, 1 minute' },
    current: {
      period: '20261121-1185',
      opensAt: iso(closes - minuteMs),
      cancelUntil: iso(closes - 10_000),
      closesAt: iso(closes),
      drawsAt: iso(closes + 5_000),
      commitment: 'ab'.repeat(32),
    },
    last: { period: '20261121-1184', numbers: [3, 8, 1, 9, 6], drawnAt: iso(closes - minuteMs + 5_100) },
  };
}

/** A period that closes in so many seconds from now, of any lottery. */
export function storyPeriodFor(seconds: number, period: string): NonNullable<Lottery['current']> {
  const closes = Date.now() + seconds * 1_000;
  return {
    ...{ period, opensAt: iso(closes - minuteMs), cancelUntil: iso(closes - 10_000), closesAt: iso(closes), drawsAt: iso(closes + 5_000) },
    commitment: 'ab'.repeat(32),
  };
}

const drawnNow = (period: string, numbers: number[]): LotteryDraw => ({ period, numbers, drawnAt: iso(Date.now() - 20_000) });
/** 27 lots, the special prize first. */
const lots = [
  84_027,
  51_909,
  12_345,
  67_890,
  ...Array.from({ length: 6 }, (_, at) => 10_000 + at * 1_111),
  ...Array.from({ length: 10 }, (_, at) => 1_000 + at * 111),
];
const northNumbers = [...lots, 101, 202, 303, 4, 15, 66, 77];

/** One lottery of each kind of board, all of them open for some time. */
export function storyLotteries(): Lottery[] {
  return [
    {
      ...storyLotteryAt(Date.now()),
      current: storyPeriodFor(42, '20261121-1185'),
      last: drawnNow('20261121-1184', [3, 8, 1, 9, 6]),
    },
    {
      ...{ lottery: 'race5', family: 'tenRace', group: 'quick', lunarYear: 2026 },
      name: { vi: 'Đua xe 5 phút', en: 'Race, 5 minutes' },
      current: storyPeriodFor(8, '20261121-0237'),
      last: drawnNow('20261121-0236', [7, 2, 10, 1, 5, 9, 3, 8, 4, 6]),
    },
    {
      ...{ lottery: 'north', family: 'vietnamNorth', group: 'national', lunarYear: 2026 },
      name: { vi: 'Miền Bắc', en: 'North' },
      current: storyPeriodFor(81_053, '20261122'),
      last: drawnNow('20261121', northNumbers),
    },
    {
      ...{ lottery: 'marksix', family: 'markSix', group: 'international', lunarYear: 2026 },
      name: { vi: 'Mark Six', en: 'Mark Six' },
      current: storyPeriodFor(290_000, '20261124'),
    },
  ];
}

/** The reply of the gateway. */
export const storyLotteriesReply = () => ({ now: iso(Date.now()), lotteries: storyLotteries() });

/** Results of the lottery of one minute, the newest first. */
export const storyDraws: LotteryDraw[] = Array.from({ length: 30 }, (_, at) => ({
  period: `20261121-${1184 - at}`,
  numbers: at === 0 ? [3, 8, 1, 9, 6] : [0, 1, 2, 3, 4].map((place) => (at * 7 + place * 3 + ((at * at) % (place + 3))) % 10),
  drawnAt: iso(Date.parse('2026-11-21T12:44:00Z') - at * minuteMs),
}));

const order = (number: number, state: LotteryOrder['state'], more: Partial<LotteryOrder> = {}): LotteryOrder => ({
  ...{ orderId: `0190a3b4-7c1e-4000-8000-0000000000${number}`, lottery: 'fast5', period: '20261121-1184', state, isCapped: false },
  bets: [{ play: 'place', picked: [[], [], [], [7, 8, 9], []], stake: 2_000, lines: 3, amount: 6_000 }],
  amount: 6_000,
  at: '2026-11-21T12:43:10Z',
  cancelUntil: '2026-11-21T12:43:45Z',
  ...more,
});
/** An order in each state: one can still be cancelled. */
export const storyOrders = (): LotteryOrder[] => [
  order(10, 'open', { period: '20261121-1185', cancelUntil: iso(Date.now() + 30_000) }),
  order(11, 'open', { period: '20261121-1185' }),
  order(12, 'won', { won: 19_600, numbers: [3, 8, 1, 9, 6] }),
  order(13, 'won', { won: 30_000, isCapped: true }),
  order(14, 'lost', { won: 0 }),
  order(15, 'cancelled'),
  order(16, 'refunded'),
];
/** The first of them, just placed. */
export const storyOrder = (): LotteryOrder => order(20, 'open', { period: '20261121-1185', cancelUntil: iso(Date.now() + 30_000) });

/** What a member's running day comes to: a loss so far, with one stake that waits. */
export const storyToday: LotteryToday = { day: '2026-11-21', orders: 9, staked: 86_000, waiting: 10_000, won: 61_400, net: -14_600 };

/** Numbers that follow from a seed: a story has the same ones each time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many results of a family, the newest first, a minute apart. */
export function storyDrawsOf({ draw }: Pick<LotteryFamily, 'draw'>, count: number): LotteryDraw[] {
  const random = randomFrom(2_026);
  const numbersOf = (): number[] => {
    if (draw.kind === 'lots') return draw.lots.flatMap((lot) => Array.from({ length: lot.count }, () => random(10 ** lot.digits)));
    const left = Array.from({ length: draw.highest - draw.lowest + 1 }, (_, place) => draw.lowest + place);
    return Array.from({ length: draw.count }, () => {
      const place = random(left.length);
      return (draw.repeats ? left[place] : left.splice(place, 1)[0]) ?? draw.lowest;
    });
  };
  return Array.from({ length: count }, (_, at) => ({
    period: `20261121-${1184 - at}`,
    numbers: numbersOf(),
    drawnAt: iso(Date.parse('2026-11-21T12:44:00Z') - at * minuteMs),
  }));
}
