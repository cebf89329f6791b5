import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, rowsOf } from '../db/database.ts';
import { onPglite } from '../db/openPglite.ts';
import type { OperatorContext } from '../operator/Command.ts';
import { runOperator } from '../operator/commands.ts';
import type { Services } from '../services.ts';
import { borrowDatabase } from '../testingDatabase.ts';
import { databaseQueue } from './databaseQueue.ts';
import type { Job, JobRun, Jobs } from './Job.ts';
import { LeaseLostError, lookEveryMs, type Queue } from './Queue.ts';
import { startWorker, type Worker } from './worker.ts';

const kind = 'cashier.deposit';
let database: Database;
let queue: Queue;
let workers: Worker[];
beforeEach(async () => {
  database = await onPglite(await borrowDatabase());
  queue = databaseQueue(database);
  workers = [];
  await database.db.execute(sql`create table effects (bucket text not null)`);
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
});

function work(jobs: Jobs): Worker {
  const services = { database, queue, log: Fastify().log, timeZone: 'Asia/Ho_Chi_Minh' } as unknown as Services;
  const worker = startWorker(services, { jobs, concurrency: 2 });
  workers.push(worker);
  return worker;
}
const announce = (bucket: string, afterMs = 0): Promise<void> => queue.announce(database.db, { kind, bucket, afterMs });
const rows = () =>
  rowsOf<{ bucket: string; tries: number; dead: boolean; leased: boolean }>(
    database.db,
    sql`select bucket, tries, dead_at is not null as dead, lease is not null as leased from jobs where kind = ${kind} order by bucket`,
  );
const effects = async (): Promise<string[]> =>
  (await rowsOf<{ bucket: string }>(database.db, sql`select bucket from effects order by bucket`)).map(({ bucket }) => bucket);
/** Keeps an effect, and ends the job with it. */
const keepEffect = ({ bucket, complete }: JobRun): Promise<void> =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into effects (bucket) values (${bucket})`);
    await complete(tx);
  });
/** A job that waits in the middle until the test lets it go on. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
const isIdle = async (): Promise<void> => expect(await rows()).toEqual([]);

describe('a job', () => {
  test('runs once however often it was announced, and is gone', async () => {
    for (const bucket of ['a', 'b', 'a', 'a']) await announce(bucket);
    work({ [kind]: { run: (_, run) => keepEffect(run) } });
    await vi.waitFor(isIdle);
    expect(await effects()).toEqual(['a', 'b']);
  });

  test('comes at the earlier of two moments', async () => {
    await announce('a', 600_000);
    await announce('a', 0);
    await announce('a', 500_000);
    work({ [kind]: { run: (_, run) => keepEffect(run) } });
    await vi.waitFor(isIdle);
    expect(await effects()).toEqual(['a']);
  });

  test('announced in a transaction that is undone does not run', async () => {
    await database.db
      .transaction(async (tx) => {
        await queue.announce(tx, { kind, bucket: 'a' });
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await rows()).toEqual([]);
  });

  test('announced while it runs runs once more', async () => {
    const { opened, open } = gate();
    const run = vi.fn<Job['run']>(async (_, { bucket }) => {
      if (run.mock.calls.length === 1) await opened;
      await database.db.execute(sql`insert into effects (bucket) values (${bucket})`);
    });
    await announce('a');
    work({ [kind]: { run } });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    await announce('a');
    await announce('a');
    open();
    await vi.waitFor(isIdle);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('that has more to do comes again', async () => {
    let parts = 3;
    const run = vi.fn<Job['run']>(async (_, { comeAgain }) => {
      parts -= 1;
      if (parts > 0) comeAgain(0);
    });
    await announce('a');
    work({ [kind]: { run } });
    await vi.waitFor(isIdle, { timeout: 5_000 });
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('undone at its completion leaves no effect, and is tried again', async () => {
    const run = vi.fn<Job['run']>(async (_, { bucket, complete }) => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into effects (bucket) values (${bucket})`);
        await complete(tx);
        if (run.mock.calls.length === 1) throw new Error('the process is tired');
      });
    });
    await announce('a');
    work({ [kind]: { run } });
    await vi.waitFor(isIdle, { timeout: 5_000 });
    expect([run.mock.calls.length, await effects()]).toEqual([2, ['a']]);
  });
});

describe('a job whose process died', () => {
  test('is taken by another when its lease ends, and what the first does after that is undone', async () => {
    await announce('a');
    const [first] = (await queue.claim({ kinds: [kind], limit: 10, leaseMs: 1 })).jobs;
    if (!first) throw new Error('nothing was claimed');
    await vi.waitFor(async () => {
      await database.db.execute(sql`select 1`);
      const [second] = (await queue.claim({ kinds: [kind], limit: 10, leaseMs: 60_000 })).jobs;
      expect(second?.tries).toBe(2);
    });
    const late = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into effects (bucket) values ('late')`);
      await queue.complete(tx, { job: first });
    });
    await expect(late).rejects.toThrow(LeaseLostError);
    await queue.finish([{ job: first }]);
    expect([await effects(), (await rows()).length]).toEqual([[], 1]);
  });

  test('in each of its tries is a dead letter', async () => {
    await announce('a');
    await database.db.execute(sql`update jobs set tries = 2`);
    const run = vi.fn<Job['run']>(async () => undefined);
    work({ [kind]: { mostTries: 2, run } });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ dead: true, leased: false }]));
    expect(run).not.toHaveBeenCalled();
  });
});

test('a job whose claims all failed is taken by itself: no other one loses a try with it', async () => {
  for (const bucket of ['a', 'b', 'c', 'd']) await announce(bucket);
  await database.db.execute(sql`update jobs set tries = 3 where bucket = 'b'`);
  const claimed = async () =>
    (await queue.claim({ kinds: [kind], limit: 10, leaseMs: 60_000 })).jobs.map(({ bucket, tries }) => [bucket, tries]);
  expect([await claimed(), await claimed(), await claimed()]).toEqual([
    [['a', 1]],
    [['b', 4]],
    [
      ['c', 1],
      ['d', 1],
    ],
  ]);
});

test('long jobs leave a slot to the others, and are not taken before one is free', async () => {
  const { opened, open } = gate();
  const long = 'contracts.pay';
  for (const bucket of ['a', 'b', 'c']) await queue.announce(database.db, { kind: long, bucket });
  await announce('short');
  const runs: string[] = [];
  work({
    [long]: { isLong: true, run: (_, { bucket }) => opened.then(() => void runs.push(bucket)) },
    [kind]: { run: async (_, { bucket }) => void runs.push(bucket) },
  });
  await vi.waitFor(() => expect(runs).toEqual(['short']));
  expect(await rowsOf(database.db, sql`select 1 from jobs where lease is not null`)).toHaveLength(1);
  open();
  await vi.waitFor(() => expect(runs).toEqual(['short', 'a', 'b', 'c']), { timeout: 5_000 });
});

test('a short job is claimed behind any number of long ones that are due before it', async () => {
  const long = 'contracts.pay';
  await database.db.execute(
    sql`insert into jobs (kind, bucket, due_at) select ${long}, 'b' || n, now() - interval '1 hour' from generate_series(1, 100) n`,
  );
  await announce('short');
  const { jobs } = await queue.claim({ kinds: [long, kind], few: { kinds: [long], most: 1 }, limit: 64, leaseMs: 60_000 });
  expect(jobs.map((job) => job.kind).toSorted()).toEqual([kind, long]);
});

describe('a job that fails', () => {
  test('waits longer each time, and others go on', async () => {
    await announce('bad');
    await announce('good');
    work({ [kind]: { run: (_, run) => (run.bucket === 'bad' ? Promise.reject(new Error('no')) : keepEffect(run)) } });
    await vi.waitFor(async () => expect(await effects()).toEqual(['good']));
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ bucket: 'bad', tries: 1, leased: false, dead: false }]));
  });

  test('too often is a dead letter, which an operator sees, runs again and drops', async () => {
    const operate = (...words: string[]): Promise<string> => runOperator({ db: database.db, queue } as OperatorContext, ['jobs', ...words]);
    let isMended = false;
    const run = vi.fn<Job['run']>(async (_, one) => (isMended ? keepEffect(one) : Promise.reject(new Error('the bank is closed'))));
    await announce('a');
    await announce('b');
    work({ [kind]: { mostTries: 1, run } });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ dead: true }, { dead: true }]));
    expect(await operate('list')).toMatch(/^cashier\.deposit {2}a {2}dead .*the bank is closed\ncashier\.deposit {2}b /);
    expect(await operate('show', kind, 'a')).toContain('the bank is closed');
    isMended = true;
    expect(await operate('run', kind, 'a')).toBe('The job cashier.deposit a runs now.');
    await vi.waitFor(async () => expect(await effects()).toEqual(['a']));
    expect(await operate('drop', kind, 'b')).toContain('is dropped');
    expect(await operate('list', '--all')).toBe('No job waits.');
    await expect(operate('run', kind, 'b')).rejects.toThrow('There is no job cashier.deposit b.');
  });

  test('comes to life when it is announced again', async () => {
    await announce('a');
    await database.db.execute(sql`update jobs set dead_at = now(), tries = 9`);
    await announce('a');
    expect(await rows()).toMatchObject([{ dead: false, tries: 0 }]);
  });
});

test('workers are woken for what is due before their own next look, and for nothing later', () => {
  const told = vi.fn<() => void>();
  const end = queue.onWake(told);
  queue.wake(lookEveryMs + 1);
  expect(told).not.toHaveBeenCalled();
  queue.wake(lookEveryMs);
  queue.wake();
  expect(told).toHaveBeenCalledTimes(2);
  end();
});

describe('a scheduled job', () => {
  const nightly = (run: Job['run']): Jobs => ({ [kind]: { schedule: '0 0 * * *', run } });

  test('of which processes died comes after pauses, and is no dead letter', async () => {
    await queue.schedule(kind, 0);
    const run = vi.fn<Job['run']>(async () => undefined);
    await database.db.execute(sql`update jobs set tries = 10, lease = gen_random_uuid()`);
    work(nightly(run));
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ tries: 11, leased: false, dead: false }]));
    expect(run).not.toHaveBeenCalled();
    await database.db.execute(sql`update jobs set due_at = now()`);
    queue.wake();
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ tries: 0, leased: false }]));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('can’t be dropped: its row is its schedule', async () => {
    await queue.schedule('rollups.follow', 60_000);
    const drop = runOperator({ db: database.db, queue } as OperatorContext, ['jobs', 'drop', 'rollups.follow', '-']);
    await expect(drop).rejects.toThrow('rollups.follow runs by its schedule, * * * * *, and can’t be dropped.');
    expect(await rowsOf(database.db, sql`select 1 from jobs where kind = 'rollups.follow'`)).toHaveLength(1);
  });
});

test('a scheduled job runs once for all its missed runs, and its next run is kept', async () => {
  await queue.schedule(kind, 0);
  await database.db.execute(sql`update jobs set due_at = now() - interval '3 hours'`);
  const run = vi.fn<Job['run']>(async (_, { bucket }) => void (await database.db.execute(sql`insert into effects values (${bucket})`)));
  work({ [kind]: { schedule: '0 0 * * *', run } });
  await vi.waitFor(async () => expect(await effects()).toEqual(['']));
  const next = () => rowsOf<{ ahead: boolean }>(database.db, sql`select due_at > now() as ahead from jobs where lease is null`);
  await vi.waitFor(async () => expect(await next()).toEqual([{ ahead: true }]));
  expect(run).toHaveBeenCalledTimes(1);
});

test('a worker that stops waits for the running jobs, and gives the others back', async () => {
  const { opened, open } = gate();
  for (const bucket of ['a', 'b', 'c', 'd']) await announce(bucket);
  const run = vi.fn<Job['run']>(async (_, one) => {
    await opened;
    await keepEffect(one);
  });
  const worker = work({ [kind]: { run } });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  const stopped = worker.stop();
  open();
  await stopped;
  expect([run.mock.calls.length, (await effects()).length]).toEqual([2, 2]);
  expect(await rows()).toMatchObject([
    { tries: 0, leased: false },
    { tries: 0, leased: false },
  ]);
});
