import { calls } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

test('§3 promo counters: a member has nothing to claim without promotions; other roles are refused (§6)', async () => {
  const { token } = await registerPlayer(gateway.url);
  const { status, body } = await call(gateway.url, 'getAvailablePromotions', {}, { token });
  expect(status).toBe(200);
  const { availablePromo } = calls.getAvailablePromotions.response.parse(body.value);
  expect(new Set(Object.values(availablePromo).map(({ enabled, count }) => `${enabled} ${count}`))).toEqual(new Set(['false 0']));
  for (const username of ['agent01', 'trial01']) {
    const { value } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body;
    expect((await call(gateway.url, 'getAvailablePromotions', {}, { token: value.token })).status, username).toBe(403);
  }
  expect((await call(gateway.url, 'getAvailablePromotions', {})).status).toBe(401);
});
