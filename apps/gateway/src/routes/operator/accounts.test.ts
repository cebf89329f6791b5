import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../plugins/app/operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const operator = (defaultPassword: string | undefined, ...args: string[]) => {
  const { database, settings, live } = gateway.services;
  return runOperator({ db: database.db, settings, defaultPassword, changed: live.changed }, args);
};
const login = (username: string, password: string) => call(gateway.url, 'login', { type: 'username', username, password });

describe('§9 reset-password: "Default flagged password"', () => {
  test.each([
    ['the brand’s default', 'Default99'],
    ['one that is made for it', undefined],
  ])('by %s: who was in is out, and the next log-in has to change it', async (_, defaultPassword) => {
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
    expect((await call(gateway.url, 'createDeposit', { amount: 500 }, deposit)).body.errorCode).toBe('password_change_required');
    const change = { newPassword: 'Another12', confirmNewPassword: 'Another12' };
    expect((await call(gateway.url, 'changePassword', change, { token })).status).toBe(200);
    expect((await login(player.username, 'Another12')).body.value.passwordExpired).toBe(false);
    await gateway.services.settings.changeFlags({ forcedPasswordExpiryChange: true });
  });

  test('two resets are told two passwords, and a lockout ends', async () => {
    const { username } = await registerPlayer(gateway.url);
    for (let times = 0; times < 10; times += 1) await login(username, 'Wrong123');
    const [one, other] = [await operator(undefined, 'reset-password', username), await operator(undefined, 'reset-password', username)];
    expect(one).not.toBe(other);
    expect((await login(username, /the password (\S+),/.exec(other)?.[1] ?? '')).status).toBe(200);
    await expect(operator(undefined, 'reset-password', 'nobody')).rejects.toThrow('no account nobody');
  });
});

test('logout: ends every session of the account by the system, and of no other', async () => {
  const [player, other] = [await registerPlayer(gateway.url), await registerPlayer(gateway.url)];
  const second = (await login(player.username, player.password)).body.value.token;
  expect(await operator(undefined, 'logout', player.username)).toContain('logged out everywhere');
  const statusOf = async (token: string) => (await call(gateway.url, 'getMemberInfo', {}, { token })).status;
  expect(await Promise.all([player.token, second, other.token].map(statusOf))).toEqual([401, 401, 200]);
  const { token } = (await login(player.username, player.password)).body.value;
  const { sessions } = (await call(gateway.url, 'listSessions', {}, { token })).body.value;
  expect(sessions.map(({ endReason }: { endReason?: string }) => endReason)).toEqual([undefined, 'system', 'system']);
});

test('disable: the account is out and stays out, which its owner alone is told; enable lets it in again', async () => {
  const { username, password, token } = await registerPlayer(gateway.url);
  expect(await operator(undefined, 'disable', username)).toContain('is disabled');
  expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(401);
  expect((await login(username, password)).body.errorCode).toBe('account_disabled');
  expect((await login(username, 'Wrong123')).body.errorCode).toBe('account_or_password_error');
  await operator(undefined, 'enable', username);
  expect((await login(username, password)).status).toBe(200);
});

test('flag: switches one of the brand’s flags (§6), and names them all for one that is none', async () => {
  const redirects = () => gateway.services.settings.flags().notExistUserRedirect;
  await operator(undefined, 'flag', 'notExistUserRedirect', 'off');
  expect(redirects()).toBe(false);
  await operator(undefined, 'flag', 'notExistUserRedirect', 'on');
  expect(redirects()).toBe(true);
  for (const words of [['constructor', 'on'], ['notExistUserRedirect', 'perhaps'], []]) {
    await expect(operator(undefined, 'flag', ...words)).rejects.toThrow(/notExistUserRedirect/);
  }
});

test('§9 minimum-age: the form asks for the brand’s own age, and the gateway for it too', async () => {
  expect(await operator(undefined, 'minimum-age', '21')).toContain('21');
  const { minimumAge } = (await call(gateway.url, 'getRegistrationSetting', {})).body.value;
  expect(minimumAge).toBe(21);
  await expect(registerPlayer(gateway.url, { ageConfirmed: false })).rejects.toThrow(/"min":21/);
  for (const years of ['17', 'x', '', '180']) await expect(operator(undefined, 'minimum-age', years)).rejects.toThrow('18 or more');
  await operator(undefined, 'minimum-age', '18');
});
