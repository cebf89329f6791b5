import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { dayIn } from '../../rollups/deltas.ts';
import { isPlayer } from '../../rollups/isPlayer.ts';
import { bucketChanges } from './buckets.ts';
import { startOf } from './periods.ts';

/** What a player's turnover of a day has grown by; less than nothing where rounds were taken back. */
export interface Turnover {
  customerId: string;
  /** Of the brand's zone: `YYYY-MM-DD`. */
  day: string;
  added: number;
  /** When the last of the rounds ended, ISO 8601. */
  reachedAt: string;
}

/** What rounds, `r`, add to the turnover of their players, less what the figures have of them; nothing where no leaderboard is on. */
export const turnoverOf = (timeZone: string): SQL => sql`
  select r.customer_id as "customerId", ${dayIn(sql`r.opened_at`, timeZone)} as day,
    sum(case when r.ended_at is null then 0 else r.bet_total end - case when r.is_rolled then r.rolled_bet else 0 end) as added,
    coalesce(max(r.ended_at), clock_timestamp()) as "reachedAt"
  from r where exists (select from leaderboards where not is_off) group by 1, 2`;

/**
 * Counts turnover for the leaderboards, in the transaction that counts it for the figures, and so exactly once. What changes of a period whose
 * result stands counts for the oldest one that is open.
 */
export async function countScores(tx: Tx, turnover: readonly Turnover[]): Promise<void> {
  const moved = turnover.filter(({ added }) => added !== 0);
  if (moved.length === 0) return;
  // A freeze waits for it, or it for the freeze: each round is on one side of a result.
  const boards = await rowsOf(tx, sql`select period from leaderboards where not is_off order by period for share`);
  if (boards.length === 0) return;
  await tx.execute(sql`with t as (
      select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        as t ("customerId" uuid, day date, added bigint, "reachedAt" timestamptz)
    ), s as (
      select c.id as customer_id, b.period, greatest(${startOf(sql`b.period`, sql`t.day`)}, b.frozen_to) as starts_on,
        sum(t.added)::bigint as added, max(t."reachedAt") as reached_at
      from t join customers c on c.id = t."customerId" and ${isPlayer}
        cross join (select period, frozen_to from leaderboards where not is_off) b
      group by 1, 2, 3 having sum(t.added) <> 0
    ), kept as (
      insert into leaderboard_scores as l (customer_id, period, starts_on, score, reached_at)
      select customer_id, period, starts_on, added, reached_at from s order by 1, 2, 3
      on conflict (customer_id, period, starts_on) do update set score = l.score + excluded.score,
        reached_at = greatest(l.reached_at, excluded.reached_at)
      returning customer_id, period, starts_on, score
    ), moved as (
      select k.period, k.starts_on, k.score as now, k.score - s.added as before from kept k join s using (customer_id, period, starts_on)
    ) ${bucketChanges}`);
}
