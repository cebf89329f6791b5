import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeClaims } from '../../apps/gateway/src/claims/takeClaims.ts';
import { schema } from '../../apps/gateway/src/db/schema.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { registrationForm } from '../../apps/gateway/src/testingPlayers.ts';
import { call } from './support/client.ts';
import { createDatabase } from './support/databases.ts';

const { claims, customers } = schema;
const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough' };
let gateways: TestGateway[];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  gateways = [await startTestGateway({ databaseUrl, env }), await startTestGateway({ databaseUrl, env })];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

function gatewayAt(index: number): TestGateway {
  const gateway = gateways[index % 2];
  if (!gateway) throw new Error('no gateway is open');
  return gateway;
}
const many = <Value>(make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 64 }, (_, index) => make(index)));

test('§5 64 registrations of one name at once at two gateways open one account, which its claim leads to', async () => {
  const replies = await many((index) => {
    const username = index % 3 === 0 ? 'WantedName' : 'wantedname';
    return call(gatewayAt(index).url, 'registerMember', { username, ...registrationForm });
  });
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.map(({ body }) => body.errorCode))).toEqual(new Set([undefined, 'exists.username.err']));
  const { db } = gatewayAt(0).services.database;
  const [claim] = await db.select().from(claims).where(eq(claims.value, 'wantedname'));
  const accounts = (await db.select().from(customers)).filter(({ account }) => account.toLowerCase() === 'wantedname');
  expect(accounts.map(({ id }) => id)).toEqual([claim?.customerId]);
});

test('64 who want the same two values at once: one has both, all others are told both, and none waits in a circle', async () => {
  const wanted = { email: 'wanted@example.vn', mobile: '+84985000777' };
  const told = await many((index) =>
    gatewayAt(index)
      .services.database.db.transaction(async (tx) => {
        const values = index % 2 === 0 ? wanted : { mobile: wanted.mobile, email: wanted.email };
        const taken = await takeClaims(tx, randomUUID(), values);
        if (taken.length > 0) tx.rollback();
        return 'has both';
      })
      .catch((error: Error) => error.message),
  );
  expect(told.filter((one) => one === 'has both')).toHaveLength(1);
  expect(new Set(told)).toEqual(new Set(['has both', 'Rollback']));
});
