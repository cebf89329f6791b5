import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { periodsUntil } from './periods.ts';

const dayMs = 24 * 60 * 60_000;

/** A period that takes bets now or within a day. */
export interface PeriodAhead {
  period: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

/**
 * The periods of a lottery that are drawn within the next 24 hours and not closed, the open one first: those that are made already, and behind
 * them those that will be.
 */
export async function periodsAhead(db: Db | Tx, lottery: Lottery, timeZone: string, now: Date = new Date()): Promise<PeriodAhead[]> {
  const until = new Date(now.valueOf() + dayMs);
  const made = await rowsOf<{ period: string; opens: string; closes: string; draws: string }>(
    db,
    sql`select period, opens_at::text as opens, closes_at::text as closes, draws_at::text as draws from lottery_periods
      where lottery = ${lottery.code} and draws_at > ${now.toISOString()}::timestamptz and draws_at <= ${until.toISOString()}::timestamptz
        and closes_at > ${now.toISOString()}::timestamptz
      order by draws_at`,
  );
  const known = made.map(({ period, opens, closes, draws }) => ({
    ...{ period, opensAt: new Date(opens), closesAt: new Date(closes), drawsAt: new Date(draws) },
  }));
  const later = periodsUntil(lottery, known.at(-1)?.drawsAt ?? now, { until, timeZone }).filter(({ closesAt }) => closesAt > now);
  return [...known, ...later];
}
