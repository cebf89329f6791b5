import type { Closure, NetMonth, Protection, ProtectionLimit } from '@baize/contract';

const limit = (
  kind: ProtectionLimit['kind'],
  period: ProtectionLimit['period'],
  used: number,
  part: Partial<ProtectionLimit> = {},
): ProtectionLimit => ({ kind, period, used, ...part });

/** Some set, some not; one that is nearly used up, one that is, and a raise that waits. */
export const storyLimits: ProtectionLimit[] = [
  limit('deposit', 'day', 12_000, { amount: 50_000 }),
  limit('deposit', 'week', 86_000, {
    amount: 200_000,
    change: { amount: 300_000, readyAt: '2026-11-22T12:42:00Z', lapsesAt: '2026-11-29T12:42:00Z', isReady: false },
  }),
  limit('deposit', 'month', 310_000, { amount: 600_000 }),
  limit('wager', 'day', 86_000, { amount: 100_000 }),
  limit('wager', 'week', 402_000, { amount: 700_000 }),
  limit('wager', 'month', 1_240_000),
  limit('loss', 'day', 40_000, { amount: 40_000, freesAt: '2026-11-22T12:45:00Z' }),
  limit('loss', 'week', 52_000),
  limit('loss', 'month', 96_000, { amount: 300_000 }),
];

const nets = [-12, 8, -30, -22, 15, -40, -8, 22, -60, 12, -14, -211];
const storyMonths: NetMonth[] = nets.map((net, place) => {
  const month = new Date(Date.UTC(2025, 11 + place, 1)).toISOString().slice(0, 7);
  return { month, bet: 1_400_000, win: 1_400_000 + net * 1_000, net: net * 1_000 };
});

/** A player with limits, a reality check of thirty minutes, and a year that cost him money. */
export const storyProtection: Protection = {
  limits: storyLimits,
  realityCheckMinutes: 30,
  net: {
    day: { bet: 86_000, win: 71_400, net: -14_600 },
    month: { bet: 1_240_000, win: 1_144_000, net: -96_000 },
    year: { bet: 16_842_000, win: 16_502_000, net: -340_000 },
  },
  playedTodayMinutes: 70,
  months: storyMonths,
};

/** A player who has set nothing and has not played. */
export const storyUnprotected: Protection = {
  limits: storyLimits.map(({ kind, period }) => ({ kind, period, used: 0 })),
  net: { day: { bet: 0, win: 0, net: 0 }, month: { bet: 0, win: 0, net: 0 }, year: { bet: 0, win: 0, net: 0 } },
  playedTodayMinutes: 0,
  months: storyMonths.map(({ month }) => ({ month, bet: 0, win: 0, net: 0 })),
};

/** A player with large amounts everywhere. */
export const storyWide: Protection = {
  ...storyProtection,
  limits: storyLimits.map(({ kind, period }) => ({
    kind,
    period,
    used: 1_112_480_700,
    amount: 1_234_567_890,
    ...(period === 'week' && {
      change: { amount: 2_234_567_890, readyAt: '2026-11-22T12:42:00Z', lapsesAt: '2026-11-29T12:42:00Z', isReady: false },
    }),
  })),
  net: {
    day: { bet: 112_480_700, win: 12_480_700, net: -100_000_000 },
    month: { bet: 1_234_567_890, win: 112_480_700, net: -1_122_087_190 },
    year: { bet: 11_234_567_890, win: 1_112_480_700, net: -10_122_087_190 },
  },
};

/** A break of a day. */
export const storyBreak: Closure = {
  kind: 'break',
  since: '2026-11-21T12:42:00Z',
  until: '2026-11-22T12:42:00Z',
  opensAt: '2026-11-22T12:42:00Z',
  canAskReturn: false,
};
/** A self-exclusion that is over, and play has not been asked for. */
export const storyOver: Closure = { kind: 'exclusion', since: '2026-05-20T12:42:00Z', until: '2026-11-20T12:42:00Z', canAskReturn: true };

/** A self-exclusion of 24 months that has just begun: a story's clock is the device's. */
export const storyExclusion = (): Closure => {
  const until = new Date();
  until.setUTCMonth(until.getUTCMonth() + 24);
  return { kind: 'exclusion', since: new Date().toISOString(), until: until.toISOString(), canAskReturn: false };
};
