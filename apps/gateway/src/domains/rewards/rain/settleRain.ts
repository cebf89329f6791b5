import { randomUUID } from 'node:crypto';
import type { RainTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { isoOf } from '../../../db/keyset.ts';
import { post } from '../../../ledger/post.ts';
import { putRain } from './putRain.ts';

/** Rains that are over and not settled. */
export async function endedRains(db: Db, most: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from rains where settled_at is null and ends_at <= clock_timestamp() order by ends_at limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

type Ended = Omit<RainTerms, 'everyMinutes'> & { agentId: string | null; everyMinutes: number | null };

/**
 * Settles a rain that is over: what nobody has caught returns to the agent who has paid it, and a rain that comes again is announced. It waits for claims
 * that were in time; those after them find no piece that is free.
 * @returns the agent to whom something returned
 */
export async function settleRain(tx: Tx, rainId: string): Promise<string | undefined> {
  const [rain] = await rowsOf<Ended>(
    tx,
    sql`select agent_id as "agentId", title, pool::float8 as pool, pieces, least::float8 as least, ${isoOf(sql`starts_at`)} as "startsAt",
        (extract(epoch from ends_at - starts_at) / 60)::int as minutes, every_minutes as "everyMinutes", wagering, days_to_wager as "daysToWager"
      from rains where id = ${rainId}::uuid and settled_at is null and ends_at <= clock_timestamp() for update`,
  );
  if (!rain) return undefined;
  const [left] = await rowsOf<{ sum: number }>(
    tx,
    sql`with freed as (update rain_pieces set returned_at = statement_timestamp() where rain_id = ${rainId}::uuid and customer_id is null
        and returned_at is null returning amount)
      select coalesce(sum(amount), 0)::float8 as sum from freed`,
  );
  const returned = left?.sum ?? 0;
  await tx.execute(sql`update rains set settled_at = statement_timestamp(), returned = ${returned} where id = ${rainId}::uuid`);
  const { agentId, everyMinutes, ...terms } = rain;
  if (everyMinutes !== null) await putRain(tx, { ...terms, everyMinutes, startsAt: nextOf(terms.startsAt, everyMinutes) });
  if (agentId === null || returned === 0) return undefined;
  await post(tx, {
    customerId: agentId,
    transactionId: randomUUID(),
    kind: 'rainReturned',
    reference: rainId,
    legs: [
      { account: 'main', amount: returned },
      { account: 'promotions', amount: -returned },
    ],
  });
  return agentId;
}

/** The next time ahead of now; a gateway that was away has missed the ones between. */
function nextOf(startsAt: string, everyMinutes: number): string {
  const [begin, every] = [Date.parse(startsAt), everyMinutes * 60_000];
  const missed = Math.max(1, Math.ceil((Date.now() - begin) / every));
  return new Date(begin + missed * every).toISOString();
}
