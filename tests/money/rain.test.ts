import { randomUUID } from 'node:crypto';
import { type RainClaim, rainBounds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { putRain } from '../../apps/gateway/src/domains/rewards/rain/putRain.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { runJob } from '../../apps/gateway/src/testingJobs.ts';
import { call, registerPlayer } from './support/client.ts';
import { createDatabase, withoutLimits } from './support/databases.ts';

let gateways: TestGateway[];
beforeAll(async () => {
  const databaseUrl = withoutLimits(await createDatabase());
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', RATE_MAX: '1000000', LOGIN_RATE_MAX: '1000000' };
  gateways = [await startTestGateway({ databaseUrl, env }), await startTestGateway({ databaseUrl, env })];
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

const rainOf = ({ services }: TestGateway, part: { pool: number; pieces: number }): Promise<string> =>
  services.database.db.transaction((tx) =>
    putRain(tx, {
      ...part,
      title: { vi: 'Mưa', en: 'Rain' },
      least: 1,
      startsAt: new Date().toISOString(),
      minutes: 60,
      wagering: { times: 0, of: 'bonus', weights: {} },
      daysToWager: 1,
    }),
  );

test('500 players who claim at once at two gateways never overdraw the pool, and nobody has two pieces', async ({ annotate }) => {
  const [here, there] = gateways as [TestGateway, TestGateway];
  const { services, url } = here;
  const { db } = services.database;
  const tokens: string[] = [];
  for (let at = 0; at < 500; at += 25) tokens.push(...(await Promise.all(Array.from({ length: 25 }, () => registerPlayer(url)))));
  const [pool, pieces] = [1_000_000, 400];
  const rainId = await rainOf(here, { pool, pieces });
  /** Milliseconds. How long one waits among 550 is the machine's, on which the players and both gateways are one process: told, and no bar. */
  const took: number[] = [];
  const claim = async (token: string, place: number) => {
    const begin = performance.now();
    const reply = await call(place % 2 ? there.url : url, 'claimRain', { rainId }, { token, idempotencyKey: randomUUID() });
    took.push(performance.now() - begin);
    return reply;
  };
  // A tenth of them press twice, once at each gateway.
  const replies = await Promise.all([...tokens.map(claim), ...tokens.slice(0, 50).map((token, place) => claim(token, place + 1))]);
  await annotate(`the slowest of ${took.length} claims took ${Math.round(Math.max(...took))} ms`);
  const caught = replies.filter(({ status }) => status === 200);
  expect(new Set(replies.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['rain_empty']));
  const rows = await rowsOf<{ customerId: string; amount: number }>(
    db,
    sql`select customer_id as "customerId", amount::float8 as amount from rain_pieces where rain_id = ${rainId}::uuid and customer_id is not null`,
  );
  expect([rows.length, new Set(rows.map(({ customerId }) => customerId)).size]).toEqual([pieces, pieces]);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(pool);
  const posted = await rowsOf<{ customerId: string; amount: number }>(
    db,
    sql`select e.customer_id as "customerId", e.amount::float8 as amount from ledger_entries e join ledger_transactions t
      on t.customer_id = e.customer_id and t.id = e.transaction_id where t.reference = ${rainId} and e.kind = 'main'`,
  );
  const inOrder = (list: typeof rows) => list.toSorted((one, other) => (one.customerId < other.customerId ? -1 : 1));
  expect(inOrder(posted)).toEqual(inOrder(rows));
  // A player who pressed twice was told of the one piece.
  expect(new Set(caught.map(({ body }) => JSON.stringify(body.value as RainClaim))).size).toBeLessThanOrEqual(pieces);
});

test('64 announcements of an agent at once at two gateways leave the five that he may have, and take their pools alone', async () => {
  const { services } = gateways[0] as TestGateway;
  const login = { type: 'username', username: 'agent01', password: 'Baize123' } as const;
  const token = String((await call(gateways[0]?.url ?? '', 'login', login)).body.value.token);
  const balance = async () => (await call(gateways[1]?.url ?? '', 'getBalance', {}, { token })).body.value.sumBalance as number;
  const before = await balance();
  const rain = { pool: 600, pieces: 3, minutes: 5, startsAt: new Date().toISOString(), fundPassword: 'Fund1234' };
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, place) =>
      call(gateways[place % 2]?.url ?? '', 'createRain', rain, { token, idempotencyKey: randomUUID() }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(rainBounds.atOnce);
  expect(new Set(replies.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['too_many_rains']));
  expect(await balance()).toBe(before - rainBounds.atOnce * rain.pool);
  const kept = await rowsOf(services.database.db, sql`select from rains where agent_id is not null`);
  expect(kept).toHaveLength(rainBounds.atOnce);
});

test('a rain that is settled while players claim splits its pool between them and the return', async () => {
  const [here, there] = gateways as [TestGateway, TestGateway];
  const { services, url } = here;
  const { db } = services.database;
  const tokens = await Promise.all(Array.from({ length: 40 }, () => registerPlayer(url)));
  const rainId = await rainOf(here, { pool: 10_000, pieces: 100 });
  const claims = tokens.map((token, place) =>
    call(place % 2 ? there.url : url, 'claimRain', { rainId }, { token, idempotencyKey: randomUUID() }),
  );
  await claims[0];
  await db.execute(sql`update rains set ends_at = now() where id = ${rainId}::uuid`);
  await Promise.all(gateways.map((gateway) => runJob(gateway.services, 'rewards.settleRains')));
  await Promise.all(claims);
  const [pieces] = await rowsOf<{ caught: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::float8 as caught from rain_pieces where rain_id = ${rainId}::uuid and customer_id is not null`,
  );
  const [rain] = await rowsOf<{ returned: number }>(db, sql`select returned::float8 as returned from rains where id = ${rainId}::uuid`);
  const [bonuses] = await rowsOf<{ posted: number }>(
    db,
    sql`select coalesce(sum(e.amount), 0)::float8 as posted from ledger_entries e join ledger_transactions t
      on t.customer_id = e.customer_id and t.id = e.transaction_id where t.reference = ${rainId}::text and e.kind = 'main'`,
  );
  const caught = pieces?.caught ?? 0;
  expect({ sum: caught + (rain?.returned ?? 0), posted: bonuses?.posted }).toEqual({ sum: 10_000, posted: caught });
});
