import { drawPeriod, lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { lunarYearOf } from './lunarYear.ts';

/** Periods that one run draws at most. */
const batch = 200;

/**
 * Draws each period whose time has come, once, whichever process comes first. Nothing but the seed that was committed to decides: bets are
 * neither read here nor anywhere that this imports.
 * @param onDrawn told of each draw in its transaction
 * @returns whether there may be more
 */
export async function drawDue(
  db: Db,
  lotteries: readonly Lottery[],
  { timeZone, onDrawn }: { timeZone: string; onDrawn(tx: Tx, drawn: { lottery: string; period: string }): Promise<void> },
): Promise<boolean> {
  const due = await rowsOf<{ lottery: string; period: string; seed: string; drawsAt: string }>(
    db,
    sql`select lottery, period, seed, draws_at::text as "drawsAt" from lottery_periods
      where numbers is null and draws_at <= clock_timestamp() order by draws_at, lottery limit ${batch}`,
  );
  for (const { drawsAt, ...one } of due) {
    const lottery = lotteries.find(({ code }) => code === one.lottery);
    // A lottery that the brand has taken down: its open bets are refunded when no result has come (§4).
    if (!lottery) continue;
    const { draw } = lotteryFamily(lottery.family, lunarYearOf(new Date(drawsAt), timeZone));
    const numbers = await drawPeriod(draw, one);
    await db.transaction(async (tx) => {
      const drawn = await rowsOf(
        tx,
        sql`update lottery_periods set numbers = ${JSON.stringify(numbers)}::jsonb, drawn_at = clock_timestamp()
          where lottery = ${one.lottery} and period = ${one.period} and numbers is null returning 1`,
      );
      if (drawn.length > 0) await onDrawn(tx, one);
    });
  }
  return due.length === batch;
}
