import { agentFlag, agentMemberTypes, type Call, type CallName, calls } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../db/schema.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';
import { openByPhone, proveEmail, provePhone, registerPlayer } from '../testingPlayers.ts';
import { runOperator } from './commands.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const operator = (defaultPassword: string | undefined, ...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, defaultPassword, changed: live.changed }, args);
};
const login = (username: string, password: string) => call(gateway.url, 'login', { type: 'username', username, password });

describe('§9 reset-password: "Default flagged password"', () => {
  test.each([
    ['the brand’s default', 'Default99'],
    ['one that is made for it', undefined],
  ])('by %s: open sessions end, and the next log-in has to change the password', async (_, defaultPassword) => {
    const player = await registerPlayer(gateway.url);
    // The change is forced whether or not the brand enforces passwords' age.
    await gateway.services.settings.changeFlags({ forcedPasswordExpiryChange: false });
    const said = await operator(defaultPassword, 'reset-password', player.username.toUpperCase());
    const password = /the password (\S+),/.exec(said)?.[1] ?? '';
    if (defaultPassword) expect(password).toBe(defaultPassword);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token: player.token })).status).toBe(401);
    expect((await login(player.username, player.password)).body.errorCode).toBe('account_or_password_error');
    const { token, passwordExpired } = (await login(player.username, password)).body.value;
    expect(passwordExpired).toBe(true);
    const deposit = { token, idempotencyKey: crypto.randomUUID() };
    expect((await call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount: 500 }, deposit)).body.errorCode).toBe(
      'password_change_required',
    );
    const change = { newPassword: 'Another12', confirmNewPassword: 'Another12' };
    expect((await call(gateway.url, 'changePassword', change, { token })).status).toBe(200);
    expect((await login(player.username, 'Another12')).body.value.passwordExpired).toBe(false);
    await gateway.services.settings.changeFlags({ forcedPasswordExpiryChange: true });
  });

  test('two resets give two passwords, and a lockout ends', async () => {
    const { username } = await registerPlayer(gateway.url);
    for (let times = 0; times < 10; times += 1) await login(username, 'Wrong123');
    const [one, other] = [await operator(undefined, 'reset-password', username), await operator(undefined, 'reset-password', username)];
    expect(one).not.toBe(other);
    expect((await login(username, /the password (\S+),/.exec(other)?.[1] ?? '')).status).toBe(200);
    await expect(operator(undefined, 'reset-password', 'nobody')).rejects.toThrow('no account nobody');
  });
});

describe('a number', () => {
  const opened = async (account: string, openedMobile: string, mobile: string) =>
    openByPhone(gateway, (await registerPlayer(gateway.url)).username, { account, openedMobile, mobile });

  test('finds the account that has proved it, in every spelling, and before that the account that it opened', async () => {
    await opened('pfirst777', '+84912777003', '+84912777004');
    for (const number of ['84912777003', '0912777003', '0912 777.004', '\u202A+84912777004\u202C', '0084912777004']) {
      expect(await operator(undefined, 'unlock', number)).toContain('pfirst777 may');
    }
    await opened('psecond77', '+84912777003', '+84912777003');
    expect(await operator(undefined, 'unlock', '0912777003')).toContain('psecond77 may');
    expect(await operator(undefined, 'unlock', '0912777004')).toContain('pfirst777 may');
    await expect(operator(undefined, 'unlock', '0912777009')).rejects.toThrow('no account 0912777009');
  });
});

test('logout: ends every session of the account, and no other account’s', async () => {
  const [player, other] = [await registerPlayer(gateway.url), await registerPlayer(gateway.url)];
  const second = (await login(player.username, player.password)).body.value.token;
  expect(await operator(undefined, 'logout', player.username)).toContain('logged out everywhere');
  const statusOf = async (token: string) => (await call(gateway.url, 'getMemberInfo', {}, { token })).status;
  expect(await Promise.all([player.token, second, other.token].map(statusOf))).toEqual([401, 401, 200]);
  const { token } = (await login(player.username, player.password)).body.value;
  const { sessions } = (await call(gateway.url, 'listSessions', {}, { token })).body.value;
  expect(sessions.map(({ endReason }: { endReason?: string }) => endReason)).toEqual([undefined, 'system', 'system']);
});

test('disable: sessions end and log-ins are refused, with the reason for the owner alone; enable lets the account in again', async () => {
  const { username, password, token } = await registerPlayer(gateway.url);
  expect(await operator(undefined, 'disable', username)).toContain('is disabled');
  expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(401);
  expect((await login(username, password)).body.errorCode).toBe('account_disabled');
  expect((await login(username, 'Wrong123')).body.errorCode).toBe('account_or_password_error');
  await operator(undefined, 'enable', username);
  expect((await login(username, password)).status).toBe(200);
});

describe('type', () => {
  const opensUnread = async (token: string) => (await call(gateway.url, 'getUnreadMessages', {}, { token })).status === 200;

  test.each(agentMemberTypes)('§6 member type %i alone makes an account an agent, after its next log-in', async (type) => {
    const { username, password, token } = await registerPlayer(gateway.url);
    expect(await opensUnread(token)).toBe(true);
    expect(await operator(undefined, 'type', username, String(type))).toBe(
      `${username} is agent of type ${type}, and logged out everywhere.`,
    );
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(401);
    const agent = (await login(username, password)).body.value;
    expect((await call(gateway.url, 'getMemberInfo', {}, { token: agent.token })).body.value).toMatchObject({ type, isAgent: 0 });
    expect((await call(gateway.url, 'getUnreadMessages', {}, { token: agent.token })).body.errorCode).toBe('function.not.available');
    await operator(undefined, 'type', username, '0');
    expect(await opensUnread((await login(username, password)).body.value.token)).toBe(true);
  });

  const closed = (Object.keys(calls) as CallName[]).filter((name) => calls[name].auth !== 'public' && name !== 'logout');

  test.each(agentMemberTypes)('§6 an agent of type %i may make the calls of an agent, and no other', async (type) => {
    const { username, password } = await registerPlayer(gateway.url);
    await operator(undefined, 'type', username, String(type));
    const { token } = (await login(username, password)).body.value;
    const asked = closed.map(async (name) => {
      // Whose call it is, is looked at before what it brings.
      const { body } = await call(gateway.url, name, {} as never, { token, idempotencyKey: crypto.randomUUID() });
      return [name, body.errorCode !== 'function.not.available'];
    });
    const isOpen = ({ auth }: Call): boolean => auth !== 'public' && auth.includes('agent');
    expect(await Promise.all(asked)).toEqual(closed.map((name) => [name, isOpen(calls[name])]));
  });

  test('an agent by both signs becomes a player by both, and the code brings no members any more', async () => {
    const { db } = gateway.services.database;
    const { username, token } = await registerPlayer(gateway.url);
    const [agent] = await db
      .update(schema.customers)
      .set({ type: 2, isAgent: agentFlag })
      .where(eq(schema.customers.account, username))
      .returning({ customerId: schema.customers.id });
    await db.insert(schema.affiliateCodes).values({ code: 'FORMER01', customerId: agent?.customerId ?? '' });
    const codeOf = async () => (await call(gateway.url, 'getAffiliate', { code: 'former01' })).status;
    expect(await codeOf()).toBe(200);
    expect(await operator(undefined, 'type', username, '0')).toBe(`${username} is member of type 0, and logged out everywhere.`);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(401);
    expect(await codeOf()).toBe(400);
  });

  test('an unknown type and a trial account are refused', async () => {
    for (const type of ['3', '4', '-1', '041', ''])
      await expect(operator(undefined, 'type', 'member01', type)).rejects.toThrow('0, 1, 2, 41, 42');
    await expect(operator(undefined, 'type', 'trial01', '0')).rejects.toThrow('trial account');
  });
});

test('flag: switches one of the brand’s flags (§6), and lists them all for an unknown name', async () => {
  const redirects = () => gateway.services.settings.flags().notExistUserRedirect;
  await operator(undefined, 'flag', 'notExistUserRedirect', 'off');
  expect(redirects()).toBe(false);
  await operator(undefined, 'flag', 'notExistUserRedirect', 'on');
  expect(redirects()).toBe(true);
  for (const words of [['constructor', 'on'], ['notExistUserRedirect', 'perhaps'], []]) {
    await expect(operator(undefined, 'flag', ...words)).rejects.toThrow(/notExistUserRedirect/);
  }
});

test('§9 minimum-age: the form and the gateway both ask for the brand’s own age', async () => {
  expect(await operator(undefined, 'minimum-age', '21')).toContain('21');
  const { minimumAge } = (await call(gateway.url, 'getRegistrationSetting', {})).body.value;
  expect(minimumAge).toBe(21);
  await expect(registerPlayer(gateway.url, { ageConfirmed: false })).rejects.toThrow(/"min":21/);
  for (const years of ['17', 'x', '', '180']) await expect(operator(undefined, 'minimum-age', years)).rejects.toThrow('18 or more');
  await operator(undefined, 'minimum-age', '18');
});

test('§9 record-days: portal, gateway and help use the same number of days', async () => {
  const { token } = await registerPlayer(gateway.url);
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const ask = (days: number) => call(gateway.url, 'getBetTotals', { from: dayBefore(days), to: dayBefore(1) }, { token });
  expect((await ask(88)).status).toBe(400);
  expect(await operator(undefined, 'record-days', '90')).toContain('90 days');
  expect((await call(gateway.url, 'getPermission', {})).body.value?.recordDays).toBe(90);
  expect((await ask(88)).status).toBe(200);
  expect((await ask(92)).body.details.fields).toMatchObject([{ field: 'from' }]);
  const help = JSON.stringify((await call(gateway.url, 'getHelpCenter', { lang: 'en', device: 'WEB' })).body.value);
  expect(help).toContain('for 90 days');
  for (const days of ['29', '401', '1e2', 'x', '', '-90', '090']) {
    await expect(operator(undefined, 'record-days', days), days).rejects.toThrow('from 30 to 400');
  }
  expect((await call(gateway.url, 'getPermission', {})).body.value?.recordDays).toBe(90);
  await operator(undefined, 'record-days', '30');
});

test('account: shows where it was opened, what is proved and whether its owner may log in', async () => {
  const origin = { domain: 'play.example', registerUrl: 'https://play.example/\n  may log in  yes' };
  const { username } = await registerPlayer(gateway.url, { email: 'shown@example.vn', ...origin });
  const said = await operator(undefined, 'account', username);
  expect(said).toContain(`${username} is member, opened 20`);
  expect(said).toContain('["WEB","play.example","https://play.example/\\n  may log in  yes"]');
  expect(said).toMatch(/upline +none\n +phone +none\n +e-mail +shown@example\.vn, not proved\n +may log in +yes$/);
  expect(said.split('\n')).toHaveLength(6);
  await operator(undefined, 'disable', username);
  expect(await operator(undefined, 'account', username)).toContain('no: it is disabled');
  await operator(undefined, 'enable', username);
  for (let index = 0; index < 10; index += 1) await call(gateway.url, 'login', { type: 'username', username, password: 'Wrong123' });
  expect(await operator(undefined, 'account', username)).toMatch(/may log in +from 20[\d-]+T[\d:.]+Z: it is locked$/);
  expect(await operator(undefined, 'unlock', username)).toContain('may log in again');
  expect(await operator(undefined, 'account', username)).toMatch(/may log in +yes$/);
});

describe('unlock: lifts what account shows to be locked', () => {
  let phones = 0;
  /** A player with all that can be guessed at. */
  async function guarded() {
    phones += 1;
    const mobileNum = `09127780${String(phones).padStart(2, '0')}`;
    const player = await registerPlayer(gateway.url, { paymentPassword: 'Fund1234', mobileNum });
    await provePhone(gateway, mobileNum);
    await call(gateway.url, 'startAuthenticatorBinding', { password: player.password }, { token: player.token });
    const marks = { trustedIpsOnly: true, realName: 'NGUYEN AN' };
    await gateway.services.database.db.update(schema.customers).set(marks).where(eq(schema.customers.account, player.username));
    return { ...player, mobileNum };
  }
  type Guarded = Awaited<ReturnType<typeof guarded>>;
  const refusalOf = async (reply: ReturnType<typeof call>) => (await reply).body.errorCode;

  async function answerFactor({ username, password }: Guarded) {
    await gateway.services.database.db.delete(schema.trustedIps);
    const { challengeId } = (await login(username, password)).body.details.secondFactor;
    return refusalOf(call(gateway.url, 'verifyFactor', { challengeId, way: 'bankName', answer: 'WRONG' }));
  }
  const withdraw = ({ token }: Guarded) =>
    refusalOf(
      call(
        gateway.url,
        'createWithdrawal',
        { cardId: crypto.randomUUID(), amount: 500, fundPassword: 'Wrong123' },
        { token, idempotencyKey: crypto.randomUUID() },
      ),
    );
  function choosePassword({ token, password: oldPassword }: Guarded) {
    const change = { oldPassword, newPassword: 'Fund1234', confirmNewPassword: 'Fund1234' };
    return refusalOf(call(gateway.url, 'changePassword', change, { token }));
  }
  const bindApp = ({ token }: Guarded) => refusalOf(call(gateway.url, 'confirmAuthenticatorBinding', { code: 'abcdef' }, { token }));
  async function enterBySms({ mobileNum }: Guarded) {
    await gateway.services.database.db.update(schema.verificationCodes).set({ attempts: 0 });
    return refusalOf(call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum, verificationCode: 'abcdef' }));
  }

  const shown = async ({ username }: Pick<Guarded, 'username'>) => {
    const said = await operator(undefined, 'account', username);
    return [...said.matchAll(/^ {2}locked {6}(.+), until 20[\d-]+T[\d:.]+Z$/gm)].map(([, name]) => name);
  };

  test('codes by e-mail', async () => {
    const email = 'locked@example.vn';
    const player = await registerPlayer(gateway.url, { email });
    const tried = { key: `code factor ${email}`, count: 15, resetsAt: new Date(Date.now() + 60_000) };
    await gateway.services.database.db.insert(schema.attemptCounters).values(tried);
    expect(await shown(player), 'of somebody else, who may read the address').toEqual([]);
    await proveEmail(gateway, email);
    expect(await shown(player)).toEqual(['codes by e-mail']);
    await operator(undefined, 'unlock', player.username);
    expect(await shown(player)).toEqual([]);
  });

  test.each([
    ['log-in', 10, ({ username }: Guarded) => refusalOf(login(username, 'Wrong123')), 'account_or_password_error', 'account_locked'],
    ['second factor', 10, answerFactor, 'second_factor_error', 'account_locked'],
    ['fund password', 10, withdraw, 'fund_password_error', 'TOO_MANY_REQUEST'],
    ['new passwords', 5, choosePassword, 'validation_failed', 'TOO_MANY_REQUEST'],
    ['new authenticator', 10, bindApp, 'verification_code_error', 'TOO_MANY_REQUEST'],
    ['codes by SMS', 15, enterBySms, 'verification_code_error', 'TOO_MANY_REQUEST'],
  ])('%s, after %i tries', async (what, most, attempt, wrong, locked) => {
    await gateway.services.settings.changeFlags({ mobileCodeLogin: true });
    const player = await guarded();
    await call(gateway.url, 'requestLoginSms', { mobileNum: player.mobileNum });
    for (let index = 0; index < most; index += 1) {
      expect(await shown(player)).toEqual([]);
      expect(await attempt(player)).toBe(wrong);
    }
    expect(await shown(player)).toEqual([what]);
    expect(await attempt(player)).toBe(locked);
    expect(await operator(undefined, 'unlock', player.username)).toContain('may log in again');
    expect(await shown(player)).toEqual([]);
    expect(await attempt(player)).toBe(wrong);
  });
});

test('account: shows whose affiliate code opened it', async () => {
  const { username } = await registerPlayer(gateway.url, { referralCode: 'AGENT01' });
  expect(await operator(undefined, 'account', username)).toMatch(/^ {2}upline {6}agent01$/m);
});

test('account: text of the registration can’t control a terminal', async () => {
  const hostile = 'a\u001b[2J\u007f\u009b31m\u202eb\u2066\u2028\u200b\u0085\u{e0041}Đường';
  const { username } = await registerPlayer(gateway.url, { domain: hostile, registerUrl: 'https://play.example/' });
  const said = await operator(undefined, 'account', username);
  expect(said).toContain('"a\\u001b[2J\\u{7f}\\u{9b}31m\\u{202e}b\\u{2066}\\u{2028}\\u{200b}\\u{85}\\u{e0041}Đường"');
  expect(said).not.toMatch(/[^\n\x20-\x7e\p{L}]/u);
});
