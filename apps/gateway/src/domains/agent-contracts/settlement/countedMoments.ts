import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { holdLock } from '../../../db/holdLock.ts';

/**
 * Moments from which play is counted, in order, found one by one in the index: they are few, and their rows are many.
 * @param from the first that is wanted, ISO 8601; default all
 * @param to the first that is not, ISO 8601
 */
export async function* countedMoments(db: Db | Tx, from = '-infinity', to = 'infinity'): AsyncGenerator<string> {
  const first = sql`counted_from >= ${from}::timestamptz`;
  for (let last: string | undefined; ; ) {
    const isNext = last === undefined ? first : sql`counted_from > ${last}::timestamptz`;
    const [row] = await rowsOf<{ at: string | null }>(
      db,
      sql`select min(counted_from)::text as at from counted_figures where ${isNext} and counted_from < ${to}::timestamptz`,
    );
    if (!row || row.at === null) return;
    last = row.at;
    yield last;
  }
}

/**
 * Keeps counted play at its moments until the transaction ends, before it reads them: who moves play to other moments does it alone, so that a period
 * that is read in several statements misses none.
 */
export const holdCounted = (tx: Tx, how: 'alone' | 'shared'): Promise<void> => holdLock(tx, 'counted', how);
