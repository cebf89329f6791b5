import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 20, env: { RATE_MAX: '3' } });
});
afterAll(() => gateway.close());

test('§8 TOO_MANY_REQUEST: calls are counted however their address is spelled', async () => {
  const statuses: number[] = [];
  for (const path of ['/api/system/status', '/%61pi/system/status', '/ap%69/system/status', '/%61pi/system/status']) {
    statuses.push((await gateway.app.inject({ url: path, headers: { 'x-gateway-version': '3', 'x-merchant-code': 'baize' } })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
