import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJob } from '../../testingJobs.ts';
import { proveEmail, provePhone, registerPlayer } from '../../testingPlayers.ts';
import { hashToken } from '../session/tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: '1', SESSIONS_PER_ACCOUNT: '3' } });
});
afterAll(() => gateway.close());

const { loginAttempts } = schema;
const thief = { headers: { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Thief/1.0 <b>' } };
const historyOf = async (token: string) => (await call(gateway.url, 'listSessions', {}, { token })).body.value;

describe('login history: refused log-ins', () => {
  test('each kind of refusal is listed with its address and device, for the owner alone', async () => {
    const player = await registerPlayer(gateway.url, { mobileNum: '0987111222', email: 'history@example.vn' });
    await provePhone(gateway, '0987111222');
    await proveEmail(gateway, 'history@example.vn');
    const other = await registerPlayer(gateway.url);
    await gateway.services.settings.changeFlags({ mobileCodeLogin: true });
    await call(gateway.url, 'login', { type: 'username', username: player.username, password: 'Wrong123' }, thief);
    await call(gateway.url, 'requestLoginSms', { mobileNum: '0987111222' }, thief);
    await call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum: '0987111222', verificationCode: 'abcdef' }, thief);
    await gateway.services.settings.change({ secondFactorForAll: true });
    const { username, password } = player;
    const asked = await call(gateway.url, 'login', { type: 'username', username, password }, thief);
    const { challengeId } = asked.body.details.secondFactor;
    await call(gateway.url, 'verifyFactor', { challengeId, way: 'email', answer: '000000' }, thief);
    await gateway.services.settings.change({ secondFactorForAll: false });

    const { failed } = await historyOf(player.token);
    expect(failed.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['wrongFactor', 'wrongCode', 'wrongPassword']);
    expect(failed[0]).toMatchObject({ ip: '198.51.100.7', userAgent: 'Thief/1.0 <b>' });
    expect(Math.abs(Date.parse(failed[0].at) - Date.now())).toBeLessThan(60_000);
    expect((await historyOf(other.token)).failed).toEqual([]);
  });

  test('an account that does not exist leaves no row', async () => {
    const before = await gateway.services.database.db.$count(loginAttempts);
    await call(gateway.url, 'login', { type: 'username', username: 'nobody', password: 'Wrong123' }, thief);
    expect(await gateway.services.database.db.$count(loginAttempts)).toBe(before);
  });

  test('§9 ends after 30 days', async () => {
    const { username, token } = await registerPlayer(gateway.url);
    await call(gateway.url, 'login', { type: 'username', username, password: 'Wrong123' }, thief);
    const { db } = gateway.services.database;
    await db.update(loginAttempts).set({ at: sql`now() - interval '29 days'` });
    await runJob(gateway.services, 'session.sweepLoginAttempts');
    expect((await historyOf(token)).failed).toHaveLength(1);
    await db.update(loginAttempts).set({ at: sql`now() - interval '31 days'` });
    expect((await historyOf(token)).failed).toEqual([]);
    await runJob(gateway.services, 'session.sweepLoginAttempts');
    expect(await db.$count(loginAttempts)).toBe(0);
  });
});

describe('every open session is listed and can be ended', () => {
  const { sessions } = schema;
  type Row = typeof sessions.$inferSelect;
  const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);

  /** A player with further sessions, made of his own. */
  async function playerWith(count: number, partOf: (index: number) => Partial<Row>) {
    const player = await registerPlayer(gateway.url);
    const { db } = gateway.services.database;
    const hash = hashToken(player.token);
    const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, hash));
    if (!row) throw new Error('no session');
    const further = Array.from({ length: count }, (_, index) => ({ ...row, tokenHash: `${hash}${index}`, ...partOf(index) }));
    await db.insert(sessions).values(further);
    return player;
  }

  /** Ends the oldest of the list, as the account's owner does who sees it there. */
  async function endOldest(token: string): Promise<void> {
    const { sessions: listed } = await historyOf(token);
    const { isOpen, sessionId } = listed.at(-1);
    const { value } = (await call(gateway.url, 'endSessions', { sessionId }, { token })).body;
    expect([isOpen, value]).toEqual([true, { ended: 1 }]);
  }
  const openIn = async (token: string) => (await historyOf(token)).sessions.filter(({ isOpen }: { isOpen: boolean }) => isOpen);

  test('after many later sessions', async () => {
    const { token } = await playerWith(60, () => ({ createdAt: days(0.01), endedAt: days(0) }));
    const { sessions: listed } = await historyOf(token);
    expect([listed.length, listed.at(-1)]).toEqual([51, expect.objectContaining({ isOpen: true, isCurrent: true })]);
    await endOldest(token);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(401);
  });

  test('also when it began before the 30 days: a session may last 90', async () => {
    const { token } = await playerWith(1, () => ({ createdAt: days(-60), expiresAt: days(30) }));
    expect(await openIn(token)).toHaveLength(2);
    await endOldest(token);
    expect(await openIn(token)).toHaveLength(1);
    expect((await historyOf(token)).sessions.at(-1)).toMatchObject({ isOpen: false, endReason: 'otherDevice' });
  });

  test('also more sessions than the history has rows', async () => {
    const { token } = await playerWith(60, (index) => ({ createdAt: days(-index - 1) }));
    expect(await openIn(token)).toHaveLength(61);
    await endOldest(token);
    expect(await openIn(token)).toHaveLength(60);
  });

  test('§9 ended sessions are listed for 30 days', async () => {
    const ends = [{ endedAt: days(-29) }, { endedAt: days(-31) }, { expiresAt: days(-29) }, { expiresAt: days(-31) }];
    const { token } = await playerWith(4, (index) => ({ createdAt: days(-60 - index), ...ends[index] }));
    const { sessions: listed } = await historyOf(token);
    expect(listed.map(({ endReason }: { endReason?: string }) => endReason)).toEqual([undefined, 'system', 'expired']);
  });

  test('§9 ended sessions are deleted after 30 days, while an open one stays', async () => {
    const ends = [{ endedAt: days(-29) }, { endedAt: days(-31) }, { expiresAt: days(-29) }, { expiresAt: days(-31) }, {}];
    const { token } = await playerWith(5, (index) => ({ createdAt: days(-60 - index), userAgent: `Device/${index}`, ...ends[index] }));
    const { db } = gateway.services.database;
    await runJob(gateway.services, 'security.sweepSessions');
    const kept = await db.select({ userAgent: sessions.userAgent }).from(sessions).where(like(sessions.userAgent, 'Device/%'));
    expect(kept.map(({ userAgent }) => userAgent).toSorted()).toEqual(['Device/0', 'Device/2', 'Device/4']);
    expect(await openIn(token)).toHaveLength(2);
  });
});

describe('SESSIONS_PER_ACCOUNT: the oldest session ends for a new one', () => {
  const login = async ({ username, password }: { username: string; password: string }) =>
    (await call(gateway.url, 'login', { type: 'username', username, password })).body.value.token;
  const isOpen = async (token: string) => (await call(gateway.url, 'getMemberInfo', {}, { token })).status === 200;

  test('the first of four ends with its reason', async () => {
    const player = await registerPlayer(gateway.url);
    const tokens = [player.token, await login(player), await login(player), await login(player)];
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, true, true, true]);
    const { sessions } = await historyOf(tokens[3]);
    expect(sessions.map(({ endReason }: { endReason?: string }) => endReason)).toEqual([undefined, undefined, undefined, 'limit']);
    // A call before the pushed event gets the reason too.
    expect((await call(gateway.url, 'getMemberInfo', {}, { token: player.token })).body.details).toEqual({ endReason: 'limit' });
  });

  test('an ended session makes room', async () => {
    const player = await registerPlayer(gateway.url);
    const second = await login(player);
    await call(gateway.url, 'logout', {}, { token: second });
    const tokens = [player.token, await login(player), await login(player)];
    expect(await Promise.all(tokens.map(isOpen))).toEqual([true, true, true]);
  });

  test('log-ins at the same time leave three open', async () => {
    const player = await registerPlayer(gateway.url);
    const tokens = [player.token, ...(await Promise.all(Array.from({ length: 6 }, () => login(player))))];
    expect((await Promise.all(tokens.map(isOpen))).filter(Boolean)).toHaveLength(3);
  });
});

describe('§4 the player’s own switch: a second factor at new addresses', () => {
  const at = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const login = ({ username, password }: { username: string; password: string }, ip: string) =>
    call(gateway.url, 'login', { type: 'username', username, password }, at(ip));

  test('needs the password, is in getSecurity, and keeps this address known', async () => {
    const player = await registerPlayer(gateway.url, { email: 'switch@example.vn' });
    await proveEmail(gateway, 'switch@example.vn');
    const { token, password } = player;
    const turn = (enabled: boolean, typed = password) =>
      call(gateway.url, 'setNewAddressCheck', { enabled, password: typed }, { token, ...at('203.0.113.77') });
    const isOn = async () => (await call(gateway.url, 'getSecurity', {}, { token })).body.value.checksNewAddresses;
    expect((await turn(true, 'Wrong123')).body.errorCode).toBe('login.cred.err');
    expect([await isOn(), (await login(player, '198.51.100.70')).status]).toEqual([false, 200]);
    expect((await turn(true)).status).toBe(200);
    expect([await isOn(), (await login(player, '198.51.100.71')).body.errorCode]).toEqual([true, 'second_factor_required']);
    expect((await login(player, '203.0.113.77')).status).toBe(200);
    expect((await turn(false, 'Wrong123')).body.errorCode).toBe('login.cred.err');
    expect((await turn(false)).status).toBe(200);
    expect([await isOn(), (await login(player, '198.51.100.72')).status]).toEqual([false, 200]);
  });

  test('can’t be switched off where the brand checks every new address', async () => {
    const { token } = await registerPlayer(gateway.url);
    const told = async () => Object.keys((await call(gateway.url, 'getSecurity', {}, { token })).body.value);
    expect(await told()).toContain('checksNewAddresses');
    await gateway.services.settings.change({ secondFactorForAll: true });
    expect(await told()).not.toContain('checksNewAddresses');
    await gateway.services.settings.change({ secondFactorForAll: false });
  });

  test('can’t be turned on without a way to verify', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    const reply = await call(gateway.url, 'setNewAddressCheck', { enabled: true, password }, { token });
    expect([reply.status, reply.body.errorCode]).toEqual([409, 'second_factor_missing']);
  });
});
