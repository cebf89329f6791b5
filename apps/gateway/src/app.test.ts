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

test('TOO_MANY_REQUEST: calls over the limit of an address say when to come back; art and pages are not counted', async () => {
  const strict = await startTestGateway({ env: { RATE_MAX: '2' } });
  const status = () => strict.app.inject({ url: '/api/system/status', headers: { 'x-gateway-version': '3', 'x-merchant-code': 'baize' } });
  expect([(await status()).statusCode, (await status()).statusCode]).toEqual([200, 200]);
  const refused = await status();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    success: false,
    errorCode: 'TOO_MANY_REQUEST',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(Number(refused.headers['retry-after'])).toBe(refused.json().details.retryAfterSeconds);
  expect((await strict.app.inject('/art/games/slots/pg-1/small.svg')).statusCode).toBe(200);
  await strict.close();
});
