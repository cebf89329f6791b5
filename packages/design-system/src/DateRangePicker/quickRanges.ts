import { addDays, type IsoDate } from './isoDates.ts';

/** §9 "Date pickers: next 7 or 30 days, last 7 or 30 days". */
export type QuickRange = 'last7Days' | 'last30Days' | 'next7Days' | 'next30Days';

const daysOf: Record<QuickRange, number> = { last7Days: -6, last30Days: -29, next7Days: 6, next30Days: 29 };

/** Both ends of a quick range; today is one of its days. */
export function quickRange(kind: QuickRange, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const other = addDays(today, daysOf[kind]);
  return daysOf[kind] < 0 ? { from: other, to: today } : { from: today, to: other };
}
