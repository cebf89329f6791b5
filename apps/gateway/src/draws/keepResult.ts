import { type LotteryDraw, limits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { drawColumns } from './readDraws.ts';

/** Names one period of one lottery. */
export interface PeriodKey {
  lottery: string;
  period: string;
}

/** Told of a result in its transaction: both are kept, or none. */
export type OnDrawn = (tx: Tx, drawn: PeriodKey) => Promise<void>;

/** Numbers of a period, and the names of the sources that agreed on them where no seed has drawn them. */
export interface Result {
  numbers: readonly number[];
  sources?: readonly string[];
}

/** §4: a period whose result comes later is refunded, so that it takes none any more. Of a row `p`. */
export const canTakeResult = sql`p.draws_at > statement_timestamp() - make_interval(hours => ${limits.lotteryCancelAfterHours})`;

/**
 * Keeps the result of a period that has none yet.
 * @returns the draw; undefined where another process was first, or where a result from outside is too late
 */
export function keepResult(
  db: Db,
  { lottery, period }: PeriodKey,
  { numbers, sources }: Result,
  onDrawn: OnDrawn,
): Promise<LotteryDraw | undefined> {
  const names = sources ? JSON.stringify(sources) : null;
  return db.transaction(async (tx) => {
    const [kept] = await rowsOf<{ draw: LotteryDraw }>(
      tx,
      sql`with p as (update lottery_periods p set numbers = ${JSON.stringify(numbers)}::jsonb, sources = ${names}::jsonb, drawn_at = statement_timestamp()
        where p.lottery = ${lottery} and p.period = ${period} and p.numbers is null and ${sources ? canTakeResult : sql`true`}
        returning p.*) select ${drawColumns} as draw from p`,
    );
    if (kept) await onDrawn(tx, { lottery, period });
    return kept?.draw;
  });
}
