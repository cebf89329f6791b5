import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../db/schema.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 20, env: { RATE_MAX: '3', PORTAL_DIR: import.meta.dirname } });
});
afterAll(() => gateway.close());

test('§8 TOO_MANY_REQUEST: calls are counted in every spelling of their path', async () => {
  const statuses: number[] = [];
  for (const path of ['/api/system/status', '/%61pi/system/status', '/ap%69/system/status', '/%61pi/system/status']) {
    statuses.push((await gateway.app.inject({ url: path, headers: { 'x-gateway-version': '3', 'x-merchant-code': 'baize' } })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test.each(['/no/such/page', '/web/no-such-file.js', '/api/no/such/call'])(
  '§8 TOO_MANY_REQUEST: %s counts, though it is not found',
  async (url) => {
    const remoteAddress = `192.0.2.${url.length}`;
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await gateway.app.inject({ url, remoteAddress })).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await gateway.app.inject({ url: '/web/rateLimit.ts', remoteAddress })).statusCode).toBe(200);
  },
);

test('§8 TOO_MANY_REQUEST: pictures of games have a limit of their own, of ten times as many', async () => {
  const [game] = await gateway.services.database.db.select().from(schema.games).limit(1);
  const request = { url: `/art/games/${game?.category}/${game?.gameId}/small-96.webp`, remoteAddress: '192.0.2.99' };
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await gateway.app.inject(request)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await gateway.app.inject({ ...request, url: '/no/such/page' })).statusCode).toBe(404);
});

test('§8 TOO_MANY_REQUEST: the addresses of one IPv6 network count as one caller, for all calls and for the log-in', async () => {
  const strict = await startTestGateway({ catalogueSize: 1, env: { RATE_MAX: '3', LOGIN_RATE_MAX: '3', TRUST_PROXY: '1' } });
  const ask = async (remoteAddress: string) => (await strict.app.inject({ url: '/no/such/page', remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let host = 1; host <= 4; host += 1) statuses.push(await ask(`2001:db8:0:1::${host}`));
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect(await ask('2001:db8:0:2::1')).toBe(404);
  await strict.close();

  const open = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '3', TRUST_PROXY: '1' } });
  const login = async (address: string, username: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await call(open.url, 'login', { type: 'username', username, password: 'Wrong123' }, { headers })).status;
  };
  const guesses: number[] = [];
  for (let host = 1; host <= 4; host += 1) guesses.push(await login(`2001:db8:0:1:${host}::1`, `guess${host}`));
  expect(guesses).toEqual([404, 404, 404, 429]);
  expect(await login('2001:db8:0:2::1', 'guess5')).toBe(404);
  await open.close();
});
