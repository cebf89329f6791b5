import { type CallName, calls } from '@baize/contract';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call, type Reply } from '../../testingClient.ts';
import { messagesTo } from '../../testingOutbox.ts';
import { provePhone, registerPlayer, registrationForm, registrationVisit } from '../../testingPlayers.ts';
import { issueTicket } from './social/tickets.ts';

/** Attacks by someone who knows the contract. Those that a brand's gateway has to stop too are in packages/conformance/src/stages/attacks.ts. */

let gateway: TestGateway;
beforeAll(async () => {
  // Behind a proxy that it believes: each request may come from an address of its own.
  gateway = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: '1' } });
  await gateway.services.settings.changeFlags({ mobileCodeLogin: true, mobileNumberRegistration: true, notExistUserRedirect: false });
});
afterAll(() => gateway.close());

const { attemptCounters, customers, verificationCodes } = schema;
/** A reply without what differs from request to request. */
const saidBy = ({ status, body }: Reply) => ({ status, body: { ...body, requestId: '' } });
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
/** Of another network each. */
const away = (index: number) => from(`203.0.113.${index}`);

describe('attack: guessing', () => {
  test('passwords: ten tries of an account, over all addresses', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    const guess = (typed: string, index: number) =>
      call(gateway.url, 'login', { type: 'username', username, password: typed }, away(index));
    for (let index = 0; index < 10; index += 1) await guess('Wrong123', index);
    expect((await guess(password, 99)).body.errorCode).toBe('account_locked');
  });

  /** The two calls that a code by SMS logs in by (§3, §4). */
  const bySms = [
    [
      'startSmsSession',
      '0981000001',
      (mobileNum: string, verificationCode: string, index: number) =>
        call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum, verificationCode }, away(index)),
    ],
    [
      'login of type sms',
      '0981000002',
      (username: string, password: string, index: number) => call(gateway.url, 'login', { type: 'sms', username, password }, away(index)),
    ],
  ] as const;
  test.each(bySms)('SMS codes by %s: five tries of a code, over all addresses', async (_, mobileNum, guess) => {
    await registerPlayer(gateway.url, { mobileNum });
    await provePhone(gateway, mobileNum);
    await call(gateway.url, 'requestLoginSms', { mobileNum });
    const { secrets, database } = gateway.services;
    const mobile = mobileNum.replace('0', '+84');
    const codeHash = secrets.fingerprint(`code login ${mobile} 123456`);
    await database.db.update(verificationCodes).set({ codeHash }).where(eq(verificationCodes.recipient, mobile));
    for (let index = 0; index < 5; index += 1)
      expect((await guess(mobileNum, '000000', index)).body.errorCode).toBe('verification_code_error');
    expect((await guess(mobileNum, '123456', 99)).body.errorCode).toBe('verification_code_expired');
  });

  test('factors: ten answers of an account, over all addresses', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    const { db } = gateway.services.database;
    await db.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN VAN A' }).where(eq(customers.account, username));
    await db.delete(schema.trustedIps);
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      // A challenge is answered where it was asked for: each is of another address.
      const asked = await call(gateway.url, 'login', { type: 'username', username, password }, away(round));
      const { challengeId } = asked.body.details.secondFactor;
      for (let index = 0; index < 5; index += 1) {
        const answer = { challengeId, way: 'bankName', answer: `WRONG ${index}` } as const;
        codes.push((await call(gateway.url, 'verifyFactor', answer, away(round))).body.errorCode);
      }
    }
    expect(codes.filter((code) => code === 'second_factor_error')).toHaveLength(10);
    expect(codes.at(-1)).toBe('account_locked');
  });

  test('captchas: each counts for one try, and another spelling of the name does not avoid them', async () => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { CAPTCHA_AFTER: '1', TRUST_PROXY: '1' } });
    const { captchaId } = (await call(strict.url, 'getCaptcha', {})).body.value;
    const answerHash = strict.services.secrets.fingerprint(`captcha ${captchaId} KNOWN`);
    await strict.services.database.db.update(schema.captchas).set({ answerHash });
    const guess = (username: string, index: number, read: object = {}) =>
      call(strict.url, 'login', { type: 'username', username, password: 'Wrong123', ...read }, away(index));
    expect((await guess('MEMBER01', 1)).body.errorCode).toBe('account_or_password_error');
    expect((await guess('member01', 2)).body.errorCode).toBe('captcha_format_error');
    expect((await guess('Member01', 3, { captchaId, captcha: 'WRONG' })).body.errorCode).toBe('captcha_format_error');
    expect((await guess('Member01', 4, { captchaId, captcha: 'KNOWN' })).body.errorCode).toBe('captcha_format_error');
    expect((await guess('0912000077', 5)).body.errorCode).toBe('not_exist_user');
    for (const [index, spelt] of ['84912000077', '+84912000077', '0912000077'].entries()) {
      expect((await guess(spelt, 10 + index)).body.errorCode).toBe('captcha_format_error');
    }
    await strict.close();
  });

  test.each([
    ['a name', ['Member01', 'member01', 'MEMBER01']],
    ['a phone', ['0912 000.078', '0084912000078', '\u202A+84912000078\u202C']],
  ])('logins a minute: %s counts as one account in every spelling and from every address', async (_, spellings) => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '4', TRUST_PROXY: '1' } });
    const statuses: number[] = [];
    for (const [index, username] of spellings.entries()) {
      const request = { type: 'username', username, password: 'Wrong123' } as const;
      statuses.push((await call(strict.url, 'login', request, away(index))).status);
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
    await strict.close();
  });

  test('logins a minute: strangers don’t use up those of the owner’s known address, which has a limit too', async () => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '6', TRUST_PROXY: '1' } });
    const { username, password } = await registerPlayer(strict.url);
    const attempt = async (typed: string, options = {}) =>
      (await call(strict.url, 'login', { type: 'username', username, password: typed }, options)).body.errorCode ?? 'in';
    expect(await attempt(password, away(50))).toBe('in');
    for (let index = 0; index < 3; index += 1) await attempt('Wrong123', away(index));
    expect(await attempt(password, away(3))).toBe('TOO_MANY_REQUEST');
    const [home, lately] = [{}, away(50)];
    for (const known of [home, lately]) {
      expect([await attempt('Wrong123', known), await attempt(password, known)]).toEqual(['account_or_password_error', 'in']);
      expect([await attempt(password, known), await attempt(password, known)]).toEqual(['in', 'TOO_MANY_REQUEST']);
    }
    await strict.close();
  });

  test('logins a minute: log-ins that the captcha refuses count for their address alone', async () => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { CAPTCHA_AFTER: '1', LOGIN_RATE_MAX: '6', TRUST_PROXY: '1' } });
    const { username, password } = await registerPlayer(strict.url);
    const attempt = async (typed: string, index: number, read: object = {}) =>
      (await call(strict.url, 'login', { type: 'username', username, password: typed, ...read }, away(index))).body.errorCode ?? 'in';
    expect(await attempt('Wrong123', 0)).toBe('account_or_password_error');
    for (let index = 1; index < 5; index += 1) expect(await attempt('Wrong123', index)).toBe('captcha_format_error');
    const { captchaId } = (await call(strict.url, 'getCaptcha', {})).body.value;
    const answerHash = strict.services.secrets.fingerprint(`captcha ${captchaId} KNOWN`);
    await strict.services.database.db.update(schema.captchas).set({ answerHash });
    expect(await attempt(password, 9, { captchaId, captcha: 'KNOWN' })).toBe('in');
    await strict.close();
  });

  test.each([
    ['0', (index: number) => `203.0.113.${index}`],
    ['1', (index: number) => `203.0.113.${index}, 198.51.100.9`],
  ])('captchas: behind %s proxies, new names from made-up addresses do not avoid them', async (hops, forwardedOf) => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { CAPTCHA_AFTER: '1', TRUST_PROXY: hops } });
    const guess = (index: number, ip = forwardedOf(index)) =>
      call(strict.url, 'login', { type: 'username', username: `guess${index}`, password: 'Wrong123' }, from(ip));
    // An address may fail ten times as often as a name.
    for (let index = 0; index < 10; index += 1) expect((await guess(index)).body.errorCode).toBe('not_exist_user');
    expect((await guess(10)).body.errorCode).toBe('captcha_format_error');
    expect((await guess(11, '198.51.100.10')).body.errorCode).toBe(hops === '0' ? 'captcha_format_error' : 'not_exist_user');
    await strict.close();
  });
});

describe('attack: guessing at the default password (§9)', () => {
  let secured: TestGateway;
  beforeAll(async () => {
    secured = await startTestGateway({ catalogueSize: 1, env: { DEFAULT_PASSWORD: 'Welcome00' } });
    await secured.services.settings.changeFlags({ mobileNumberRegistration: true });
  });
  afterAll(() => secured.close());

  /** Forms that open no account, so that a guess with them costs nothing. */
  const free: [string, object][] = [
    ['a broken name', { username: '1' }],
    ['a name that is taken', { username: 'member01' }],
    ['no consent', { username: 'guessing', termsAccepted: false }],
    ['a phone that is none', { username: 'guessing', mobileNum: '12' }],
    ['an e-mail that is taken', { username: 'guessing', email: 'member01@baize.example' }],
    ['a code that nobody has', { username: 'guessing', affiliateCode: 'NOBODY' }],
  ];
  test.each(free)('a registration with %s does not tell it', async (_, part) => {
    const guess = (password: string) =>
      call(secured.url, 'registerMember', { ...registrationForm, ...part, password, confirmPassword: password });
    const wrong = await guess('Welcome01');
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(saidBy(await guess('Welcome00'))).toEqual(saidBy(wrong));
  });

  test('a valid registration with it is refused with the reason, and opens no account', async () => {
    const form = { ...registrationForm, username: 'rightbutfor', password: 'Welcome00', confirmPassword: 'Welcome00' };
    expect((await call(secured.url, 'registerMember', form)).body.details.fields).toEqual([
      expect.objectContaining({ field: 'password', code: 'password_not_allowed' }),
    ]);
    const fresh = { ...form, password: 'Secret12', confirmPassword: 'Secret12' };
    expect((await call(secured.url, 'registerMember', fresh)).status).toBe(200);
  });

  test('a new password without a link or a code does not tell it', async () => {
    const byLink = (newPassword: string) =>
      call(secured.url, 'resetPassword', { token: 'x'.repeat(43), newPassword, confirmNewPassword: newPassword });
    const bySms = (newPassword: string) =>
      call(secured.url, 'resetPasswordBySms', { mobileNum: '0912000001', verificationCode: '000000', newPassword });
    for (const reset of [byLink, bySms]) expect(saidBy(await reset('Welcome00'))).toEqual(saidBy(await reset('Welcome01')));
  });
});

describe('attack: one address under many names', () => {
  const phone = (index: number) => `098300000${index}`;
  const newPassword = 'Fresh123';
  const ticket = 'x'.repeat(43);
  const challengeId = ticket;
  const code = '000000';
  const by = (index: number) => ({ mobileNum: phone(index) });
  const content = 'The game has stopped.';
  const person = { name: 'Nguyen Van A', mobile: phone(0), email: 'nobody@example.vn' };
  const others = { skype: '', qq: '', telegram: '', extraInformation: '' };
  /** Requests of a visitor that are limited by address, each for another account, with their limit where it differs from a login's. */
  const limited: [what: string, name: CallName, requestOf: (index: number) => object, most?: number][] = [
    ['login', 'login', (index) => ({ type: 'username', username: `nobody${index}`, password: 'Wrong123' })],
    ['login of type sms', 'login', (index) => ({ type: 'sms', username: phone(index), password: code })],
    ['login of type firebase', 'login', (index) => ({ type: 'firebase', idToken: `x.y.${index}` })],
    ['getCaptcha', 'getCaptcha', () => ({}), 6],
    ['getChallenge', 'getChallenge', () => ({}), 6],
    ['requestLoginSms', 'requestLoginSms', by],
    ['requestRegistrationSms', 'requestRegistrationSms', by],
    ['requestPasswordSms', 'requestPasswordSms', by],
    ['startSmsSession', 'startSmsSession', (index) => ({ type: 'sms', ...by(index), verificationCode: code })],
    ['startFreePlay', 'startFreePlay', () => ({ os: 'Linux', platform: 'W' }), 10],
    ['startSocialLogin', 'startSocialLogin', (index) => ({ provider: `social-${index % 2}`, returnTo: '/web/' })],
    ['redeemSocialTicket', 'redeemSocialTicket', () => ({ ticket })],
    ['bindSocialAccount', 'bindSocialAccount', (index) => ({ ticket, username: `nobody${index}`, password: 'Wrong123' })],
    ['sendFactorCode', 'sendFactorCode', () => ({ challengeId, way: 'sms' })],
    ['verifyFactor', 'verifyFactor', (index) => ({ challengeId, way: 'bankName', answer: `NGUYEN VAN ${index}` })],
    ['checkUsername', 'checkUsername', (index) => ({ username: `crowd${index}` })],
    ['getAffiliate', 'getAffiliate', (index) => ({ code: `CODE0${index}` })],
    ['registerMember', 'registerMember', (index) => ({ username: `crowd${index}`, ...registrationForm })],
    ['registerMobileMember', 'registerMobileMember', (index) => ({ ...by(index), verificationCode: code, ...registrationForm })],
    ['requestPasswordEmail', 'requestPasswordEmail', (index) => ({ username: `nobody${index}`, email: 'nobody@example.vn' })],
    ['resetPassword', 'resetPassword', (index) => ({ token: `${index}`.repeat(43), newPassword, confirmNewPassword: newPassword })],
    ['resetPasswordBySms', 'resetPasswordBySms', (index) => ({ ...by(index), verificationCode: code, newPassword })],
    ['sendFeedback', 'sendFeedback', () => ({ submissionId: crypto.randomUUID(), questionType: 'other', content })],
    [
      'sendAgentApplication',
      'sendAgentApplication',
      () => ({ submissionId: crypto.randomUUID(), ...person, ...others, captchaId: crypto.randomUUID(), captcha: 'XXXX' }),
    ],
  ];

  test('covers every visitor’s call whose contract has the rate error', () => {
    const isLimited = (name: CallName): boolean => calls[name].auth === 'public' && calls[name].errors.includes('TOO_MANY_REQUEST');
    const named = new Set(limited.map(([, name]) => name));
    expect([...named].sort()).toEqual((Object.keys(calls) as CallName[]).filter(isLimited).sort());
  });

  describe.each([
    ['0', 'a made-up address', (index: number) => `203.0.113.${index}`],
    ['1', 'an address made up before the one that the proxy saw', (index: number) => `203.0.113.${index}, 198.51.100.9`],
  ])('behind %s proxies', (hops, madeUp, forwardedOf) => {
    let strict: TestGateway;
    beforeAll(async () => {
      strict = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: hops, LOGIN_RATE_MAX: '3' } });
      await strict.services.settings.changeFlags({ freePlay: true, mobileCodeLogin: true, mobileNumberRegistration: true });
    });
    afterAll(() => strict.close());

    test.each(limited)(`%s: ${madeUp} does not get around the limit`, async (_, name, requestOf, most = 3) => {
      await strict.services.database.db.delete(attemptCounters);
      const send = (index: number, ip: string) => call(strict.url, name, requestOf(index) as never, from(ip));
      const refused: boolean[] = [];
      for (let index = 0; index <= most; index += 1) refused.push((await send(index, forwardedOf(index))).status === 429);
      expect(refused).toEqual([...Array(most).fill(false), true]);
      const neighbour = await send(most + 1, '198.51.100.10');
      expect(neighbour.status === 429).toBe(hops === '0');
    });
  });
});

describe('attack: enumeration', () => {
  const pairs: [string, () => Promise<[Reply, Reply]>][] = [
    [
      'login, where the brand does not tell',
      async () => {
        const { username } = await registerPlayer(gateway.url);
        const attempt = (name: string) => call(gateway.url, 'login', { type: 'username', username: name, password: 'Wrong123' });
        return [await attempt(username), await attempt('nobody77')];
      },
    ],
    [
      'code to log in with',
      async () => {
        await registerPlayer(gateway.url, { mobileNum: '0982000001' });
        await provePhone(gateway, '0982000001');
        const ask = (mobileNum: string) => call(gateway.url, 'requestLoginSms', { mobileNum });
        return [await ask('0982000001'), await ask('0982000002')];
      },
    ],
    [
      'code to register with',
      async () => {
        await registerPlayer(gateway.url, { mobileNum: '0982000003' });
        await provePhone(gateway, '0982000003');
        const ask = (mobileNum: string) => call(gateway.url, 'requestRegistrationSms', { mobileNum });
        return [await ask('0982000003'), await ask('0982000004')];
      },
    ],
    [
      'code for a new password',
      async () => {
        await registerPlayer(gateway.url, { mobileNum: '0982000005' });
        await provePhone(gateway, '0982000005');
        const ask = (mobileNum: string) => call(gateway.url, 'requestPasswordSms', { mobileNum });
        return [await ask('0982000005'), await ask('0982000006')];
      },
    ],
    [
      'forgotten password by mail',
      async () => {
        const { username } = await registerPlayer(gateway.url, { email: 'known@example.vn' });
        const ask = (email: string) => call(gateway.url, 'requestPasswordEmail', { username, email });
        return [await ask('known@example.vn'), await ask('unknown@example.vn')];
      },
    ],
    [
      'login by a code that was sent to nobody',
      async () => {
        const mobileNum = '0982000007';
        await registerPlayer(gateway.url, { mobileNum });
        await provePhone(gateway, mobileNum);
        for (const phone of [mobileNum, '0982000008']) await call(gateway.url, 'requestLoginSms', { mobileNum: phone });
        const enter = (phone: string) =>
          call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum: phone, verificationCode: '000000' });
        return [await enter(mobileNum), await enter('0982000008')];
      },
    ],
    [
      'login of type sms by a code that was sent to nobody',
      async () => {
        const mobileNum = '0982000009';
        await registerPlayer(gateway.url, { mobileNum });
        await provePhone(gateway, mobileNum);
        for (const phone of [mobileNum, '0982000010']) await call(gateway.url, 'requestLoginSms', { mobileNum: phone });
        const enter = (username: string) => call(gateway.url, 'login', { type: 'sms', username, password: '000000' });
        return [await enter(mobileNum), await enter('0982000010')];
      },
    ],
    [
      'new password by a code that was sent to nobody',
      async () => {
        const mobileNum = '0982000011';
        await registerPlayer(gateway.url, { mobileNum });
        await provePhone(gateway, mobileNum);
        for (const phone of [mobileNum, '0982000012']) await call(gateway.url, 'requestPasswordSms', { mobileNum: phone });
        const reset = (phone: string) =>
          call(gateway.url, 'resetPasswordBySms', { mobileNum: phone, verificationCode: 'abcdef', newPassword: 'Fresh123' });
        return [await reset(mobileNum), await reset('0982000012')];
      },
    ],
    [
      'registration with a phone, beside the e-mail of an account of one’s own',
      async () => {
        await registerPlayer(gateway.url, { email: 'prober@example.vn' });
        await registerPlayer(gateway.url, { mobileNum: '0982000013' });
        const probe = (mobileNum: string) =>
          call(gateway.url, 'registerMember', { ...registrationForm, username: 'prober', email: 'prober@example.vn', mobileNum });
        return [await probe('0982000013'), await probe('0982000014')];
      },
    ],
    [
      'binding of a social login, where the brand does not tell',
      async () => {
        const { username } = await registerPlayer(gateway.url);
        const { database } = gateway.services;
        const browserKey = 'b'.repeat(43);
        const identity = { issuer: 'https://issuer.example', subject: 'somebody', email: undefined };
        const ticket = await issueTicket(database.db, identity, 'Social', browserKey);
        const bind = (name: string) => {
          const request = { ticket, username: name, password: 'Wrong123' };
          return call(gateway.url, 'bindSocialAccount', request, { headers: { cookie: `baize-browser=${browserKey}` } });
        };
        return [await bind(username), await bind('nobody66')];
      },
    ],
  ];

  test.each(pairs)('%s: the reply is the same to the letter with and without an account', async (_, both) => {
    const [known, unknown] = await both();
    expect(saidBy(unknown)).toEqual(saidBy(known));
  });

  test('an address learns a few times an hour that a value is taken, then no more, and a valid registration still succeeds', async () => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '12', TRUST_PROXY: '1' } });
    const email = 'kept@example.vn';
    const own = { ...registrationForm, mobileNum: '0982000021' };
    const send = (form: object, ip = '203.0.113.5') => call(strict.url, 'registerMember', { ...registrationForm, ...form }, from(ip));
    await send({ username: 'keepsmail', email }, '203.0.113.6');
    expect((await send({ ...own, username: 'prober1' })).status).toBe(200);
    const probe = (probed: string) => send({ ...own, username: 'prober2', email: probed });
    for (let index = 0; index < 2; index += 1) {
      expect((await probe(email)).body.details.fields).toEqual([{ field: 'email', code: 'duplicate_value' }]);
      expect((await probe('free@example.vn')).body.details.fields).toEqual([{ field: 'mobileNum', code: 'duplicate_value' }]);
    }
    const last = [await probe(email), await probe('free@example.vn')];
    expect(last.map(({ body }) => body.errorCode)).toEqual(['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST']);
    expect((await send({ username: 'neighbour', email: 'free@example.vn' })).status).toBe(200);
    await strict.close();
  });

  test('an unknown name is locked as an account is, where the brand does not tell them apart', async () => {
    const { username } = await registerPlayer(gateway.url);
    const answers = async (name: string) => {
      const said = [];
      for (let index = 0; index < 12; index += 1) {
        const reply = await call(gateway.url, 'login', { type: 'username', username: name, password: 'Wrong123' });
        const { retryAfterSeconds, ...details } = reply.body.details ?? {};
        // Of fifteen minutes; the machine may take its time between two.
        expect([undefined, true]).toContain(retryAfterSeconds && retryAfterSeconds > 840 && retryAfterSeconds <= 900);
        said.push({ ...saidBy(reply), body: { ...reply.body, requestId: '', details, isTimed: retryAfterSeconds !== undefined } });
      }
      return said;
    };
    const known = await answers(username);
    expect(known.map(({ body }) => body.errorCode)).toEqual([
      ...Array(10).fill('account_or_password_error'),
      ...Array(2).fill('account_locked'),
    ]);
    expect(await answers('nobody88')).toEqual(known);
    expect((await call(gateway.url, 'login', { type: 'username', username: 'NOBODY88', password: 'Wrong123' })).body.errorCode).toBe(
      'account_locked',
    );
  });

  test('fewer wrong passwords expire a day after the first, for an account and for an unknown name', async () => {
    const { db } = gateway.services.database;
    const { username } = await registerPlayer(gateway.url);
    const guess = async (name: string) =>
      (await call(gateway.url, 'login', { type: 'username', username: name, password: 'Wrong123' })).body.errorCode;
    for (const name of [username, 'nobody99']) {
      await db.delete(attemptCounters);
      for (let index = 0; index < 9; index += 1) expect([name, await guess(name)]).toEqual([name, 'account_or_password_error']);
      const [counted] = await db
        .select({ hours: sql<number>`extract(epoch from resets_at - now()) / 3600` })
        .from(attemptCounters)
        .where(like(attemptCounters.key, 'wrong password %'));
      expect(Math.round(Number(counted?.hours))).toBe(24);
      await db.update(attemptCounters).set({ resetsAt: sql`now()` });
      for (let index = 0; index < 9; index += 1) expect([name, await guess(name)]).toEqual([name, 'account_or_password_error']);
    }
  });

  test('nothing is sent without an account', async () => {
    expect(await messagesTo(gateway, '+84982000002')).toEqual([]);
    expect(await messagesTo(gateway, '+84982000006')).toEqual([]);
    expect(await messagesTo(gateway, 'unknown@example.vn')).toEqual([]);
  });

  test('timing does not tell either: a login takes as long with and without an account', async () => {
    const timeOf = async (username: string): Promise<number> => {
      const since = performance.now();
      await call(gateway.url, 'login', { type: 'username', username, password: 'Wrong123' });
      return performance.now() - since;
    };
    const known = await Promise.all(Array.from({ length: 9 }, () => registerPlayer(gateway.url)));
    const times = { known: [] as number[], unknown: [] as number[] };
    // The quickest of each: a busy machine makes some slower, and none quicker than they are.
    const ratioSoFar = () => Math.min(...times.unknown) / Math.min(...times.known);
    const isAlike = (ratio: number) => ratio > 0.6 && ratio < 1.7;
    for (let round = 0; round < 4 && !isAlike(ratioSoFar()); round += 1) {
      // In turn, so that a busy machine slows both.
      for (const [index, { username }] of known.entries()) {
        times.known.push(await timeOf(username));
        times.unknown.push(await timeOf(`nobody${index}`));
      }
    }
    // Without the hash of a decoy it is a tenth.
    expect(ratioSoFar()).toSatisfy(isAlike);
  });
});

describe('attack: HTML in every field', () => {
  const html = '"><img src=x onerror=alert(1)>';
  const hostile = { ...registrationVisit, domain: html, registerUrl: html };

  test('is refused or kept as text, always answered as JSON that no browser takes for a page', async () => {
    const { token } = await registerPlayer(gateway.url);
    await gateway.services.database.db.delete(attemptCounters);
    const requests: [keyof typeof calls, Record<string, unknown>][] = [
      [
        'registerMember',
        { username: html, password: html, confirmPassword: html, nickname: html, email: html, mobileNum: html, ...hostile },
      ],
      ['login', { type: 'username', username: html.slice(0, 16), password: html.slice(0, 16), captcha: html, captchaId: html }],
      ['requestPasswordEmail', { username: html.slice(0, 16), email: html }],
      ['setRealName', { realName: html, password: 'Secret12' }],
      ['setProfile', { nickname: html, iconId: 0 }],
      ['bindContact', { way: 'email', contact: html, code: '000000', password: 'Secret12' }],
      ['checkUsername', { username: html }],
      ['getAffiliate', { code: html }],
      ['verifyFactor', { challengeId: html, way: 'bankName', answer: html }],
      ['startFreePlay', { os: html, platform: 'W' }],
    ];
    for (const [name, request] of requests) {
      const reply = await call(gateway.url, name, request as never, { token });
      expect([name, reply.status < 500]).toEqual([name, true]);
      expect(JSON.stringify(reply.body)).not.toContain('<img');
    }
    const page = await fetch(`${gateway.url}/api/${encodeURIComponent(html)}`);
    expect(page.headers.get('content-type')).toMatch(/^application\/json/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a user agent comes back in the history as text, and nowhere as a page', async () => {
    const { username, password } = await registerPlayer(gateway.url);
    const login = await call(gateway.url, 'login', { type: 'username', username, password }, { headers: { 'user-agent': html } });
    const { sessions } = (await call(gateway.url, 'listSessions', {}, { token: login.body.value.token })).body.value;
    expect(sessions[0].userAgent).toBe(html);
  });
});
