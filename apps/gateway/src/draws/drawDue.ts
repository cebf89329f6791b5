import type { LotteryDraw } from '@baize/contract';
import { drawPeriod, lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { keepResult, type OnDrawn } from './keepResult.ts';
import { lunarYearOf } from './lunarYear.ts';

/** Periods that one run draws at most. */
const batch = 200;

/** How periods are drawn. */
export interface Drawing {
  timeZone: string;
  onDrawn: OnDrawn;
  /** Told of each result once it is kept. */
  tell(lottery: string, draw: LotteryDraw): Promise<void>;
}

/**
 * Draws each period whose time has come, once, whichever process comes first. Nothing but the seed that was committed to decides: bets are
 * neither read here nor anywhere that this imports. Periods whose results come from outside are left alone.
 * @returns whether there may be more
 */
export async function drawDue(db: Db, lotteries: readonly Lottery[], { timeZone, onDrawn, tell }: Drawing): Promise<boolean> {
  const due = await rowsOf<{ lottery: string; period: string; seed: string; drawsAt: string }>(
    db,
    sql`select lottery, period, seed, draws_at::text as "drawsAt" from lottery_periods
      where numbers is null and seed is not null and draws_at <= clock_timestamp() order by draws_at, lottery limit ${batch}`,
  );
  for (const { drawsAt, ...one } of due) {
    const lottery = lotteries.find(({ code }) => code === one.lottery);
    // A lottery that the brand has taken down: its open bets are refunded when no result has come (§4).
    if (!lottery) continue;
    const { draw } = lotteryFamily(lottery.family, lunarYearOf(new Date(drawsAt), timeZone));
    const kept = await keepResult(db, one, { numbers: await drawPeriod(draw, one) }, onDrawn);
    if (kept) await tell(one.lottery, kept);
  }
  return due.length === batch;
}

/** Milliseconds until the next draw by the database's clock, which says when a period is due; undefined where none is to come. */
export async function msToNextDraw(db: Db): Promise<number | undefined> {
  const [next] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select ceil(extract(epoch from min(draws_at) - clock_timestamp()) * 1000)::float8 as ms from lottery_periods
      where numbers is null and draws_at > clock_timestamp()`,
  );
  return next?.ms ?? undefined;
}
