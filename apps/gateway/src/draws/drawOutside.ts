import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { askSources } from './askSources.ts';
import type { Drawing } from './drawDue.ts';
import { canTakeResult, keepResult, type PeriodKey } from './keepResult.ts';
import { lunarYearOf } from './lunarYear.ts';

/** Milliseconds after a draw from which on a result that neither source has, or one alone, is no usual delay any more. */
const usualMs = 60 * 60_000;

/** Periods whose time has come and whose results are published outside: not those that are refunded by now. */
export const outsideDue = (db: Db): Promise<PeriodKey[]> =>
  rowsOf<PeriodKey>(
    db,
    sql`select p.lottery, p.period from lottery_periods p
      where p.numbers is null and p.seed is null and p.draws_at <= clock_timestamp() and ${canTakeResult} order by p.draws_at limit 200`,
  );

/**
 * Asks the sources of a lottery for the result of a period, and keeps it where both say the same.
 * @throws Error where they don't agree, one can't be asked, or the result is long overdue: an operator reads it, and the period is asked for again
 */
export async function drawOutside(
  db: Db,
  { code, family, sources }: Lottery,
  period: string,
  { timeZone, onDrawn, tell }: Drawing,
): Promise<void> {
  const [waiting] = await rowsOf<{ drawsAt: string }>(
    db,
    sql`select p.draws_at::text as "drawsAt" from lottery_periods p
      where p.lottery = ${code} and p.period = ${period} and p.numbers is null and p.seed is null and ${canTakeResult}`,
  );
  if (!waiting || !sources) return;
  const drawsAt = new Date(waiting.drawsAt);
  const { draw: shape } = lotteryFamily(family, lunarYearOf(drawsAt, timeZone));
  const answer = await askSources(sources, { lottery: code, period, drawsAt }, shape);
  if (answer.status === 'refused') throw new Error(`${code} ${period} is not settled: ${answer.reason}`);
  if (answer.status === 'waiting') {
    if (Date.now() - drawsAt.valueOf() > usualMs) throw new Error(`${code} ${period} is not settled: not both sources have its result`);
    return;
  }
  const names = sources.map(({ name }) => name);
  const kept = await keepResult(db, { lottery: code, period }, { numbers: answer.numbers, sources: names }, onDrawn);
  if (kept) await tell(code, kept);
}
