import { agentFlag } from '@baize/contract';
import { solveChallenge, type Challenge as Work } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
/** The last picture's answer, from the tests' painter. */
let shown = '';
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5, env: { CAPTCHA_AFTER: '3' } });
  const { paint } = gateway.services.captchaPainter;
  Object.assign(gateway.services, {
    captchaPainter: {
      paint: (text: string) => {
        shown = text;
        return paint(text);
      },
    },
  });
});
afterAll(() => gateway.close());

const login = (username: string, password: string, part: { captcha?: string; captchaId?: string } = {}) =>
  call(gateway.url, 'login', { type: 'username', username, password, ...part });
const newCaptcha = async () => (await call(gateway.url, 'getCaptcha', {})).body.value;
async function failThrice(username: string) {
  const replies: unknown[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { body } = await login(username, 'Wrong123');
    replies.push([body.errorCode, body.details?.showCaptcha]);
  }
  return replies;
}

test('§3 login response: success, message, errorCode, value with the token, passwordExpired and the captcha flag', async () => {
  const { username, password } = await registerPlayer(gateway.url);
  const { body } = await login(username, password);
  const value = { token: expect.stringMatching(/^[\w-]{43,}$/), account: username, passwordExpired: false, oldPasswordKnown: false };
  expect(body).toEqual({ success: true, value });
  await failThrice(username);
  const refused = { success: false, errorCode: 'captcha_format_error', message: expect.stringMatching(/captcha/i) };
  expect((await login(username, password)).body).toMatchObject({ ...refused, details: { showCaptcha: true } });
});

describe('§4 captcha', () => {
  test('is a picture of pixels: it contains neither its letters nor their outlines', async () => {
    const { image, captchaId, expiresInSeconds } = await newCaptcha();
    const [kind, data = ''] = image.split(',');
    expect(kind).toBe('data:image/png;base64');
    const picture = Buffer.from(data, 'base64').toString('latin1');
    expect(picture.slice(1, 4)).toBe('PNG');
    // Its chunks by name: none of them is text.
    expect(picture.match(/IHDR|IDAT|IEND|[tiz]{1,2}TXt/g)?.filter((name) => name !== 'IDAT')).toEqual(['IHDR', 'IEND']);
    expect(shown).toMatch(/^[A-Z3-9]{4}$/);
    expect([captchaId.length, expiresInSeconds]).toEqual([36, 300]);
  });

  test('is required after 3 wrong passwords, also with the right one', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    expect(await failThrice(username)).toEqual([
      ['account_or_password_error', undefined],
      ['account_or_password_error', undefined],
      ['account_or_password_error', true],
    ]);
    const missing = await login(username, password);
    expect([missing.status, missing.body.errorCode]).toEqual([400, 'captcha_format_error']);
    expect(missing.body.details).toEqual({ showCaptcha: true, fields: [{ field: 'captcha', code: 'field_required' }] });
    const { captchaId } = await newCaptcha();
    expect((await login(username, password, { captchaId, captcha: ` ${shown.toLowerCase()} ` })).status).toBe(200);
    expect((await login(username, password)).status).toBe(200);
  });

  test('is not required after a right password that still needs a second factor, and is required again after 3 wrong ones', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    const { customers, trustedIps } = schema;
    const { db } = gateway.services.database;
    await db.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN AN' }).where(eq(customers.account, username));
    await db.delete(trustedIps);
    await failThrice(username);
    expect((await login(username, password)).body.errorCode).toBe('captcha_format_error');
    const { captchaId } = await newCaptcha();
    expect((await login(username, password, { captchaId, captcha: shown })).body.errorCode).toBe('second_factor_required');
    expect((await login(username, password)).body.errorCode).toBe('second_factor_required');
    await failThrice(username);
    expect((await login(username, password)).body.errorCode).toBe('captcha_format_error');
    // The other tests fail at this address too.
    await db.delete(schema.attemptCounters);
  });

  test.each([
    ['account_disabled', 'all'],
    ['non_agent_login', 'agents'],
    ['non_member_login', 'members'],
  ] as const)('is asked for no more after a right password that is answered with %s', async (code, site) => {
    const { username, password } = await registerPlayer(gateway.url);
    const { db } = gateway.services.database;
    const part = code === 'account_disabled' ? { isDisabled: true } : { isAgent: code === 'non_member_login' ? agentFlag : 0 };
    await db.update(schema.customers).set(part).where(eq(schema.customers.account, username));
    gateway.services.sessionRules.site = site;
    await failThrice(username);
    const { captchaId } = await newCaptcha();
    expect((await login(username, password, { captchaId, captcha: shown })).body.errorCode).toBe(code);
    expect((await login(username, password)).body.errorCode).toBe(code);
    gateway.services.sessionRules.site = 'all';
    await db.delete(schema.attemptCounters);
  });

  test('counts for one try, right or wrong, and for its own picture', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    await failThrice(username);
    const { captchaId } = await newCaptcha();
    const captcha = shown;
    expect((await login(username, 'Wrong123', { captchaId, captcha })).body.errorCode).toBe('account_or_password_error');
    expect((await login(username, password, { captchaId, captcha })).body.errorCode).toBe('captcha_format_error');
    const other = await newCaptcha();
    expect((await login(username, password, { captchaId: other.captchaId, captcha: 'XXXX' })).body.errorCode).toBe('captcha_format_error');
    expect((await login(username, password, { captchaId: other.captchaId, captcha: shown })).body.errorCode).toBe('captcha_format_error');
    const swapped = await newCaptcha();
    const answer = shown;
    await newCaptcha();
    if (shown !== answer) {
      const reply = await login(username, password, { captchaId: swapped.captchaId, captcha: shown });
      expect(reply.body.errorCode).toBe('captcha_format_error');
    }
  });

  test('runs out', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    await failThrice(username);
    const { captchaId } = await newCaptcha();
    const { captchas } = schema;
    await gateway.services.database.db.update(captchas).set({ expiresAt: sql`now()` }).where(eq(captchas.id, captchaId));
    expect((await login(username, password, { captchaId, captcha: shown })).body.errorCode).toBe('captcha_format_error');
  });

  test('is required in the same way for a name without an account', async () => {
    expect(await failThrice('nobodyhere')).toEqual([
      ['not_exist_user', undefined],
      ['not_exist_user', undefined],
      ['not_exist_user', true],
    ]);
    expect((await login('nobodyhere', 'Wrong123')).body.errorCode).toBe('captcha_format_error');
  });

  test.each([{ captchaId: "' or 1=1" }, { captchaId: '' }, {}, { captchaId: crypto.randomUUID() }])('%o solves nothing', async (part) => {
    const { username, password } = await registerPlayer(gateway.url);
    await failThrice(username);
    expect((await login(username, password, { ...part, captcha: 'ABCD' })).body.errorCode).toBe('captcha_format_error');
  });

  test('is required at each log-in where the permission says so', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    await gateway.services.settings.changeFlags({ captchaAtLogin: true });
    expect((await call(gateway.url, 'getPermission', {})).body.value.flags.captchaAtLogin).toBe(true);
    expect((await login(username, password)).body.errorCode).toBe('captcha_format_error');
    const { captchaId } = await newCaptcha();
    expect((await login(username, password, { captchaId, captcha: shown })).status).toBe(200);
    await gateway.services.settings.changeFlags({ captchaAtLogin: false });
    expect((await login(username, password)).status).toBe(200);
  });

  test('an address that fails with ten times as many names has to solve one as well', async () => {
    const fresh = await startTestGateway({ catalogueSize: 1, env: { CAPTCHA_AFTER: '1' } });
    const attempt = (index: number) =>
      call(
        fresh.url,
        'login',
        { type: 'username', username: `guess${index}`, password: 'Wrong123' },
        { headers: { 'x-forwarded-for': `203.0.113.${index}` } },
      );
    for (let index = 0; index < 10; index += 1) expect((await attempt(index)).body.errorCode).toBe('not_exist_user');
    expect((await attempt(11)).body.errorCode).toBe('captcha_format_error');
    await fresh.close();
  });
});

describe('§4 captcha, for people who can’t read a picture', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const proofOf = async (challenge: Work) => encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const earn = (proof: string) => call(gateway.url, 'getCaptcha', { proof });

  test('a done proof of work brings another captcha with its answer, which counts once', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    await failThrice(username);
    const { work, captchaId: before } = await newCaptcha();
    const { answer, captchaId } = (await earn(await proofOf(work))).body.value;
    expect(answer).toBe(shown);
    expect(captchaId).not.toBe(before);
    expect((await login(username, password, { captchaId, captcha: answer })).status).toBe(200);
    await failThrice(username);
    expect((await login(username, password, { captchaId, captcha: answer })).body.errorCode).toBe('captcha_format_error');
    await gateway.services.database.db.delete(schema.attemptCounters);
  });

  test('the proof counts once, also when it comes twice at the same time, and uses up the picture that it came with', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    await failThrice(username);
    const { work, captchaId } = await newCaptcha();
    const captcha = shown;
    const proof = await proofOf(work);
    const replies = await Promise.all(Array.from({ length: 4 }, () => earn(proof)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await earn(proof)).body.errorCode).toBe('captcha_format_error');
    expect((await login(username, password, { captchaId, captcha })).body.errorCode).toBe('captcha_format_error');
    await gateway.services.database.db.delete(schema.attemptCounters);
  });

  test('a picture that was tried or has expired takes no proof of work', async () => {
    const tried = await newCaptcha();
    const { username } = await registerPlayer(gateway.url);
    await failThrice(username);
    await login(username, 'Wrong123', { captchaId: tried.captchaId, captcha: 'XXXX' });
    expect((await earn(await proofOf(tried.work))).body.errorCode).toBe('captcha_format_error');
    const late = await newCaptcha();
    const { captchas } = schema;
    await gateway.services.database.db.update(captchas).set({ expiresAt: sql`now()` }).where(eq(captchas.id, late.captchaId));
    expect((await earn(await proofOf(late.work))).body.errorCode).toBe('captcha_format_error');
    await gateway.services.database.db.delete(schema.attemptCounters);
  });

  test('no answer is told for no proof, an easier one, another picture’s, or the lighter work of a request', async () => {
    const { work } = await newCaptcha();
    const other = await newCaptcha();
    const { challenge: light } = (await call(gateway.url, 'getChallenge', {})).body.value;
    expect(work.parameters.cost).toBeGreaterThan(light.parameters.cost);
    const solution = await solveChallenge({ challenge: work, deriveKey });
    const { parameters } = work;
    const hostile = [
      await proofOf(light),
      encode({ challenge: work, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } }),
      encode({ challenge: { ...work, parameters: { ...parameters, cost: 1 } }, solution }),
      encode({ challenge: { ...work, parameters: { ...parameters, data: { purpose: other.captchaId } } }, solution }),
      encode({ challenge: { ...work, parameters: { ...parameters, data: undefined } }, solution }),
      encode({ challenge: other.work, solution }),
      encode({}),
      'x',
    ];
    for (const [index, proof] of hostile.entries())
      expect([index, (await earn(proof)).body.errorCode]).toEqual([index, 'captcha_format_error']);
    expect((await earn(encode({ challenge: work, solution }))).status, 'none of these has used up the right one').toBe(200);
  });
});

test('after 10 wrong fund passwords the right one is refused as well', async () => {
  const { token } = await registerPlayer(gateway.url, { paymentPassword: 'Fund1234' });
  const withdraw = (fundPassword: string) =>
    call(
      gateway.url,
      'createWithdrawal',
      { cardId: crypto.randomUUID(), amount: 500, fundPassword },
      { token, idempotencyKey: crypto.randomUUID() },
    );
  const codes: string[] = [];
  for (let index = 0; index < 10; index += 1) codes.push((await withdraw(`Wrong${index}`)).body.errorCode);
  expect(new Set(codes)).toEqual(new Set(['fund_password_error']));
  const refused = await withdraw('Fund1234');
  expect([refused.status, refused.body.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
  expect(refused.body.details.retryAfterSeconds).toBeGreaterThan(14 * 60);
});
