import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { type Database, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { databaseQueue } from '../../apps/gateway/src/queue/databaseQueue.ts';
import type { Job } from '../../apps/gateway/src/queue/Job.ts';
import { startWorker } from '../../apps/gateway/src/queue/worker.ts';
import type { Services } from '../../apps/gateway/src/services.ts';
import { createDatabase } from './support/databases.ts';

const kind = 'cashier.deposit';
const jobCount = 600;

function workOn(database: Database, job: Job) {
  const services = { database, queue: databaseQueue(database), log: Fastify().log, timeZone: 'UTC' } as unknown as Services;
  return startWorker(services, { jobs: { [kind]: job }, concurrency: 4 });
}
const fill = (database: Database): Promise<unknown> =>
  database.db.execute(
    sql`insert into jobs (kind, bucket, due_at) select ${kind}, n::text, now() from generate_series(1, ${jobCount}::int) as n`,
  );
const left = async ({ db }: Database): Promise<number> =>
  (await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from jobs`))[0]?.count ?? -1;

test('of jobs that three workers take at once, while their statements fail now and then, each has one effect', async () => {
  const databaseUrl = await createDatabase();
  const open = () => openDatabase({ databaseUrl, pool: { size: 8 } });
  const databases = await Promise.all([open(), open(), open()]);
  const [first] = databases;
  if (!first) throw new Error('no database');
  await first.db.execute(sql`truncate jobs`);
  await first.db.execute(sql`create table effects (bucket text not null)`);
  await fill(first);
  let runs = 0;
  const job: Job = {
    run: async ({ database }, { bucket, complete }) => {
      runs += 1;
      const fails = runs % 7 === 0;
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into effects (bucket) values (${bucket})`);
        await complete(tx);
        if (fails) throw new Error('its process is killed');
      });
    },
  };
  const workers = databases.map((database) => workOn(database, job));
  try {
    await vi.waitFor(async () => expect(await left(first)).toBe(0), { timeout: 40_000, interval: 100 });
    const effects = sql`select count(*)::int as count, count(distinct bucket)::int as buckets from effects`;
    expect(await rowsOf(first.db, effects)).toEqual([{ count: jobCount, buckets: jobCount }]);
    expect(runs).toBeGreaterThan(jobCount);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(databases.map((database) => database.close()));
  }
});

test('a job that is being completed holds up the lease of no other', async () => {
  const database = await openDatabase({ databaseUrl: await createDatabase(), pool: { size: 4 } });
  try {
    const { db } = database;
    const queue = databaseQueue(database);
    await db.execute(sql`truncate jobs`);
    for (const bucket of ['a', 'b']) await queue.announce(db, { kind, bucket });
    const { jobs } = await queue.claim({ kinds: [kind], limit: 2, leaseMs: 15_000 });
    const [first] = jobs;
    if (!first) throw new Error('nothing was claimed');
    await db.transaction(async (tx) => {
      await queue.complete(tx, { job: first });
      // Comes back while the row of the first is held.
      await queue.renew(jobs, 600_000);
      const held = sql`select bucket from jobs where due_at > now() + interval '5 minutes'`;
      expect(await rowsOf(db, held)).toEqual([{ bucket: 'b' }]);
    });
  } finally {
    await database.close();
  }
});
