import { eq, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { codeSentTo, messagesTo } from '../../testingOutbox.ts';
import { proveEmail, provePhone, registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // One proxy of ours: what it says about the caller's address counts, so that a test can come from anywhere.
  gateway = await startTestGateway({ catalogueSize: 5, env: { TRUST_PROXY: '1' } });
});
afterAll(() => gateway.close());

const { customers, loginChallenges, trustedIps, verificationCodes } = schema;
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const home = '203.0.113.1';
const away = '198.51.100.7';

let made = 0;
/** A player who is asked for a second factor at every address that was not proved. */
async function marked() {
  made += 1;
  const mobileNum = `09870000${String(made).padStart(2, '0')}`;
  const email = `factor${made}@example.vn`;
  const player = await registerPlayer(gateway.url, { mobileNum, email });
  await provePhone(gateway, mobileNum);
  await proveEmail(gateway, email);
  const db = gateway.services.database.db;
  await db.update(customers).set({ trustedIpsOnly: true, realName: 'Nguyễn Đức  Anh' }).where(eq(customers.account, player.username));
  return { ...player, mobile: `+84${mobileNum.slice(1)}`, email };
}
type Player = Pick<Awaited<ReturnType<typeof marked>>, 'username' | 'password'>;

const login = ({ username, password }: Player, ip = away) => call(gateway.url, 'login', { type: 'username', username, password }, from(ip));
const challengeOf = async (player: Player, ip = away) => (await login(player, ip)).body.details.secondFactor;
const verify = (challengeId: string, way: 'sms' | 'email' | 'bankName' | 'authenticator', answer: string, ip = away) =>
  call(gateway.url, 'verifyFactor', { challengeId, way, answer }, from(ip));
const send = (challengeId: string, way: 'sms' | 'email', ip = away) => call(gateway.url, 'sendFactorCode', { challengeId, way }, from(ip));

describe('§4 two-factor on a login from an unregistered IP', () => {
  test('newip01 is offered SMS, e-mail and the bank account name, each with a hint', async () => {
    const reply = await login({ username: 'newip01', password: 'Baize123' });
    expect([reply.status, reply.body.errorCode]).toEqual([403, 'second_factor_required']);
    const { challengeId, ways, expiresInSeconds } = reply.body.details.secondFactor;
    expect(ways).toEqual([{ way: 'sms', hint: '*******006' }, { way: 'email', hint: 'n***@baize.example' }, { way: 'bankName' }]);
    expect(expiresInSeconds).toBe(600);
    const { token } = (await verify(challengeId, 'bankName', 'nguyen ngọc lan')).body.value;
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.account).toBe('newip01');
    expect((await login({ username: 'newip01', password: 'Baize123' })).status).toBe(200);
    expect((await login({ username: 'newip01', password: 'Baize123' }, home)).status).toBe(403);
  });

  test.each(['sms', 'email'] as const)(
    'a code by %s ends the login, the address is remembered, and the challenge is used up',
    async (way) => {
      const player = await marked();
      const { challengeId } = await challengeOf(player);
      expect((await send(challengeId, way)).body.value).toEqual({ expiredMinutes: 2 });
      const again = await send(challengeId, way);
      expect([again.body.errorCode, again.body.details.retryAfterSeconds > 100]).toEqual(['TOO_MANY_REQUEST', true]);
      const code = await codeSentTo(gateway, way === 'sms' ? player.mobile : player.email);
      expect((await verify(challengeId, way, code)).status).toBe(200);
      expect((await verify(challengeId, way, code)).body.errorCode).toBe('second_factor_expired');
      expect((await login(player)).status).toBe(200);
    },
  );

  test('the address of the registration is known', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    await gateway.services.database.db.update(customers).set({ trustedIpsOnly: true }).where(eq(customers.account, username));
    const trusted = await call(gateway.url, 'login', { type: 'username', username, password });
    expect(trusted.status).toBe(200);
  });

  test('an IPv6 address is known with its /64', async () => {
    const [first, second, stranger] = ['2402:800:6131:7::1', '2402:800:6131:7:aaaa::2', '2402:800:6131:8::1'];
    const player = await marked();
    const { challengeId } = await challengeOf(player, first);
    expect((await verify(challengeId, 'bankName', 'NGUYEN DUC ANH', stranger)).body.errorCode).toBe('second_factor_expired');
    expect((await verify(challengeId, 'bankName', 'NGUYEN DUC ANH', second)).status).toBe(200);
    const [session] = (await call(gateway.url, 'listSessions', {}, { token: player.token })).body.value.sessions;
    expect(session.ip).toBe(second);
    expect((await login(player, '2402:800:6131:7:bbbb::3')).status).toBe(200);
    expect((await login(player, stranger)).status).toBe(403);
  });

  test('5 wrong answers end a challenge, and new challenges bring no endless tries', async () => {
    const player = await marked();
    const codes: string[] = [];
    for (const round of [1, 2, 3]) {
      const { challengeId } = await challengeOf(player);
      for (let index = 0; index < (round === 3 ? 1 : 6); index += 1) {
        codes.push((await verify(challengeId, 'bankName', `WRONG ${index}`)).body.errorCode);
      }
    }
    const wrong = Array.from({ length: 5 }, () => 'second_factor_error');
    expect(codes).toEqual([...wrong, 'second_factor_expired', ...wrong, 'second_factor_expired', 'account_locked']);
    const { challengeId } = await challengeOf(player);
    const right = await verify(challengeId, 'bankName', 'NGUYEN DUC ANH');
    expect([right.status, right.body.errorCode]).toEqual([423, 'account_locked']);
    expect(right.body.details.retryAfterSeconds).toBeGreaterThan(14 * 60);
  });

  test('wrong answers at the same time are counted before they are checked', async () => {
    const { challengeId } = await challengeOf(await marked());
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => verify(challengeId, 'bankName', `WRONG ${index}`)));
    expect(replies.filter(({ body }) => body.errorCode === 'second_factor_error')).toHaveLength(5);
  });

  test('a challenge belongs to its address, expires, and is kept as a hash only', async () => {
    const player = await marked();
    const { challengeId } = await challengeOf(player);
    expect((await verify(challengeId, 'bankName', 'NGUYEN DUC ANH', home)).body.errorCode).toBe('second_factor_expired');
    expect((await send(challengeId, 'sms', home)).body.errorCode).toBe('second_factor_expired');
    const db = gateway.services.database.db;
    expect(JSON.stringify(await db.select().from(loginChallenges))).not.toContain(challengeId);
    await db.update(loginChallenges).set({ expiresAt: sql`now()` });
    expect((await verify(challengeId, 'bankName', 'NGUYEN DUC ANH')).body.errorCode).toBe('second_factor_expired');
    const addresses = await db.select({ ip: trustedIps.ip }).from(trustedIps).where(eq(trustedIps.ip, home));
    expect(addresses).toEqual([]);
  });

  test('a challenge ends when its password changes', async () => {
    const player = await marked();
    const { challengeId } = await challengeOf(player);
    const change = { oldPassword: player.password, newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' };
    expect((await call(gateway.url, 'changePassword', change, { token: player.token })).status).toBe(200);
    expect((await verify(challengeId, 'bankName', 'nguyen duc anh')).body.errorCode).toBe('second_factor_expired');
  });

  test('a wrong password gets no challenge, and a way that the account lacks is refused', async () => {
    const player = await marked();
    const wrong = await login({ ...player, password: 'Wrong123' });
    expect([wrong.body.errorCode, wrong.body.details]).toEqual(['account_or_password_error', undefined]);
    const { challengeId } = await challengeOf(player);
    expect((await verify(challengeId, 'authenticator', '000000')).body.errorCode).toBe('second_factor_error');
    expect((await verify(challengeId, 'sms', '000000')).body.errorCode).toBe('second_factor_error');
  });

  test('a code of the login or of another player is refused', async () => {
    const [player, other] = [await marked(), await marked()];
    await gateway.services.settings.changeFlags({ mobileCodeLogin: true });
    const { challengeId } = await challengeOf(player);
    await call(gateway.url, 'requestPasswordSms', { mobileNum: player.mobile });
    expect((await verify(challengeId, 'sms', await codeSentTo(gateway, player.mobile))).body.errorCode).toBe('second_factor_error');
    await send((await challengeOf(other)).challengeId, 'sms');
    expect((await verify(challengeId, 'sms', await codeSentTo(gateway, other.mobile))).body.errorCode).toBe('second_factor_error');
  });

  test('the phone is no second factor after a login by SMS', async () => {
    const player = await marked();
    await gateway.services.settings.changeFlags({ mobileCodeLogin: true });
    await call(gateway.url, 'requestLoginSms', { mobileNum: player.mobile }, from(away));
    const verificationCode = await codeSentTo(gateway, player.mobile);
    const reply = await call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum: player.mobile, verificationCode }, from(away));
    expect(reply.body.errorCode).toBe('second_factor_required');
    const { challengeId, ways } = reply.body.details.secondFactor;
    expect(ways.map(({ way }: { way: string }) => way)).toEqual(['email', 'bankName']);
    expect((await send(challengeId, 'sms')).body.errorCode).toBe('second_factor_error');
    await gateway.services.database.db.delete(verificationCodes);
    expect((await verify(challengeId, 'bankName', 'NGUYEN DUC ANH')).status).toBe(200);
  });

  test('an expired password stays expired behind the second factor', async () => {
    const player = await marked();
    await gateway.services.database.db.update(customers).set({ passwordExpired: true }).where(eq(customers.account, player.username));
    const { challengeId } = await challengeOf(player);
    const { value } = (await verify(challengeId, 'bankName', 'NGUYEN DUC ANH')).body;
    expect(value).toMatchObject({ passwordExpired: true, oldPasswordKnown: true });
  });

  test('a brand may ask every account that has a way', async () => {
    const { username, password } = await registerPlayer(gateway.url, { email: 'everybody@example.vn' });
    await proveEmail(gateway, 'everybody@example.vn');
    const without = await registerPlayer(gateway.url);
    expect((await login({ username, password })).status).toBe(200);
    await gateway.services.settings.change({ secondFactorForAll: true });
    expect((await login({ username, password }, home)).body.details.secondFactor.ways).toEqual([{ way: 'email', hint: 'e***@example.vn' }]);
    expect((await login(without, home)).status).toBe(200);
    await gateway.services.settings.change({ secondFactorForAll: false });
  });

  test.each(['', ' ', '\u0301'])('a blank real name of an old account can’t be proved: %j', async (realName) => {
    const player = await marked();
    await gateway.services.database.db.update(customers).set({ realName }).where(eq(customers.account, player.username));
    const { challengeId } = await challengeOf(player);
    for (const answer of [' ', '\u0301', realName || ' '])
      expect((await verify(challengeId, 'bankName', answer)).body.errorCode).toBe('second_factor_error');
  });
});

describe('§4 authenticator', () => {
  const start = (token: string, password: string) => call(gateway.url, 'startAuthenticatorBinding', { password }, { token });
  const confirm = (token: string, code: string) => call(gateway.url, 'confirmAuthenticatorBinding', { code }, { token });
  const now = () => Math.floor(Date.now() / 1000);

  test('is bound by the password and its own code, then each code works once', async () => {
    const player = await marked();
    // Three steps of the clock are told apart below: none of them may end meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await start(player.token, 'Wrong123')).body.errorCode).toBe('login.cred.err');
    const { secret, otpauthUrl } = (await start(player.token, player.password)).body.value;
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    expect((await challengeOf(player)).ways.map(({ way }: { way: string }) => way)).not.toContain('authenticator');
    expect((await confirm(player.token, 'abcdef')).body.errorCode).toBe('verification_code_error');
    const first = generateSync({ secret, epoch: now() - 30 });
    expect((await confirm(player.token, first)).status).toBe(200);
    expect(JSON.stringify(await gateway.services.database.db.select().from(customers))).not.toContain(secret);

    const { challengeId, ways } = await challengeOf(player);
    expect(ways).toContainEqual({ way: 'authenticator' });
    expect((await verify(challengeId, 'authenticator', first)).body.errorCode).toBe('second_factor_error');
    const code = generateSync({ secret, epoch: now() });
    expect((await verify(challengeId, 'authenticator', code)).status).toBe(200);
    const other = await challengeOf(player, home);
    expect((await verify(other.challengeId, 'authenticator', code, home)).body.errorCode).toBe('second_factor_error');
    const next = generateSync({ secret, epoch: now() + 30 });
    expect((await verify(other.challengeId, 'authenticator', next, home)).status).toBe(200);
  });

  test('of two set-ups the later counts: a code of the first is refused with the reason and is no try', async () => {
    const player = await marked();
    const first = (await start(player.token, player.password)).body.value;
    const second = (await start(player.token, player.password)).body.value;
    const confirmAs = (setUpId: string, secret: string) =>
      call(gateway.url, 'confirmAuthenticatorBinding', { code: generateSync({ secret }), setUpId }, { token: player.token });
    for (let times = 0; times < 11; times += 1) {
      const { status, body } = await confirmAs(first.setUpId, first.secret);
      expect([status, body.errorCode]).toEqual([409, 'authenticator_not_started']);
    }
    const atOnce = await Promise.all([1, 2, 3].map(() => confirmAs(second.setUpId, second.secret)));
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('tries at its binding are limited, and the password alone removes it', async () => {
    const player = await marked();
    const { secret } = (await start(player.token, player.password)).body.value;
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) codes.push((await confirm(player.token, 'abcdef')).body.errorCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'verification_code_error'), 'TOO_MANY_REQUEST']);
    await gateway.services.database.db.delete(schema.attemptCounters);
    await confirm(player.token, generateSync({ secret }));
    const remove = (password: string) => call(gateway.url, 'removeAuthenticator', { password }, { token: player.token });
    expect((await remove('Wrong123')).body.errorCode).toBe('login.cred.err');
    expect((await challengeOf(player)).ways).toContainEqual({ way: 'authenticator' });
    expect((await remove(player.password)).status).toBe(200);
    expect((await challengeOf(player)).ways).not.toContainEqual({ way: 'authenticator' });
  });

  test('the last way can’t be removed while new addresses are checked, and can after the check is off', async () => {
    const player = await registerPlayer(gateway.url);
    expect((await confirm(player.token, '123456')).body.errorCode, 'nothing is set up yet').toBe('authenticator_not_started');
    const { secret } = (await start(player.token, player.password)).body.value;
    await confirm(player.token, generateSync({ secret }));
    const { password, token } = player;
    const check = (enabled: boolean) => call(gateway.url, 'setNewAddressCheck', { enabled, password }, { token });
    const remove = () => call(gateway.url, 'removeAuthenticator', { password }, { token });
    expect((await check(true)).status).toBe(200);
    const refused = await remove();
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'second_factor_last']);
    expect((await challengeOf(player)).ways).toEqual([{ way: 'authenticator' }]);
    expect((await check(false)).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await login(player)).status).toBe(200);
  });
});

test('a message with a code goes to the account’s own contacts and nowhere else', async () => {
  const player = await marked();
  const { challengeId } = await challengeOf(player);
  await call(gateway.url, 'sendFactorCode', { challengeId, way: 'email', email: 'thief@example.vn' } as never, from(away));
  await codeSentTo(gateway, player.email);
  expect(await messagesTo(gateway, 'thief@example.vn')).toEqual([]);
});
