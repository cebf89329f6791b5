import { type CallName, calls } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { AppError } from '../../wire/AppError.ts';
import { enter, provePassword } from '../session/login.ts';
import { hashPassword } from '../session/passwords.ts';
import { hashToken } from '../session/tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5, env: { DEFAULT_PASSWORD: 'Welcome00' } });
});
afterAll(() => gateway.close());

const { customers, sessions } = schema;
const login = (username: string, password: string) => call(gateway.url, 'login', { type: 'username', username, password });
const change = (token: string, newPassword: string, oldPassword?: string) =>
  call(gateway.url, 'changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword }, { token });
const answer = async (reply: ReturnType<typeof change>) => {
  const { status, body } = await reply;
  return [status, body.errorCode, body.details?.fields?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)];
};
const update = (account: string, part: Partial<typeof customers.$inferInsert>) =>
  gateway.services.database.db.update(customers).set(part).where(eq(customers.account, account));

/** A player whose password has expired, and the session that says so. */
async function expiredPlayer() {
  const player = await registerPlayer(gateway.url);
  await update(player.username, { passwordExpired: true });
  const { token, ...said } = (await login(player.username, player.password)).body.value;
  return { ...player, token: token as string, said };
}

describe('§4 forced change of the password', () => {
  test('the demo account expired01 can only read', async () => {
    const { token, passwordExpired } = (await login('expired01', 'Baize123')).body.value;
    expect(passwordExpired).toBe(true);
    expect((await call(gateway.url, 'getBalance', {}, { token })).status).toBe(200);
    const refused = await call(
      gateway.url,
      'createDeposit',
      { channelId: 'vietcombank', amount: 500 },
      { token, idempotencyKey: crypto.randomUUID() },
    );
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'password_change_required']);
  });

  test('every writing call but the change and the logout is refused', async () => {
    const { token } = await expiredPlayer();
    const writing = (Object.keys(calls) as CallName[]).filter((name) => calls[name].changes);
    // §7 has one call that takes a seat and opens a game by GET.
    expect(writing).toContain('launchPvpRoom');
    expect(writing).toEqual(expect.arrayContaining((Object.keys(calls) as CallName[]).filter((name) => calls[name].method !== 'GET')));
    for (const name of writing.filter((name) => !['changePassword', 'logout'].includes(name))) {
      const reply = await call(gateway.url, name, {} as never, { token, idempotencyKey: crypto.randomUUID() });
      // A missing permission is reported first.
      const { auth } = calls[name];
      const isMembers = auth === 'public' || auth.some((role) => role === 'member');
      expect([name, reply.body.errorCode]).toEqual([name, isMembers ? 'password_change_required' : 'function.not.available']);
    }
    expect((await call(gateway.url, 'logout', {}, { token })).status).toBe(200);
  });

  test('needs no old password right after the login, and opens the session again', async () => {
    const { username, token, said } = await expiredPlayer();
    expect(said).toEqual({ account: username, passwordExpired: true, oldPasswordKnown: true });
    expect((await change(token, 'Fresh123')).status).toBe(200);
    const info = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value;
    expect(info).toMatchObject({ passwordExpired: false, oldPasswordKnown: false });
    const deposit = await call(
      gateway.url,
      'createDeposit',
      { channelId: 'vietcombank', amount: 500 },
      { token, idempotencyKey: crypto.randomUUID() },
    );
    expect(deposit.status).toBe(200);
    expect((await login(username, 'Fresh123')).body.value).toMatchObject({ passwordExpired: false });
  });

  test('needs the old password some time after the login', async () => {
    const { token, password } = await expiredPlayer();
    await gateway.services.database.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.oldPasswordKnown).toBe(false);
    expect(await answer(change(token, 'Fresh123'))).toEqual([400, 'validation_failed', ['oldPassword field_required']]);
    expect((await change(token, 'Fresh123', password)).status).toBe(200);
  });

  test('the old password is refused as a new one, also when it is not asked for', async () => {
    const { token, password } = await expiredPlayer();
    expect(await answer(change(token, password))).toEqual([400, 'validation_failed', ['newPassword password_not_allowed']]);
    expect(await answer(change(token, password, password))).toEqual([400, 'validation_failed', ['newPassword password_not_allowed']]);
  });

  test('§2 "first-login forced password change": in any brand the default password (§9) forces it, and is never a new one', async () => {
    await gateway.services.settings.change({ flags: { forcedPasswordExpiryChange: false } });
    const choosing = registerPlayer(gateway.url, { password: 'Welcome00', confirmPassword: 'Welcome00' });
    await expect(choosing, 'nobody chooses it').rejects.toThrow('"fields":[{"field":"password","code":"password_not_allowed"}]');
    const { username, token } = await registerPlayer(gateway.url);
    await update(username, { passwordHash: await hashPassword('Welcome00') });
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.passwordExpired).toBe(false);
    const forced = (await login(username, 'Welcome00')).body.value;
    expect(forced.passwordExpired).toBe(true);
    expect((await change(forced.token, 'Fresh123')).status).toBe(200);
    expect(await answer(change(forced.token, 'Welcome00', 'Fresh123'))).toEqual([
      400,
      'validation_failed',
      ['newPassword password_not_allowed'],
    ]);
    await gateway.services.settings.change({ flags: {} });
  });

  test('§6 forced password expiry change: without the flag an expired password stays valid', async () => {
    await gateway.services.settings.change({ flags: { forcedPasswordExpiryChange: false } });
    const { said, token } = await expiredPlayer();
    await gateway.services.settings.change({ flags: {} });
    expect(said['passwordExpired']).toBe(false);
    const deposit = await call(
      gateway.url,
      'createDeposit',
      { channelId: 'vietcombank', amount: 500 },
      { token, idempotencyKey: crypto.randomUUID() },
    );
    expect(deposit.status, 'nor does it read only once the brand has the flag').toBe(200);
    expect((await expiredPlayer()).said['passwordExpired']).toBe(true);
  });
});

describe('§5 change of the password', () => {
  test('ends every other session and keeps its own', async () => {
    const { username, password, token } = await registerPlayer(gateway.url);
    const other = (await login(username, password)).body.value.token;
    expect((await change(token, 'Fresh123', password)).status).toBe(200);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token: other })).status).toBe(401);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(200);
    expect((await login(username, password)).body.errorCode).toBe('account_or_password_error');
  });

  test('of 6 changes at the same time one counts', async () => {
    const { username, password, token } = await registerPlayer(gateway.url);
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((index) => change(token, `Fresh12${index}`, password)));
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(username, `Fresh12${winner + 1}`)).status).toBe(200);
  });

  describe('a log-in that was verified before the change', () => {
    const begin = async (username: string, password: string, isMarked: boolean) => {
      const { database, phones, sessionRules, settings } = gateway.services;
      const marks = { trustedIpsOnly: isMarked, realName: 'NGUYEN AN' };
      await database.db.update(customers).set(marks).where(eq(customers.account, username));
      const options = { flags: settings.flags(), phones, sessionRules, defaultPassword: undefined, isFactorForAll: false };
      const proved = await provePassword(database.db, options, { username, password, ip: '198.51.100.7', userAgent: '' });
      return () =>
        enter(database.db, options, proved).then(
          () => 'in',
          (error: unknown) => (error instanceof AppError ? error.code : error),
        );
    };

    test.each([
      ['starts no session', false],
      ['asks for no second factor', true],
    ])('%s after it', async (_, isMarked) => {
      const { username, password, token } = await registerPlayer(gateway.url);
      const go = await begin(username, password, isMarked);
      expect((await change(token, 'Fresh123', password)).status).toBe(200);
      expect(await go()).toBe('account_or_password_error');
      expect(await (await begin(username, 'Fresh123', isMarked))()).toBe(isMarked ? 'second_factor_required' : 'in');
    });

    test('starts no session after an operator’s reset or after the account is disabled', async () => {
      const { username, password } = await registerPlayer(gateway.url);
      const { database, queue, settings, sender, live } = gateway.services;
      const operator = (...words: string[]) => runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
      const [go, goAgain] = [await begin(username, password, false), await begin(username, password, true)];
      await operator('reset-password', username);
      expect([await go(), await goAgain()]).toEqual(['account_or_password_error', 'account_or_password_error']);
      const player = await registerPlayer(gateway.url);
      const goLate = await begin(player.username, player.password, false);
      await operator('disable', player.username);
      expect(await goLate()).toBe('account_disabled');
    });

    test('of log-ins at the same time as a change none stays logged in with the old password', async () => {
      const { username, password, token } = await registerPlayer(gateway.url);
      const [changed, ...replies] = await Promise.all([
        change(token, 'Fresh123', password),
        ...[1, 2, 3, 4, 5, 6].map(() => login(username, password)),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of replies) {
        if (status !== 200) expect(body.errorCode).toBe('account_or_password_error');
        else expect((await call(gateway.url, 'getMemberInfo', {}, { token: body.value.token })).status).toBe(401);
      }
    });
  });

  test('follows the server’s rule, and both passwords must be the same', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    expect(await answer(change(token, 'short', password))).toEqual([400, 'validation_failed', ['newPassword field_length_error']]);
    expect(await answer(change(token, 'with space1', password))).toEqual([400, 'validation_failed', ['newPassword field_format_error']]);
    const differing = { oldPassword: password, newPassword: 'Fresh123', confirmNewPassword: 'Fresh124' };
    expect(await answer(call(gateway.url, 'changePassword', differing, { token }))).toEqual([
      400,
      'validation_failed',
      ['confirmNewPassword double_password_inconformity'],
    ]);
  });

  test('a stolen session can’t guess the password: wrong tries lock the login', async () => {
    const { username, password, token } = await registerPlayer(gateway.url);
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) codes.push((await change(token, 'Fresh123', `Wrong${index}`)).body.errorCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'modify.pw.incorrect.pw'), 'account_locked']);
    expect((await change(token, 'Fresh123', password)).body.errorCode).toBe('account_locked');
    expect((await login(username, password)).body.errorCode).toBe('account_locked');
  });
});
