import { limits, type Period } from '@baize/contract';
import { daysBefore, keptPeriod } from '../../core/time/keptPeriod.ts';

/** Ranges of one tap (§9 "Date pickers": last 7 or 30 days). */
const quickPeriods = ['today', 'yesterday', 'last7Days', 'last30Days'] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

/** How many days before today a range begins and ends. */
const endsOf: Record<QuickPeriod, readonly [first: number, last: number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  last7Days: [6, 0],
  last30Days: [29, 0],
};

/** The days of a range of one tap. */
export function quickPeriod(kind: QuickPeriod, today: string): Period {
  const [first, last] = endsOf[kind];
  return { from: daysBefore(today, first), to: daysBefore(today, last) };
}

/** Ranges of one tap, the widest last: all that is kept, where a brand keeps more than §9's days. */
export function quickPeriodsOf(today: string, recordDays: number): { kind: QuickPeriod | 'lastDays'; period: Period }[] {
  const usual = quickPeriods.map((kind) => ({ kind, period: quickPeriod(kind, today) }));
  return recordDays > limits.recordDays ? [...usual, { kind: 'lastDays', period: keptPeriod(today, recordDays) }] : usual;
}
