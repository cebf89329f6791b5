import { settledPeriodOf } from '@baize/contract';
import type { DrawLogOf, LoggedPeriod } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { dayName, periodsUntil } from './periods.ts';
import { loggedColumns } from './readDraws.ts';

const minuteMs = 60_000;
/** A moment of a day of a zone. */
function momentOf(day: string, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  // Twelve hours and more before UTC it is the next day by then.
  return dayName(noon, timeZone) === day.replaceAll('-', '') ? noon : new Date(`${day}T00:00:00Z`);
}

/** A log: whose it is, and its periods, the oldest first. */
export interface DrawLog {
  of: DrawLogOf;
  rows: readonly LoggedPeriod[];
}

/** Periods that a lottery has on a day by its times, from the first moment of the day to the first one after it. */
function periodsOfDay(lottery: Lottery, begin: Date, end: Date, timeZone: string): number {
  const { times } = lottery;
  if ('everyMinutes' in times) return Math.floor((end.valueOf() - begin.valueOf()) / (times.everyMinutes * minuteMs));
  return periodsUntil(lottery, new Date(begin.valueOf() - 1), { until: new Date(end.valueOf() - 1), timeZone }).length;
}

/**
 * The periods of a lottery that begin on a day and whose time to be drawn has come.
 * @param day `yyyy-MM-dd` of the zone
 */
export async function readDrawLog(db: Db, lottery: Lottery, day: string, timeZone: string): Promise<DrawLog> {
  const { code, family } = lottery;
  const { begin, end } = settledPeriodOf('daily', momentOf(day, timeZone), timeZone);
  const rows = await rowsOf<{ row: LoggedPeriod }>(
    db,
    sql`select ${loggedColumns} as row from lottery_periods p
      where p.lottery = ${code} and p.draws_at between ${begin.toISOString()}::timestamptz and ${end.toISOString()}::timestamptz
        and left(p.period, 8) = ${day.replaceAll('-', '')} and p.draws_at <= clock_timestamp()
      order by p.draws_at`,
  );
  return {
    of: { lottery: code, family, day, periodsOfDay: periodsOfDay(lottery, begin, end, timeZone) },
    rows: rows.map(({ row }) => row),
  };
}
