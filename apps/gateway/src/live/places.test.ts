import { randomUUID } from 'node:crypto';
import { mostLiveStreams } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { createStreamPlaces, sweepPlaces } from './places.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const fail = (error: unknown): never => {
  throw error;
};
/** As a server's: others have it too. */
const shared = (): Pick<Database, 'db' | 'kind'> => ({ db: gateway.services.database.db, kind: 'postgres' });
const newSession = () => ({ customerId: randomUUID(), sessionHash: randomUUID() });

test('the streams of a session are counted over all processes, apart from other sessions', async () => {
  const [one, other] = [await createStreamPlaces(shared(), fail), await createStreamPlaces(shared(), fail)];
  const session = newSession();
  const taken = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).take(session)));
  expect(taken.filter(Boolean)).toHaveLength(mostLiveStreams);
  expect(await one.take(newSession())).toBeDefined();
  taken.find(Boolean)?.();
  await expect.poll(() => other.take(session)).toBeDefined();
  await one.close();
  await other.close();
});

test('the places of a silent process become free, and it can’t release another’s place', async () => {
  const { db } = shared();
  const [dead, living] = [await createStreamPlaces(shared(), fail), await createStreamPlaces(shared(), fail)];
  const session = newSession();
  const lost = await Promise.all(Array.from({ length: mostLiveStreams }, () => dead.take(session)));
  expect(await living.take(session)).toBeUndefined();
  await db.execute(sql`update live_processes set alive_until = now() - interval '1 hour'
    where id in (select process_id from live_streams where customer_id = ${session.customerId})`);
  for (let at = 0; at < mostLiveStreams; at += 1) expect(await living.take(session)).toBeDefined();
  for (const giveBack of lost) giveBack?.();
  await dead.close();
  expect(await living.take(session)).toBeUndefined();
  await living.close();
  const next = await createStreamPlaces(shared(), fail);
  expect(await next.take(session)).toBeDefined();
  await next.close();
});

test('rows of dead processes are deleted', async () => {
  const { db } = shared();
  const dead = await createStreamPlaces(shared(), fail);
  const session = newSession();
  await dead.take(session);
  await db.execute(sql`update live_processes set alive_until = now() - interval '1 hour'
    where id in (select process_id from live_streams where customer_id = ${session.customerId})`);
  await sweepPlaces(db);
  const kept = (await db.execute(sql`select 1 from live_streams where customer_id = ${session.customerId}`)) as { rows?: unknown[] };
  expect(kept.rows).toEqual([]);
  await dead.close();
  await dead.close();
});
