import type { Period } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { refusedFields } from '../../wire/AppError.ts';

/** The settings by which periods are read. */
export interface RecordRule {
  /** IANA zone of the brand. */
  timeZone: string;
  /** §9: days that records can be queried for. */
  recordDays: number;
}

/** The first moment of a period, and the first one after it. */
export interface Moments {
  from: SQL;
  until: SQL;
  /** Its days, in the brand's zone. */
  period: Period;
  timeZone: string;
}

/** A period, and each of its days that has begun, in the brand's zone. */
export interface DaysOfPeriod {
  moments: Moments;
  /** `yyyy-MM-dd`, the oldest first. */
  days: readonly string[];
  timeZone: string;
}

const dayMs = 86_400_000;

/** The day that it is in a zone, `yyyy-MM-dd`. */
export const dayIn = (timeZone: string, date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date);

/** Days of a period that have begun. Future days have no figures. */
function daysBegun({ from, to }: Period, timeZone: string, now: Date): string[] {
  const today = dayIn(timeZone, now);
  const last = new Date(`${to < today ? to : today}T00:00:00Z`).valueOf();
  const days: string[] = [];
  for (let day = new Date(`${from}T00:00:00Z`).valueOf(); day <= last; day += dayMs) days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

/** The moments of days of a zone. */
export const momentsOf = ({ from, to }: Period, timeZone: string): Moments => ({
  from: sql`(${from}::date::timestamp at time zone ${timeZone}::text)`,
  until: sql`((${to}::date + 1)::timestamp at time zone ${timeZone}::text)`,
  period: { from, to },
  timeZone,
});

/**
 * The moments of a period of days: a day begins at the brand's midnight. The oldest moment is the beginning of §9's days.
 * @throws AppError `validation_failed` at `from`, when it is later than `to` or before the kept days
 */
export function readPeriod({ from, to }: Period, { timeZone, recordDays }: RecordRule, now = new Date()): Moments {
  const oldest = dayIn(timeZone, new Date(now.valueOf() - recordDays * dayMs));
  if (from > to || from < oldest) throw refusedFields([{ field: 'from', code: 'field_format_error' }]);
  return momentsOf({ from, to }, timeZone);
}

/**
 * A period with its days.
 * @throws AppError as {@link readPeriod}
 */
export const readDays = (period: Period, rule: RecordRule, now = new Date()): DaysOfPeriod => ({
  moments: readPeriod(period, rule, now),
  days: daysBegun(period, rule.timeZone, now),
  timeZone: rule.timeZone,
});
