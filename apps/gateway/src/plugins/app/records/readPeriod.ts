import { limits, type Period } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { refusedFields } from '../../../wire/AppError.ts';

/** The first moment of a period, and the first that lies behind it. */
export interface Moments {
  from: SQL;
  until: SQL;
}

const dayMs = 86_400_000;

/** The day that it is in a zone, `yyyy-MM-dd`. */
export const dayIn = (timeZone: string, date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date);

/**
 * The moments of a period of days: a day begins at the brand's midnight. The oldest is the one that §9's 30 days begin in.
 * @throws AppError `validation_failed` of `from`, where it lies behind `to` or before what is kept
 */
export function readPeriod({ from, to }: Period, timeZone: string, now = new Date()): Moments {
  const oldest = dayIn(timeZone, new Date(now.valueOf() - limits.recordDays * dayMs));
  if (from > to || from < oldest) throw refusedFields([{ field: 'from', code: 'field_format_error' }]);
  return {
    from: sql`(${from}::date::timestamp at time zone ${timeZone}::text)`,
    until: sql`((${to}::date + 1)::timestamp at time zone ${timeZone}::text)`,
  };
}
