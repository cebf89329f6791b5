import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { periodsUntil } from './periods.ts';
import { lotteryPeriods } from './schema.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How far ahead periods are made: a good while before they open, so that each commitment stands before the first bet. */
const aheadMs = { quick: 60 * minuteMs, scheduled: 9 * dayMs };

const horizonOf = ({ times }: Lottery): number => ('everyMinutes' in times ? aheadMs.quick : aheadMs.scheduled);

/** A seed and what commits to it. */
function newSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32);
  return { seed: seed.toString('hex'), commitment: createHash('sha256').update(seed).digest('hex') };
}

/** Makes the periods ahead, each with a seed of its own where its lottery takes no results from outside. The same whichever process comes first: a period that is there stays as it is. */
export async function makePeriods(db: Db, lotteries: readonly Lottery[], timeZone: string, now: Date = new Date()): Promise<void> {
  const known = await rowsOf<{ lottery: string; last: string }>(
    db,
    sql`select lottery, to_char(max(draws_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last from lottery_periods group by lottery`,
  );
  const lastOf = new Map(known.map(({ lottery, last }) => [lottery, new Date(last)]));
  for (const lottery of lotteries) {
    const last = lastOf.get(lottery.code);
    // After a long stop the periods between are not made: nobody could have bet on them.
    const after = last && last > now ? last : now;
    const periods = periodsUntil(lottery, after, { until: new Date(now.valueOf() + horizonOf(lottery)), timeZone });
    const rows = periods.map((period) => ({ ...period, lottery: lottery.code, ...(!lottery.sources && newSeed()) }));
    if (rows.length > 0) await db.insert(lotteryPeriods).values(rows).onConflictDoNothing();
  }
}
