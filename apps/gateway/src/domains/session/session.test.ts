import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { hashToken } from './tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const login = (username: string, password = 'Baize123') => call(gateway.url, 'login', { type: 'username', username, password });
const codeOf = async (reply: ReturnType<typeof login>) => {
  const { status, body } = await reply;
  return [status, body.errorCode];
};

describe('§4 login', () => {
  test('starts a session under which the player is known', async () => {
    const { token, passwordExpired } = (await login('MEMBER01')).body.value;
    expect(passwordExpired).toBe(false);
    const info = await call(gateway.url, 'getMemberInfo', {}, { token });
    expect(info.body.value).toMatchObject({ account: 'member01', nickname: 'Minh Anh', type: 0 });
    expect((await call(gateway.url, 'getBalance', {}, { token })).body.value).toEqual({ sumBalance: 12_480_500, currency: 'VND' });
  });

  test('the database keeps no token that could be used', async () => {
    const { token } = (await login('member01')).body.value;
    const dump = JSON.stringify(await gateway.services.database.db.select().from(schema.sessions));
    expect(dump).not.toContain(token);
    expect(dump).toContain(hashToken(token));
  });

  test('an unknown account leads to registration, or gets the answer of a wrong password when the brand’s flag is off', async () => {
    expect(await codeOf(login('nobody'))).toEqual([404, 'not_exist_user']);
    await gateway.services.settings.change({ flags: { notExistUserRedirect: false } });
    expect(await codeOf(login('nobody'))).toEqual([400, 'account_or_password_error']);
    await gateway.services.settings.change({ flags: {} });
  });

  test('a wrong password, an expired password and a new address each have their answer', async () => {
    expect(await codeOf(login('member01', 'wrong'))).toEqual([400, 'account_or_password_error']);
    expect((await login('expired01')).body.value.passwordExpired).toBe(true);
    expect(await codeOf(login('newip01'))).toEqual([403, 'second_factor_required']);
    expect(await codeOf(login('newip01', 'wrong'))).toEqual([400, 'account_or_password_error']);
  });

  test('§6 an agent logs in at the portal', async () => {
    const { token } = (await login('agent01')).body.value;
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.isAgent).toBe(4);
  });

  test('a disabled account is told to its owner alone; a guesser gets the usual answer', async () => {
    const { db } = gateway.services.database;
    const disable = (isDisabled: boolean) => db.update(schema.customers).set({ isDisabled }).where(eq(schema.customers.account, 'trial01'));
    await disable(true);
    expect(await codeOf(login('trial01', 'wrong'))).toEqual([400, 'account_or_password_error']);
    expect(await codeOf(login('trial01'))).toEqual([403, 'account_disabled']);
    for (let index = 0; index < 10; index += 1) await login('trial01', 'wrong');
    expect(await codeOf(login('trial01'))).toEqual([423, 'account_locked']);
    await db.delete(schema.attemptCounters);
    await disable(false);
    expect((await login('trial01')).status).toBe(200);
  });

  test('10 wrong passwords lock the account, also at the same time with the right one behind them', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => codeOf(login('master01', 'wrong'))));
    expect(replies.filter(([, code]) => code === 'account_or_password_error')).toHaveLength(10);
    const locked = await login('master01');
    expect([locked.status, locked.body.errorCode]).toEqual([423, 'account_locked']);
    expect(locked.body.details.retryAfterSeconds).toBeGreaterThan(14 * 60);
    await gateway.services.database.db.update(schema.attemptCounters).set({ resetsAt: sql`now() - interval '1 second'` });
    expect((await login('master01')).status).toBe(200);
  });
});

describe('§4 logout', () => {
  test('ends this session and no other', async () => {
    const [one, other] = [(await login('member01')).body.value.token, (await login('member01')).body.value.token];
    expect((await call(gateway.url, 'logout', {}, { token: one })).status).toBe(200);
    const ended = await call(gateway.url, 'getMemberInfo', {}, { token: one });
    expect([ended.status, ended.body.errorCode, ended.body.details]).toEqual([401, 'user.or.token.invalid', { endReason: 'loggedOut' }]);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token: other })).status).toBe(200);
  });

  test('an expired session is refused', async () => {
    const { token } = (await login('member01')).body.value;
    await gateway.services.database.db
      .update(schema.sessions)
      .set({ expiresAt: sql`now()` })
      .where(eq(schema.sessions.tokenHash, hashToken(token)));
    const expired = await call(gateway.url, 'getMemberInfo', {}, { token });
    expect([expired.status, expired.body.errorCode, expired.body.details]).toEqual([401, 'login.not.session', { endReason: 'expired' }]);
  });
});

test('TOO_MANY_REQUEST: log-ins are limited by address and by account, and the refusal says when to retry', async () => {
  const strict = await startTestGateway({ env: { LOGIN_RATE_MAX: '4' } });
  const attempt = (username: string) => call(strict.url, 'login', { type: 'username', username, password: 'wrong' });
  const codes: string[] = [];
  for (const name of ['member01', 'member01', 'member01', randomUUID().slice(0, 8), 'other'])
    codes.push((await attempt(name)).body.errorCode);
  expect(codes).toEqual([
    'account_or_password_error',
    'account_or_password_error',
    'TOO_MANY_REQUEST',
    'not_exist_user',
    'TOO_MANY_REQUEST',
  ]);
  const refused = await attempt('other');
  expect(refused.status).toBe(429);
  expect(refused.body.details.retryAfterSeconds).toBeGreaterThan(0);
  await strict.close();
});

describe('TRUST_PROXY: the caller’s address', () => {
  const attempt = (url: string, forwarded: string, username: string, password = 'wrong') =>
    call(
      url,
      'login',
      { type: 'username', username, password },
      { headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '192.0.2.1', forwarded: 'for=192.0.2.1' } },
    );

  test.each([
    ['0', '203.0.113.9', '127.0.0.1'],
    ['1', '203.0.113.9', '203.0.113.9'],
    ['1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ])('behind %s proxies, "%s" is %s', async (hops, forwarded, ip) => {
    const proxied = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: hops } });
    expect((await attempt(proxied.url, forwarded, 'member01', 'Baize123')).status).toBe(200);
    const sessions = await proxied.services.database.db.select({ ip: schema.sessions.ip }).from(schema.sessions);
    expect(sessions).toEqual([{ ip }]);
    await proxied.close();
  });

  test.each([
    ['0', (index: number) => `198.51.100.${index}`],
    ['1', (index: number) => `198.51.100.${index}, 203.0.113.9`],
  ])('behind %s proxies, a made-up address does not get around the limit of log-ins', async (hops, forwardedOf) => {
    const proxied = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: hops, LOGIN_RATE_MAX: '3' } });
    const statuses: number[] = [];
    for (const index of [1, 2, 3, 4]) statuses.push((await attempt(proxied.url, forwardedOf(index), `nobody${index}`)).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    const neighbour = await attempt(proxied.url, '203.0.113.10', 'nobody5');
    expect(neighbour.status).toBe(hops === '0' ? 429 : 404);
    await proxied.close();
  });
});
