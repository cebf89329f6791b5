import type { PointReward, PointRewardTerms } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** Condition on rewards, `w`: they can be redeemed now, as long as there are any. */
export const isOffered: SQL = sql`(not w.is_off and coalesce((w.terms ->> 'startsAt')::timestamptz <= clock_timestamp(), true)
  and coalesce((w.terms ->> 'endsAt')::timestamptz > clock_timestamp(), true))`;

/** What the mall has now, in its order. */
export async function listRewards(db: Db | Tx): Promise<PointReward[]> {
  const rows = await rowsOf<{ terms: PointRewardTerms; stock: number | null; redeemed: number }>(
    db,
    sql`select terms, stock, redeemed from point_rewards w where ${isOffered} order by place, reward_id limit 200`,
  );
  return rows.map(({ terms, stock, redeemed }) => ({ ...terms, redeemed, ...(stock !== null && { left: stock - redeemed }) }));
}
