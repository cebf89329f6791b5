import type { MissionPeriod } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';

/** First day of the period that a day is in; a week begins on Monday. */
export const startOf = (period: MissionPeriod | SQL, day: SQL): SQL => sql`date_trunc(${period}::text, ${day}::timestamp)::date`;

/** Days of a period. */
export const daysOf = { day: 1, week: 7 } as const satisfies Record<MissionPeriod, number>;

/** A period of a mission or a leaderboard. */
export interface Turn {
  period: MissionPeriod;
  /** First and last day, of the brand's zone: `YYYY-MM-DD`. */
  startsOn: string;
  lastDay: string;
  /** ISO 8601. */
  endsAt: string;
  /** Whether it runs now. */
  isCurrent: boolean;
}

/** The running periods and those before them. */
export async function readTurns(db: Db | Tx, timeZone: string): Promise<Turn[]> {
  return rowsOf<Turn>(
    db,
    sql`select p.period, b.starts::text as "startsOn", (b.starts + p.days - 1)::text as "lastDay",
        ${isoOf(sql`((b.starts + p.days)::timestamp at time zone ${timeZone}::text)`)} as "endsAt", back = 0 as "isCurrent"
      from (values ('day', 1), ('week', 7)) as p (period, days) cross join (values (0), (1)) as t (back) cross join lateral (
        select ${startOf(sql`p.period`, sql`(clock_timestamp() at time zone ${timeZone}::text)::date`)} - back * p.days as starts
      ) b order by back, p.period`,
  );
}
