import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const login = async (username: string): Promise<string> =>
  (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;

test('a member has none at first, and a visitor is told to log in', async () => {
  const own = await call(gateway.url, 'listLegion', {}, { token: await login('member01') });
  expect(own.body).toMatchObject({ success: true, value: { rows: [] } });
  expect((await call(gateway.url, 'listLegion', {})).status).toBe(401);
});
