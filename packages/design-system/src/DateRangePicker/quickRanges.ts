import { addDays, type IsoDate } from './isoDates.ts';
import type { DateBounds } from './readRange.ts';

/** §9 "Date pickers: next 7 or 30 days, last 7 or 30 days". */
export type QuickRange = 'last7Days' | 'last30Days' | 'next7Days' | 'next30Days';

const daysOf: Record<QuickRange, number> = { last7Days: -6, last30Days: -29, next7Days: 6, next30Days: 29 };

/** Both ends of a quick range, of which today is a day, as far as it lies within the bounds; undefined where none of its days does. */
export function quickRange(kind: QuickRange, today: IsoDate, { min, max }: DateBounds): { from: IsoDate; to: IsoDate } | undefined {
  const other = addDays(today, daysOf[kind]);
  const [first, last] = daysOf[kind] < 0 ? [other, today] : [today, other];
  const from = min && min > first ? min : first;
  const to = max && max < last ? max : last;
  return from <= to ? { from, to } : undefined;
}
