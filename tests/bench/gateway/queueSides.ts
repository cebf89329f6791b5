import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { prepared } from '../../../apps/gateway/src/db/prepared.ts';
import { databaseQueue } from '../../../apps/gateway/src/queue/databaseQueue.ts';
import type { Job } from '../../../apps/gateway/src/queue/Job.ts';
import { startWorker } from '../../../apps/gateway/src/queue/worker.ts';
import type { Services } from '../../../apps/gateway/src/services.ts';

/** A driver's connection: its statements go one after the other. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const kind = 'cashier.deposit';
const claimSize = 64;

const keepEffect = prepared<never, { bucket: string }>(sql`insert into bench_effects (bucket) values (${sql.placeholder('bucket')})`);

/** Puts so many jobs that are due, and nothing else. */
async function fill({ db }: Database, count: number): Promise<void> {
  await db.execute(sql`truncate jobs, bench_effects`);
  await db.execute(sql`insert into jobs (kind, bucket, due_at) select ${kind}, n::text, now() from generate_series(1, ${count}::int) n`);
}

/** Milliseconds a job of ours, each with an effect in the transaction of its completion; or without any. */
export async function msPerJob(database: Database, count: number, concurrency: number, hasEffect = true): Promise<number> {
  await fill(database, count);
  let left = count;
  const job: Job = {
    run: async (_, { bucket, complete }) => {
      if (hasEffect) {
        await database.db.transaction(async (tx) => {
          await keepEffect(tx, { bucket });
          await complete(tx);
        });
      }
      left -= 1;
      if (left === 0) done();
    },
  };
  let done: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const services = { database, queue: databaseQueue(database), log: Fastify().log, timeZone: 'UTC' } as unknown as Services;
  const begin = performance.now();
  const worker = startWorker(services, { jobs: { [kind]: job }, concurrency });
  await all;
  const ms = performance.now() - begin;
  await worker.stop();
  if ((await rowsOf(database.db, sql`select 1 from jobs limit 1`)).length > 0) throw new Error('jobs are left');
  return ms / count;
}

/** The same by SKIP LOCKED alone, on the driver: no retries, leases that are renewed, schedules, dead letters or metrics. */
export async function msPerBareJob(database: Database, count: number, connections: readonly Connection[]): Promise<number> {
  await fill(database, count);
  const claim = `update jobs set lease = $1, due_at = now() + interval '15 seconds' where (kind, bucket) in
    (select kind, bucket from jobs where due_at <= now() order by due_at limit ${claimSize} for update skip locked) returning bucket`;
  let waiting: string[] = [];
  let claiming: Promise<void> | undefined;
  const lease = randomUUID();
  const more = (connection: Connection): Promise<void> =>
    (claiming ??= connection.query(claim, [lease]).then(({ rows }) => {
      waiting = (rows as { bucket: string }[]).map(({ bucket }) => bucket);
      claiming = undefined;
    }));
  const begin = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (;;) {
        let bucket = waiting.pop();
        if (bucket === undefined) {
          await more(connection);
          bucket = waiting.pop();
          if (bucket === undefined) return;
        }
        await connection.query('begin');
        await connection.query('insert into bench_effects (bucket) values ($1)', [bucket]);
        await connection.query('delete from jobs where kind = $1 and bucket = $2 and lease = $3', [kind, bucket, lease]);
        await connection.query('commit');
      }
    }),
  );
  const ms = performance.now() - begin;
  const [row] = await rowsOf<{ count: number }>(database.db, sql`select count(*)::int as count from bench_effects`);
  if (row?.count !== count) throw new Error(`${row?.count} of ${count} bare jobs had their effect`);
  return ms / count;
}
