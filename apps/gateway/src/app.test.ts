import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('health tells the database’s state', async () => {
  const reply = await gateway.app.inject('/healthz');
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok', database: { kind: 'pglite', up: true } }]);
});
