import type { Period } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { dayIn, roundDelta } from './deltas.ts';
import { isUnrolled } from './isUnrolled.ts';

/** A customer's days: from a day to another, both of the brand's zone. */
interface CustomerDays {
  customerId: SQL | string;
  timeZone: string;
  /** Condition on `day`. */
  inPeriod: SQL;
}

const columns = sql.raw('day, vendor_type, rounds, bet, win');

/** Rounds that are over, by day of their beginning and vendor type: the figures, and what they do not have yet. */
export const settledDays = ({ customerId, timeZone, inPeriod }: CustomerDays): SQL => sql`
  select ${columns}, 0 as open from daily_figures where customer_id = ${customerId}::uuid and rounds <> 0 and ${inPeriod}
  union all select ${columns}, 0 from (
    select ${roundDelta(timeZone)} from game_rounds r where r.customer_id = ${customerId}::uuid and ${isUnrolled}) newer where ${inPeriod}`;

/**
 * A customer's rounds by day and vendor type, `day, vendor_type, rounds, bet, win, open`, in several rows of a day. It reads rows by day, and
 * rounds that are open or were not counted yet: independent of how many there were.
 */
export const playedDays = (days: CustomerDays): SQL => sql`${settledDays(days)}
  union all select ${columns}, 1 from (
    select ${dayIn(sql`r.opened_at`, days.timeZone)} as day, coalesce(r.vendor_type, '') as vendor_type, 1 as rounds,
      r.bet_total as bet, r.win_total as win from game_rounds r
    where r.customer_id = ${days.customerId}::uuid and r.ended_at is null and (r.bet_total > 0 or r.win_total > 0)) running where ${days.inPeriod}`;

/** Condition on `day` for a period. */
export const inDays = ({ from, to }: Period): SQL => sql`day between ${from}::date and ${to}::date`;
