import type { LotteryDraw } from '@baize/contract';
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

/**
 * Keeps the numbers of a period that has none yet.
 * @returns the result; undefined where another process was first
 */
export function keepResult(
  db: Db,
  { lottery, period }: PeriodKey,
  numbers: readonly number[],
  onDrawn: OnDrawn,
): Promise<LotteryDraw | undefined> {
  return db.transaction(async (tx) => {
    const [kept] = await rowsOf<{ draw: LotteryDraw }>(
      tx,
      sql`update lottery_periods p set numbers = ${JSON.stringify(numbers)}::jsonb, drawn_at = clock_timestamp()
        where p.lottery = ${lottery} and p.period = ${period} and p.numbers is null returning ${drawColumns} as draw`,
    );
    if (kept) await onDrawn(tx, { lottery, period });
    return kept?.draw;
  });
}
