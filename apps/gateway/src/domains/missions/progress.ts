import type { MissionMeasure } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { settledDays } from '../../rollups/playedDays.ts';
import type { Turn } from './periods.ts';

/** What a member did on one day. */
interface DayOfMember {
  day: string;
  turnover: number;
  rounds: number;
  /** Types of the games that he played. */
  types: readonly string[];
  deposits: number;
  checkIns: number;
}

/** A member's days from one on. Rows by day are read, and rounds that were not counted yet. */
export async function readDays(db: Db | Tx, customerId: string, timeZone: string, from: string): Promise<DayOfMember[]> {
  return rowsOf<DayOfMember>(
    db,
    sql`with days as (
        select day, vendor_type, bet, rounds, 0 as deposits, 0 as check_ins from (
          ${settledDays({ customerId, timeZone, inPeriod: sql`day >= ${from}::date` })}) s
        union all select (settled_at at time zone ${timeZone}::text)::date, '', 0, 0, 1, 0 from deposits
          where customer_id = ${customerId}::uuid and state = 'credited' and settled_at >= ${from}::timestamp at time zone ${timeZone}::text
        union all select e.occasion::date, '', 0, 0, 0, 1 from promotion_entries e
          join promotions p on p.promotion_id = e.promotion_id and p.terms ->> 'kind' = 'checkIn'
          where e.customer_id = ${customerId}::uuid and e.state = 'claimed' and e.occasion >= ${from} and e.occasion <> 'once'
      ), played as (
        select day, vendor_type from days group by 1, 2 having sum(rounds) > 0
      )
      select day::text as day, sum(bet)::float8 as turnover, sum(rounds)::float8 as rounds, sum(deposits)::float8 as deposits,
        sum(check_ins)::float8 as "checkIns", (select coalesce(json_agg(vendor_type), '[]') from played p where p.day = days.day) as types
      from days group by days.day`,
  );
}

const sum = (days: readonly DayOfMember[], figure: 'turnover' | 'rounds' | 'deposits' | 'checkIns'): number =>
  Math.max(
    0,
    days.reduce((total, day) => total + day[figure], 0),
  );

/** How much of a measure a member has in a period. */
export function progressOf(measure: MissionMeasure, { startsOn, lastDay }: Turn, all: readonly DayOfMember[]): number {
  const days = all.filter(({ day }) => day >= startsOn && day <= lastDay);
  return measure === 'vendors' ? new Set(days.flatMap(({ types }) => types)).size : sum(days, measure);
}
