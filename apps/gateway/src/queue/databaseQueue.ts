import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf, type Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { JobKind } from './kinds.ts';
import { type ClaimedJob, type FinishedJob, LeaseLostError, lookEveryMs, type Queue, type QueueCount, suspectTries } from './Queue.ts';

/** What processes tell each other when there is work. */
const workAnnounced = 'queue';

const after = (ms: SQL | number): SQL => sql`now() + make_interval(secs => ${ms}::float8 / 1000)`;

const announceJob = prepared<never, { kind: string; bucket: string; afterMs: number }>(
  sql`insert into jobs as j (kind, bucket, due_at)
    values (${sql.placeholder('kind')}, ${sql.placeholder('bucket')},
      clock_timestamp() + make_interval(secs => ${sql.placeholder('afterMs')}::float8 / 1000))
    on conflict (kind, bucket) do update set
      due_at = case when j.lease is null then least(j.due_at, excluded.due_at) else j.due_at end,
      again_at = case when j.lease is null then null else least(j.again_at, excluded.due_at) end,
      tries = case when j.dead_at is null then j.tries else 0 end,
      dead_at = null`,
);

interface ClaimRow {
  kind: JobKind | null;
  bucket: string;
  tries: number;
  lateMs: number;
  wasAbandoned: boolean;
  nextMs: number | null;
}

const kindsIn = (name: string): SQL => sql`string_to_array(${sql.placeholder(name)}::text, ',')`;

/**
 * Jobs that are due, the oldest first, held until they are claimed. Those of which some alone are taken are looked for apart: however many
 * they are, they stand before no other.
 */
const dueJobs = (condition: SQL, most: ReturnType<typeof sql.placeholder>): SQL =>
  sql`select kind, bucket, due_at, tries, lease is not null as was_abandoned from jobs
    where due_at <= now() and dead_at is null and kind = any((select kinds from known)::text[]) and ${condition}
    order by due_at limit ${most}::int for update skip locked`;

// `now()` and not the clock: an index is searched for a moment that stands. The lease begins when the row is written.
const claimJobs = prepared<ClaimRow, { kinds: string; limit: number; lease: string; leaseMs: number; fewKinds: string; most: number }>(
  sql`with known as (select ${kindsIn('kinds')} as kinds),
    others as (${dueJobs(sql`kind <> all(${kindsIn('fewKinds')})`, sql.placeholder('limit'))}),
    few as (${dueJobs(sql`kind = any(${kindsIn('fewKinds')})`, sql.placeholder('most'))}),
    due as (
      select * from (select * from others union all select * from few) j order by due_at limit ${sql.placeholder('limit')}::int
    ), ordered as (
      select *, row_number() over line as place, bool_or(tries >= ${sql.raw(String(suspectTries))}) over line as meets_suspect
      from due window line as (order by due_at, kind, bucket)
    ), taken as (select * from ordered where place = 1 or not meets_suspect), claimed as (
      update jobs j set lease = ${sql.placeholder('lease')}::uuid, tries = j.tries + 1,
        due_at = clock_timestamp() + make_interval(secs => ${sql.placeholder('leaseMs')}::float8 / 1000)
      from taken where j.kind = taken.kind and j.bucket = taken.bucket
      returning j.kind, j.bucket, j.tries, taken.was_abandoned, extract(epoch from now() - taken.due_at)::float8 * 1000 as late_ms
    ), next as (
      select min(due_at) as due_at from jobs where dead_at is null and due_at > now() and kind = any((select kinds from known)::text[])
    )
    select c.kind, c.bucket, c.tries, c.late_ms as "lateMs", c.was_abandoned as "wasAbandoned", extract(epoch from next.due_at - now())::float8 * 1000 as "nextMs"
    from next left join claimed c on true`,
);

/** The usual end of a job in its transaction: it is gone, unless it was announced while it ran. */
const endJob = prepared<unknown, { kind: string; bucket: string; lease: string }>(
  sql`delete from jobs where kind = ${sql.placeholder('kind')} and bucket = ${sql.placeholder('bucket')}
    and lease = ${sql.placeholder('lease')}::uuid and again_at is null returning 1`,
);

/** The rows of these claims, as `mine (kind, bucket, lease)`. */
function claimsOf(jobs: readonly ClaimedJob[]): SQL {
  const rows = jobs.map(({ kind, bucket, lease }) => sql`(${kind}, ${bucket}, ${lease}::uuid)`);
  return sql`(values ${sql.join(rows, sql`, `)}) as mine (kind, bucket, lease)`;
}
const isMine = sql`j.kind = mine.kind and j.bucket = mine.bucket and j.lease = mine.lease`;

/**
 * Ends jobs that this process still holds. Those that were announced while they ran stay. The order of the statements decides: a row
 * without `again_at` is gone after the first, and one that has it by then is found by the second.
 * @returns how many it held
 */
async function endJobs(db: Db | Tx, done: readonly FinishedJob[]): Promise<number> {
  const gone = done.filter(({ againMs }) => againMs === undefined).map(({ job }) => job);
  let ended = 0;
  if (gone.length > 0) {
    const deleted = await rowsOf(db, sql`delete from jobs j using ${claimsOf(gone)} where ${isMine} and j.again_at is null returning 1`);
    ended += deleted.length;
  }
  if (ended === done.length) return ended;
  const moments = done.map(
    ({ job: { kind, bucket, lease }, againMs }) => sql`(${kind}, ${bucket}, ${lease}::uuid, ${againMs ?? null}::float8)`,
  );
  const kept = await rowsOf(
    db,
    sql`update jobs j set lease = null, again_at = null, tries = 0, last_error = null,
        due_at = least(j.again_at, ${after(sql`mine.again_ms`)})
      from (values ${sql.join(moments, sql`, `)}) as mine (kind, bucket, lease, again_ms)
      where ${isMine} and (j.again_at is not null or mine.again_ms is not null) returning 1`,
  );
  return ended + kept.length;
}

/** The queue in the gateway's own database: SKIP LOCKED lets any number of processes take jobs at once. */
export function databaseQueue({ db, kind: databaseKind, notify, onNotify }: Pick<Database, 'db' | 'kind' | 'notify' | 'onNotify'>): Queue {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  onNotify((payload) => {
    if (payload === workAnnounced) tell();
  });
  return {
    announce: async (executor, { kind, bucket = '', afterMs = 0 }) => {
      await announceJob(executor, { kind, bucket, afterMs });
    },
    wake(dueInMs = 0) {
      if (dueInMs > lookEveryMs) return;
      tell();
      notify(workAnnounced);
    },
    onWake(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async recover() {
      // One process has the embedded database: leases are of one that was killed.
      if (databaseKind === 'pglite') await db.execute(sql`update jobs set due_at = now() where lease is not null`);
    },
    async schedule(kind, dueInMs) {
      await db.execute(sql`insert into jobs as j (kind, bucket, due_at) values (${kind}, '', ${after(dueInMs)})
        on conflict (kind, bucket) do update set due_at = least(j.due_at, excluded.due_at) where j.lease is null`);
    },
    async claim({ kinds, few, ...asked }) {
      const lease = randomUUID();
      const limits = { kinds: kinds.join(','), fewKinds: few?.kinds.join(',') ?? '', most: few?.most ?? 0 };
      const rows = await claimJobs(db, { ...asked, ...limits, lease });
      const jobs = rows.flatMap(({ kind, nextMs: _, ...row }) => (kind === null ? [] : [{ kind, ...row, lease }]));
      return { jobs, nextMs: rows[0]?.nextMs ?? undefined };
    },
    async renew(jobs, leaseMs) {
      if (jobs.length === 0) return;
      // A job that completes in its transaction holds its row until that ends; the others would wait for it, and be lost.
      await db.execute(sql`with held as (select j.kind, j.bucket from jobs j join ${claimsOf(jobs)} on ${isMine} for update of j skip locked)
        update jobs j set due_at = ${after(leaseMs)} from held where j.kind = held.kind and j.bucket = held.bucket`);
    },
    async release(jobs) {
      if (jobs.length === 0) return;
      await db.execute(
        sql`update jobs j set due_at = now(), lease = null, again_at = null, tries = j.tries - 1 from ${claimsOf(jobs)} where ${isMine}`,
      );
    },
    async complete(tx, done) {
      const { kind, bucket, lease } = done.job;
      if (done.againMs === undefined && (await endJob(tx, { kind, bucket, lease })).length > 0) return;
      if ((await endJobs(tx, [done])) === 0) throw new LeaseLostError(done.job);
    },
    async finish(done) {
      if (done.length > 0) await endJobs(db, done);
    },
    async fail({ job: { kind, bucket, lease }, error, againMs }) {
      // One that was announced meanwhile is not dead: it has a new reason to run.
      const due = againMs === undefined ? sql`coalesce(again_at, due_at)` : sql`least(again_at, ${after(againMs)})`;
      await db.execute(sql`update jobs set lease = null, again_at = null, last_error = ${error}, due_at = ${due},
          dead_at = ${againMs === undefined ? sql`case when again_at is null then now() end` : null}
        where kind = ${kind} and bucket = ${bucket} and lease = ${lease}::uuid`);
    },
    count: () =>
      rowsOf<QueueCount>(
        db,
        sql`select kind, count(*) filter (where dead_at is null)::int as waiting, count(dead_at)::int as dead,
            coalesce(extract(epoch from now() - min(due_at) filter (where dead_at is null and due_at < now())), 0)::float8 as "lagSeconds"
          from jobs group by kind order by kind`,
      ),
  };
}
