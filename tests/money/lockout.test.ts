import { headers } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../apps/gateway/src/db/schema.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { encrypt } from '../../apps/gateway/src/testingClient.ts';
import { provePhone, registerPlayer } from '../../apps/gateway/src/testingPlayers.ts';
import { call } from './support/client.ts';
import { createDatabase } from './support/databases.ts';

let databaseUrl: string;
let gateways: TestGateway[];

const open = (env: Record<string, string> = {}) =>
  startTestGateway({ databaseUrl, env: { GATEWAY_SECRET: 'a secret for tests, which is long enough', ...env } });

beforeAll(async () => {
  databaseUrl = await createDatabase();
  gateways = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const at = (index: number): string => gateways[index % 2]?.url ?? '';
const login = (url: string, username: string, password: string, index = 0) =>
  call(
    url,
    'login',
    { type: 'username', username, password },
    // What a guesser writes into these headers changes nothing.
    { headers: { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `198.51.100.${index}` } },
  );

describe('a lockout is the whole house’s, on PostgreSQL', () => {
  test('wrong passwords at one gateway count at the other, and a restarted one still knows', async () => {
    const { username, password } = await registerPlayer(at(0));
    const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => login(at(index), username, 'Wrong123', index)));
    const codes = replies.map(({ body }) => body.errorCode);
    expect(codes.filter((code) => code === 'account_or_password_error')).toHaveLength(10);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(14);
    for (const url of [at(0), at(1)]) expect((await login(url, username, password)).body.errorCode).toBe('account_locked');
    const restarted = await open();
    expect((await login(restarted.url, username, password)).body.errorCode).toBe('account_locked');
    await restarted.close();
  });

  test('attempts of an address are counted over both, and over a restart', async () => {
    const strict = [await open({ LOGIN_RATE_MAX: '4' }), await open({ LOGIN_RATE_MAX: '4' })];
    const statuses: number[] = [];
    const { attemptCounters } = schema;
    await gateways[0]?.services.database.db.delete(attemptCounters);
    for (let index = 0; index < 4; index += 1)
      statuses.push((await login(strict[index % 2]?.url ?? '', `guess${index}`, 'x', index)).status);
    await Promise.all(strict.map((gateway) => gateway.close()));
    const restarted = await open({ LOGIN_RATE_MAX: '4' });
    statuses.push((await login(restarted.url, 'guess9', 'x', 9)).status);
    await restarted.close();
    expect(statuses).toEqual([404, 404, 404, 404, 429]);
  });

  test('SMS codes: tries at both count together, and of one right code at both, one gets in', async () => {
    await gateways[0]?.services.settings.changeFlags({ mobileCodeLogin: true });
    await expect.poll(() => gateways[1]?.services.settings.flags().mobileCodeLogin, { timeout: 10_000 }).toBe(true);
    const enter = (index: number, verificationCode: string) =>
      call(at(index), 'startSmsSession', { type: 'sms', mobileNum: '0983000111', verificationCode });
    await registerPlayer(at(0), { mobileNum: '0983000111' });
    if (gateways[0]) await provePhone(gateways[0], '0983000111');
    expect((await call(at(0), 'requestLoginSms', { mobileNum: '0983000111' })).status).toBe(200);
    // The code that was sent is put in place of by one that the test knows.
    const db = gateways[0]?.services.database.db;
    const { verificationCodes } = schema;
    const codeHash = gateways[0]?.services.secrets.fingerprint('code login +84983000111 123456') ?? '';
    await db?.update(verificationCodes).set({ codeHash });
    const right = await Promise.all([0, 1, 2, 3].map((index) => enter(index, '123456')));
    expect(right.filter(({ status }) => status === 200)).toHaveLength(1);
    await call(at(1), 'requestLoginSms', { mobileNum: '0983000111' });
    const wrong = await Promise.all(Array.from({ length: 10 }, (_, index) => enter(index, 'abcdef')));
    expect(wrong.filter(({ body }) => body.errorCode === 'verification_code_error')).toHaveLength(5);
    const restarted = await open();
    const late = { type: 'sms', mobileNum: '0983000111', verificationCode: 'abcdef' } as const;
    expect((await call(restarted.url, 'startSmsSession', late)).body.errorCode).toBe('verification_code_expired');
    await restarted.close();
  });

  test('factors: answers at both count together, and a restarted gateway still knows', async () => {
    const { username, password } = await registerPlayer(at(0));
    const { customers, trustedIps } = schema;
    const db = gateways[0]?.services.database.db;
    await db?.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN VAN A' }).where(eq(customers.account, username));
    await db?.delete(trustedIps);
    const answerTo = (url: string, challengeId: string, answer: string) =>
      call(url, 'verifyFactor', { challengeId, way: 'bankName', answer });
    const asked = async (index: number): Promise<string> =>
      (await login(at(index), username, password)).body.details.secondFactor.challengeId;
    const codes: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const challengeId = await asked(round);
      for (let index = 0; index < 5; index += 1) codes.push((await answerTo(at(index), challengeId, `WRONG ${index}`)).body.errorCode);
    }
    expect(codes).toEqual(Array.from({ length: 10 }, () => 'second_factor_error'));
    const restarted = await open();
    for (const url of [at(0), at(1), restarted.url])
      expect((await answerTo(url, await asked(0), 'NGUYEN VAN A')).body.errorCode).toBe('account_locked');
    await restarted.close();
  });

  test('a token that was logged out at one gateway is dead at the other, and a body that one has read is not read by the other', async () => {
    const { username, password, token } = await registerPlayer(at(0));
    expect((await call(at(1), 'getMemberInfo', {}, { token })).status).toBe(200);
    expect((await call(at(1), 'logout', {}, { token })).status).toBe(200);
    expect((await call(at(0), 'getMemberInfo', {}, { token })).status).toBe(401);
    const value = await encrypt(at(0), 'login', { type: 'username', username, password });
    const { encryption, gatewayVersion, merchant } = headers;
    const sent = { [encryption]: 'JWE', [gatewayVersion]: '3', [merchant]: 'baize', 'content-type': 'application/json' };
    const statuses = await Promise.all(
      [0, 1, 0, 1].map(async (index) => {
        const reply = await fetch(`${at(index)}/api/session/login`, { method: 'POST', headers: sent, body: JSON.stringify({ value }) });
        return reply.status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  test('a captcha of one gateway is solved at the other, once', async () => {
    const [one, other] = [await open({ CAPTCHA_AFTER: '1' }), await open({ CAPTCHA_AFTER: '1' })];
    const { username, password } = await registerPlayer(one.url);
    expect((await login(one.url, username, 'Wrong123')).body.details).toEqual({ showCaptcha: true });
    const { captchaId } = (await call(one.url, 'getCaptcha', {})).body.value;
    const { captchas } = schema;
    const answerHash = one.services.secrets.fingerprint(`captcha ${captchaId} KNOWN`);
    await one.services.database.db.update(captchas).set({ answerHash }).where(eq(captchas.id, captchaId));
    expect((await login(other.url, username, password)).body.errorCode).toBe('captcha_format_error');
    const attempt = (url: string) => call(url, 'login', { type: 'username', username, password: 'Wrong123', captchaId, captcha: 'known' });
    const replies = await Promise.all([one, other, one, other].map(({ url }) => attempt(url)));
    expect(replies.filter(({ body }) => body.errorCode === 'account_or_password_error')).toHaveLength(1);
    const restarted = await open({ CAPTCHA_AFTER: '1' });
    expect((await attempt(restarted.url)).body.errorCode).toBe('captcha_format_error');
    await restarted.close();
    await Promise.all([one.close(), other.close()]);
  });
});
