import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { bucketChanges } from '../../../apps/gateway/src/domains/missions/buckets.ts';
import { startOf } from '../../../apps/gateway/src/domains/missions/periods.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import type { Place } from './seededDatabase.ts';

const today = sql`(clock_timestamp() at time zone ${testTimeZone}::text)::date`;

/** Puts so many members on the running leaderboards of the day and the week: many with little turnover, few with much, member01 in the middle. */
export async function insertLeaderboards(place: Place, members: { day: number; week: number }): Promise<void> {
  const database = await openDatabase(place);
  try {
    for (const period of ['day', 'week'] as const) {
      const starts = startOf(period, today);
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`with moved as (
            insert into leaderboard_scores (customer_id, period, starts_on, score, reached_at)
            select case when n = 0 then (select id from customers where account = 'member01') else md5(${period}::text || n)::uuid end, ${period}, ${starts},
              case when n = 0 then 1000000 else 1000 * floor(1000 * exp(3 * (random() + random() + random() + random() - 2)) + 1)::bigint end,
              now() - n * interval '1 millisecond'
            from generate_series(0, ${members[period] - 1}::int) n
            returning period, starts_on, score as now, 0::bigint as before
          ) ${bucketChanges}`);
      });
      await database.db.execute(sql`analyze leaderboard_scores`);
      await database.db.execute(sql`analyze leaderboard_buckets`);
    }
  } finally {
    await database.close();
  }
}
