import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { sweepFreePlay } from './freePlay.ts';
import { hashToken } from './tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 20, env: { TRUST_PROXY: '1' } });
});
afterAll(() => gateway.close());

const { customers, sessions } = schema;
const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const start = (ip = '203.0.113.1') =>
  call(gateway.url, 'startFreePlay', { os: 'Linux', platform: 'W' }, { headers: { 'x-forwarded-for': ip } });
const isThere = async (account: string) => (await gateway.services.database.db.$count(customers, eq(customers.account, account))) > 0;

describe('§3 free play', () => {
  test('is available while an operator’s flag is on, which portals read', async () => {
    const flag = async () => (await call(gateway.url, 'getPermission', {})).body.value.flags.freePlay;
    await operator('free-play', 'off');
    const refused = await start();
    expect([refused.status, refused.body.errorCode, await flag()]).toEqual([403, 'function.not.available', false]);
    expect(await operator('free-play', 'on')).toBe('Free play is on.');
    expect([(await start()).status, await flag()]).toEqual([200, true]);
    await expect(operator('free-play', 'perhaps')).rejects.toThrow('on or off');
  });

  test('§6 opens a trial account: demo games play, real games ask for a formal account, and there is no money', async () => {
    const { token, account, passwordExpired } = (await start()).body.value;
    expect(passwordExpired).toBe(false);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value).toMatchObject({ account, type: 4, isAgent: 0 });
    const balance = await call(gateway.url, 'getBalance', {}, { token });
    expect(balance.body.value?.sumBalance ?? 0).toBe(0);
    const { games } = (await call(gateway.url, 'getPopularGames', {} as never)).body.value;
    const { gameId, nodeId, vassalage } = games.find(({ demo }: { demo: boolean }) => demo);
    const launch = (accountType: 0 | 1) =>
      call(
        gateway.url,
        'launchGame',
        {
          gameId,
          nodeId,
          vassalage,
          accountType,
          confirmTrans: true,
          launchMode: 'window',
          platform: 'html5',
          clientType: 3,
          language: 'vi',
        },
        { token },
      );
    expect((await launch(0)).status).toBe(200);
    expect((await launch(1)).body.errorCode).toBe('real_account_required');
    const deposit = { token, idempotencyKey: crypto.randomUUID() };
    expect((await call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount: 500 }, deposit)).body.errorCode).toBe(
      'function.not.available',
    );
  });

  test('two visits have two accounts, and neither has a known password', async () => {
    const [one, other] = [(await start()).body.value.account, (await start()).body.value.account];
    expect(one).not.toBe(other);
    for (const password of ['', one, 'Baize123', 'Secret12']) {
      const reply = await call(gateway.url, 'login', { type: 'username', username: one, password: password || 'x' });
      expect(reply.body.errorCode).toBe('account_or_password_error');
    }
  });

  test('an address gets ten an hour, without delaying another address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await start('198.51.100.7')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await start('198.51.100.8')).status).toBe(200);
  });

  test('an account is deleted after its visit, and no other trial account with it', async () => {
    const { db } = gateway.services.database;
    const [open, left] = [(await start('192.0.2.1')).body.value, (await start('192.0.2.1')).body.value];
    await db.update(customers).set({ createdAt: sql`now() - interval '2 hours'` });
    await sweepFreePlay(db);
    expect(await isThere(left.account)).toBe(true);
    await call(gateway.url, 'logout', {}, { token: left.token });
    await sweepFreePlay(db);
    expect([await isThere(open.account), await isThere(left.account), await isThere('trial01')]).toEqual([true, false, true]);
    expect(await db.$count(sessions, eq(sessions.tokenHash, hashToken(left.token)))).toBe(0);
    expect(await db.$count(schema.claims, eq(schema.claims.value, left.account)), 'its name is free').toBe(0);
    await db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(eq(sessions.tokenHash, hashToken(open.token)));
    await sweepFreePlay(db);
    expect(await isThere(open.account)).toBe(false);
  });
});
