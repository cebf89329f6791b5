import { type SQL, sql } from 'drizzle-orm';

/** Buckets of level 1 in one of level 0. */
const inCoarse = 100;
/** Leading digits that tell a bucket of level 1. */
const digits = 4;

/**
 * Bucket of level 1 of a score above 0: how many digits it has, and its first four. A hundred buckets of the next level are at most in one of
 * level 0, and each is a thousandth of its scores wide or less, so that few members share one, however many there are.
 */
export const bucketOf = (score: SQL): SQL =>
  sql`(length((${score})::text) * 10000 + left(rpad((${score})::text, ${sql.raw(String(digits))}, '0'), ${sql.raw(String(digits))})::int)`;

/** The highest score that is in the bucket of a score. */
export const topOf = (score: SQL): SQL => sql`(case when length((${score})::text) <= ${sql.raw(String(digits))} then ${score} else
  rpad(left((${score})::text, ${sql.raw(String(digits))}), length((${score})::text), '9')::bigint end)`;

const levels = (score: SQL): SQL =>
  sql`(values (1, ${bucketOf(score)}), (0, ${bucketOf(score)} / ${sql.raw(String(inCoarse))})) as l (level, bucket)`;

/** Moves members between buckets, by `moved (period, starts_on, before, now)`. Rows are taken in the order of their keys. */
export const bucketChanges = sql`insert into leaderboard_buckets as b (period, starts_on, level, bucket, members)
    select period, starts_on, l.level, l.bucket, sum(change)::int from (
      select period, starts_on, now as score, 1 as change from moved where now > 0
      union all select period, starts_on, before, -1 from moved where before > 0
    ) c cross join lateral ${levels(sql`c.score`)}
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (period, starts_on, level, bucket) do update set members = b.members + excluded.members`;

/**
 * Rank of the one score of `m (period, starts_on, score, reached_at, customer_id)`: all members in the buckets above, and those in its own who are
 * ahead. It reads some hundred buckets and one bucket's members, independent of how many members there are.
 */
export const rankOf = sql`(1
    + coalesce((select sum(members) from leaderboard_buckets b, m where b.period = m.period and b.starts_on = m.starts_on and b.level = 0
        and b.bucket > ${bucketOf(sql`m.score`)} / ${sql.raw(String(inCoarse))}), 0)
    + coalesce((select sum(members) from leaderboard_buckets b, m where b.period = m.period and b.starts_on = m.starts_on and b.level = 1
        and b.bucket > ${bucketOf(sql`m.score`)}
        and b.bucket < (${bucketOf(sql`m.score`)} / ${sql.raw(String(inCoarse))} + 1) * ${sql.raw(String(inCoarse))}), 0)
    + (select count(*) from leaderboard_scores s, m where s.period = m.period and s.starts_on = m.starts_on and s.score > 0
        and s.score > m.score and s.score <= ${topOf(sql`m.score`)})
    + (select count(*) from leaderboard_scores s, m where s.period = m.period and s.starts_on = m.starts_on and s.score > 0
        and s.score = m.score and (s.reached_at, s.customer_id) < (m.reached_at, m.customer_id)))::int`;
