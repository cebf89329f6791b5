import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { codeSentTo } from '../../testingOutbox.ts';
import { registrationForm } from '../../testingPlayers.ts';

const { captchas, customers } = schema;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  await gateway.services.settings.changeFlags({ mobileNumberRegistration: true });
  await operator('on');
});
afterAll(() => gateway.close());

function operator(state: string): Promise<string> {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['captcha-registration', state]);
}
/** A captcha whose answer is `KNOWN`. */
async function newCaptcha(): Promise<{ captchaId: string; captcha: string }> {
  const { captchaId } = (await call(gateway.url, 'getCaptcha', {})).body.value;
  const answerHash = gateway.services.secrets.fingerprint(`captcha ${captchaId} KNOWN`);
  await gateway.services.database.db.update(captchas).set({ answerHash }).where(eq(captchas.id, captchaId));
  return { captchaId, captcha: ' known ' };
}

interface Answer {
  captchaId?: string;
  captcha?: string;
}
let made = 0;
/** The two ways to register, each time as somebody new. */
const ways: [string, () => Promise<(answer: Answer) => ReturnType<typeof call>>][] = [
  [
    'by username',
    async () => {
      made += 1;
      const username = `reader${made}`;
      return (answer) => call(gateway.url, 'registerMember', { username, ...registrationForm, ...answer });
    },
  ],
  [
    'by mobile number',
    async () => {
      made += 1;
      const mobileNum = `0985${String(100_000 + made)}`;
      await call(gateway.url, 'requestRegistrationSms', { mobileNum });
      const verificationCode = await codeSentTo(gateway, `+84${mobileNum.slice(1)}`);
      return (answer) => call(gateway.url, 'registerMobileMember', { mobileNum, verificationCode, ...registrationForm, ...answer });
    },
  ],
];

describe.each(ways)('§3 captcha at the registration, %s', (_way, newcomer) => {
  const refusal = (code: string) => ({
    success: false,
    errorCode: 'captcha_format_error',
    details: { showCaptcha: true, fields: [{ field: 'captcha', code }] },
  });

  test('a missing, empty or unknown captcha is refused as at the login, and opens no account', async () => {
    const register = await newcomer();
    const before = await gateway.services.database.db.$count(customers);
    for (const answer of [{}, { captcha: '' }, { captchaId: (await newCaptcha()).captchaId }]) {
      expect((await register(answer)).body).toMatchObject(refusal('field_required'));
    }
    for (const part of [{}, { captchaId: '' }, { captchaId: "' or 1=1" }, { captchaId: crypto.randomUUID() }]) {
      expect((await register({ ...part, captcha: 'KNOWN' })).body).toMatchObject(refusal('captcha_format_error'));
    }
    expect((await register({ ...(await newCaptcha()), captcha: 'x'.repeat(99) })).body).toMatchObject(refusal('captcha_format_error'));
    expect(await gateway.services.database.db.$count(customers)).toBe(before);
    expect((await register(await newCaptcha())).status).toBe(200);
  });

  test('a try uses up the captcha, right or wrong', async () => {
    const register = await newcomer();
    const wrong = await newCaptcha();
    expect((await register({ ...wrong, captcha: 'WRONG' })).body).toMatchObject(refusal('captcha_format_error'));
    expect((await register(wrong)).body).toMatchObject(refusal('captcha_format_error'));
    const right = await newCaptcha();
    expect((await register(right)).status).toBe(200);
    const next = await newcomer();
    expect((await next(right)).body).toMatchObject(refusal('captcha_format_error'));
  });

  test('of 4 registrations with one captcha at the same time, one succeeds', async () => {
    const newcomers = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    const answer = await newCaptcha();
    const replies = await Promise.all(newcomers.map((register) => register(answer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('an expired captcha is refused', async () => {
    const register = await newcomer();
    const answer = await newCaptcha();
    await gateway.services.database.db.update(captchas).set({ expiresAt: sql`now()` });
    expect((await register(answer)).body).toMatchObject(refusal('captcha_format_error'));
  });

  test('an invalid field does not use up the captcha', async () => {
    const register = await newcomer();
    const answer = await newCaptcha();
    const misspelt = { ...answer, confirmPassword: 'Secret13' };
    expect((await register(misspelt)).body.errorCode).toBe('validation_failed');
    const noPhone = { ...answer, mobileNum: '12' };
    expect((await register(noPhone)).body.errorCode).toBe('phoneNumber_format_error');
    expect((await register(answer)).status).toBe(200);
  });
});

test('the operator switches it; while it is off no captcha is checked', async () => {
  const listed = async () =>
    (await call(gateway.url, 'getRegistrationSetting', {})).body.value.fields.some(({ field }: { field: string }) => field === 'captcha');
  expect(await listed()).toBe(true);
  expect(await operator('off')).toBe('The captcha at each registration is off.');
  expect(await listed()).toBe(false);
  for (const [, newcomer] of ways) {
    const register = await newcomer();
    expect((await register({ captcha: 'WRONG', captchaId: 'x' })).status).toBe(200);
  }
  await operator('on');
  await expect(operator('perhaps')).rejects.toThrow('is on or off');
});
