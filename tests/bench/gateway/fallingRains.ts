import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { putRain } from '../../../apps/gateway/src/domains/rewards/rain/putRain.ts';
import type { Place } from './seededDatabase.ts';

/** Of one rain a player catches one piece, so that it takes many rains to catch some thousands. */
export const rainCount = 20;
/** So many that the free ones never become few. Each holds the same. */
export const rainPieces = 10_000;
const title = { vi: 'Mưa của bench', en: 'Rain of the bench' };

/** Rains of the house that fall for an hour, and whose pieces have to be wagered. @returns their ids in order */
export async function insertRains(place: Place): Promise<string[]> {
  const database = await openDatabase(place);
  try {
    for (let count = 0; count < rainCount; count += 1) {
      await database.db.transaction((tx) =>
        putRain(tx, {
          ...{ title, pool: rainPieces, pieces: rainPieces, least: 1, minutes: 60, daysToWager: 1 },
          startsAt: new Date().toISOString(),
          wagering: { times: 1, of: 'bonus', weights: {} },
        }),
      );
    }
    return await rainsIn(database);
  } finally {
    await database.close();
  }
}

/** Them in their order. */
export async function rainsIn({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(db, sql`select id from rains where title ->> 'en' = ${title.en} order by id`);
  return found.map(({ id }) => id);
}
