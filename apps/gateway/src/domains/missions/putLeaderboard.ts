import { type LeaderboardTerms, leaderboardTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { rowsOf } from '../../db/database.ts';
import { isPlayer } from '../../rollups/isPlayer.ts';
import { bucketChanges } from './buckets.ts';
import { startOf } from './periods.ts';

/** Ranks that a result keeps at most. */
const mostRanks = 1_000;

/** A rule that the shape of terms can't say. */
const rules: readonly [field: string, isBroken: (terms: LeaderboardTerms) => boolean, sentence: string][] = [
  [
    'prizes',
    ({ prizes }) => prizes.some(({ from, to }, index) => from !== (prizes[index - 1]?.to ?? 0) + 1 || to < from),
    'are in order from rank 1 on, without gaps or overlaps',
  ],
  ['prizes', ({ prizes }) => (prizes.at(-1)?.to ?? 0) > mostRanks, `end with rank ${mostRanks}`],
  ['wagering.of', ({ wagering }) => wagering.of !== 'bonus', 'is bonus'],
];

/**
 * Reads a leaderboard from JSON.
 * @returns its terms, or what is wrong with which field
 */
export function readWrittenLeaderboard(written: unknown): { terms: LeaderboardTerms } | { fault: string } {
  const parsed = leaderboardTerms.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is refused'}` };
  }
  const unknown = Object.keys(written as object).find((name) => !Object.hasOwn(leaderboardTerms.shape, name));
  if (unknown) return { fault: `${unknown}: there is no such field` };
  const broken = rules.find(([, isBroken]) => isBroken(parsed.data));
  return broken ? { fault: `${broken[0]} ${broken[2]}` } : { terms: parsed.data };
}

/**
 * Keeps a leaderboard. One that begins, or is on again, counts what was played since its period began: no follower counts meanwhile.
 */
export async function putLeaderboard(db: Db | Tx, terms: LeaderboardTerms, timeZone: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table daily_figures in share row exclusive mode`);
    const { period } = terms;
    const data = JSON.stringify(terms);
    const changed = await rowsOf(
      tx,
      sql`update leaderboards set terms = ${data}::jsonb where period = ${period} and not is_off returning 1`,
    );
    if (changed.length > 0) return;
    const [row] = await rowsOf<{ startsOn: string }>(
      tx,
      sql`with kept as (
          insert into leaderboards as l (period, terms, frozen_to)
          values (${period}, ${data}::jsonb, ${startOf(period, sql`(clock_timestamp() at time zone ${timeZone}::text)::date`)})
          on conflict (period) do update set terms = excluded.terms, is_off = false, frozen_to = greatest(l.frozen_to, excluded.frozen_to)
          returning frozen_to
        ) select frozen_to::text as "startsOn" from kept`,
    );
    const startsOn = row?.startsOn ?? '';
    await tx.execute(sql`delete from leaderboard_scores where period = ${period} and starts_on = ${startsOn}::date`);
    await tx.execute(sql`delete from leaderboard_buckets where period = ${period} and starts_on = ${startsOn}::date`);
    await tx.execute(sql`with moved as (
        insert into leaderboard_scores (customer_id, period, starts_on, score, reached_at)
        select f.customer_id, ${period}::text, ${startsOn}::date, sum(f.bet), clock_timestamp()
        from daily_figures f join customers c on c.id = f.customer_id and ${isPlayer}
        where f.day >= ${startsOn}::date group by 1 having sum(f.bet) > 0
        returning period, starts_on, score as now, 0::bigint as before
      ) ${bucketChanges}`);
  });
}
