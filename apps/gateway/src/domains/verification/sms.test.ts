import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { type CallOptions, call } from '../../testingClient.ts';
import { fillFolder } from '../../testingDatabase.ts';
import { codeSentTo, messagesTo } from '../../testingOutbox.ts';
import { forceChange, forcedChanges, provePhone, registerPlayer, registrationForm, registrationVisit } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // Behind a proxy that it believes: a stranger comes from an address of his own.
  gateway = await startTestGateway({ catalogueSize: 5, env: { TRUST_PROXY: '1' } });
  await gateway.services.settings.changeFlags({ mobileCodeLogin: true, mobileNumberRegistration: true });
});
afterAll(() => gateway.close());

let phones = 0;
/** A phone that no other test has. */
function newPhone() {
  phones += 1;
  const national = `0983${String(100_000 + phones)}`;
  return { mobileNum: national, mobile: `+84${national.slice(1)}` };
}
async function phonePlayer() {
  const phone = newPhone();
  const player = await registerPlayer(gateway.url, { mobileNum: phone.mobileNum });
  await provePhone(gateway, phone.mobile);
  return { ...phone, ...player };
}
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const stranger = from('203.0.113.66');
const ask = (
  mobileNum: string,
  name: 'requestLoginSms' | 'requestPasswordSms' | 'requestRegistrationSms' = 'requestLoginSms',
  where: Pick<CallOptions, 'headers'> = {},
) => call(gateway.url, name, { mobileNum }, where);
const enter = (mobileNum: string, verificationCode: string) =>
  call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum, verificationCode });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const { verificationCodes } = schema;
/** Lets the live codes run out. */
const passTime = () => gateway.services.database.db.update(verificationCodes).set({ expiresAt: sql`now() - interval '1 second'` });

describe('§4 login by SMS code', () => {
  test('starts a session, however the phone is spelt, and the code works once', async () => {
    const { mobileNum, mobile, username } = await phonePlayer();
    expect((await ask(mobileNum)).body.value).toEqual({ expiredMinutes: 2 });
    const code = await codeSentTo(gateway, mobile);
    const reply = await enter(`+84 ${mobileNum.slice(1, 4)} ${mobileNum.slice(4)}`, code);
    expect(reply.body.value.passwordExpired).toBe(false);
    expect((await call(gateway.url, 'getMemberInfo', {}, { token: reply.body.value.token })).body.value.account).toBe(username);
    expect((await enter(mobileNum, code)).body.errorCode).toBe('verification_code_expired');
  });

  test('§3 is the same by the login’s own payload of type sms', async () => {
    const { mobileNum, mobile, username } = await phonePlayer();
    await ask(mobileNum);
    const code = await codeSentTo(gateway, mobile);
    const byPayload = async (phone: string, password: string) => {
      const { body } = await call(gateway.url, 'login', { type: 'sms', username: phone, password });
      return body.errorCode ?? body.value.account;
    };
    expect(await byPayload('12', code)).toBe('phoneNumber_format_error');
    expect(await byPayload(mobileNum, wrongOf(code))).toBe('verification_code_error');
    expect(await byPayload(mobile, code)).toBe(username);
    expect(await byPayload(mobile, code)).toBe('verification_code_expired');
    await gateway.services.settings.changeFlags({ mobileCodeLogin: false });
    expect(await byPayload(mobile, code)).toBe('function.not.available');
    await gateway.services.settings.changeFlags({ mobileCodeLogin: true });
  });

  test.each(forcedChanges)('forces no change of a password that %s', async (_, command) => {
    const { mobileNum, mobile, username } = await phonePlayer();
    await forceChange(gateway, command, username);
    await ask(mobileNum);
    const { token, passwordExpired } = (await enter(mobileNum, await codeSentTo(gateway, mobile))).body.value;
    expect(passwordExpired).toBe(false);
    const deposit = await call(
      gateway.url,
      'createDeposit',
      { channelId: 'vietcombank', amount: 500 },
      { token, idempotencyKey: crypto.randomUUID() },
    );
    expect(deposit.status).toBe(200);
  });

  test('tells the owner of a disabled account so, by the right code alone', async () => {
    const { mobileNum, mobile, username } = await phonePlayer();
    await gateway.services.database.db.execute(sql`update customers set is_disabled = true where account = ${username}`);
    await ask(mobileNum);
    const code = await codeSentTo(gateway, mobile);
    expect((await enter(mobileNum, wrongOf(code))).body.errorCode).toBe('verification_code_error');
    const reply = await enter(mobileNum, code);
    expect([reply.status, reply.body.errorCode]).toEqual([403, 'account_disabled']);
  });

  test('of 6 log-ins with one code at the same time, one succeeds', async () => {
    const { mobileNum, mobile } = await phonePlayer();
    await ask(mobileNum);
    const code = await codeSentTo(gateway, mobile);
    const replies = await Promise.all(Array.from({ length: 6 }, () => enter(mobileNum, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('after 5 wrong tries the right code is refused, and new codes bring no endless tries', async () => {
    const { mobileNum, mobile } = await phonePlayer();
    let code: string | undefined;
    for (const round of [1, 2, 3]) {
      await ask(mobileNum);
      code = await codeSentTo(gateway, mobile, code);
      for (let index = 0; index < 5; index += 1) {
        expect((await enter(mobileNum, wrongOf(code))).body.errorCode).toBe('verification_code_error');
      }
      if (round === 3) break;
      if (round === 1) expect((await enter(mobileNum, code)).body.errorCode).toBe('verification_code_expired');
      await passTime();
    }
    const refused = await enter(mobileNum, code ?? '');
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(refused.body.details.retryAfterSeconds).toBeGreaterThan(60);
  });

  test('guesses without a sent code lock nobody out', async () => {
    const { mobileNum, mobile } = await phonePlayer();
    for (let index = 0; index < 20; index += 1) {
      expect((await enter(mobileNum, '000000')).body.errorCode).toBe('verification_code_expired');
    }
    await ask(mobileNum);
    expect((await enter(mobileNum, await codeSentTo(gateway, mobile))).status).toBe(200);
  });

  test('a code expires, and a code for a new password does not log in', async () => {
    const { mobileNum, mobile } = await phonePlayer();
    await ask(mobileNum, 'requestPasswordSms');
    expect((await enter(mobileNum, await codeSentTo(gateway, mobile))).body.errorCode).toBe('verification_code_expired');
    await ask(mobileNum);
    await expect.poll(async () => (await messagesTo(gateway, mobile)).length).toBe(2);
    const code = await codeSentTo(gateway, mobile);
    await passTime();
    expect((await enter(mobileNum, code)).body.errorCode).toBe('verification_code_expired');
  });

  test('a phone without an account gets the same answer and no SMS', async () => {
    const { mobileNum, mobile } = newPhone();
    expect((await ask(mobileNum)).body).toEqual({ success: true, value: { expiredMinutes: 2 } });
    expect((await enter(mobileNum, '000000')).body.errorCode).toBe('verification_code_error');
    const known = await phonePlayer();
    await ask(known.mobileNum);
    await codeSentTo(gateway, known.mobile);
    expect(await messagesTo(gateway, mobile)).toEqual([]);
  });

  test('§6 mobile-code login, mobile-number registration: for brands that have them', async () => {
    const plain = await startTestGateway({ catalogueSize: 1 });
    await plain.services.settings.changeFlags({ mobileCodeLogin: false, mobileNumberRegistration: false });
    for (const [name, request] of [
      ['requestLoginSms', { mobileNum: '0912000001' }],
      ['requestRegistrationSms', { mobileNum: '0912000001' }],
      ['startSmsSession', { type: 'sms', mobileNum: '0912000001', verificationCode: '000000' }],
    ] as const) {
      expect((await call(plain.url, name, request as never)).body.errorCode).toBe('function.not.available');
    }
    await plain.close();
  });
});

describe('§9 SMS countdown and limits', () => {
  test('no second code is sent before the first has expired; the reply says when', async () => {
    const { mobileNum } = await phonePlayer();
    expect((await ask(mobileNum)).status).toBe(200);
    const again = await ask(mobileNum);
    expect([again.status, again.body.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(again.body.details.retryAfterSeconds).toBeGreaterThan(110);
    expect(again.body.details.retryAfterSeconds).toBeLessThanOrEqual(120);
  });

  /** Uses up what may be asked for from there. */
  async function useUp(mobileNum: string, where = stranger) {
    const codes: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const name = (['requestLoginSms', 'requestPasswordSms', 'requestRegistrationSms'] as const)[index % 3];
      codes.push((await ask(mobileNum, name, where)).body.errorCode ?? 'sent');
      await passTime();
    }
    expect(codes).toEqual(Array.from({ length: 12 }, () => 'sent'));
  }

  test('§8 "quota not sufficient": visitors can have 12 SMS a day sent to one phone, and each press gets the same answer', async () => {
    const { mobileNum, mobile } = newPhone();
    await useUp(mobileNum);
    for (const name of ['requestLoginSms', 'requestLoginSms', 'requestPasswordSms', 'requestRegistrationSms'] as const) {
      const { status, body } = await ask(mobileNum, name);
      expect([status, body.errorCode]).toEqual([429, 'sms_quota_exceeded']);
    }
    const { db } = gateway.services.database;
    const live = and(eq(verificationCodes.recipient, mobile), gt(verificationCodes.expiresAt, sql`now()`));
    expect(await db.$count(verificationCodes, live), 'a code that was never sent is none').toBe(0);
  });

  test.each([
    ['the account was opened', '127.0.0.1'],
    ['the owner has lately logged in', '198.51.100.20'],
  ])('strangers who use it up take nothing from an address where %s: it has 12 a day of its own', async (_, ip) => {
    const { mobileNum, mobile, username, password } = await phonePlayer();
    const logIn = (where: string) => call(gateway.url, 'login', { type: 'username', username, password }, from(where));
    expect((await logIn('198.51.100.21')).status).toBe(200);
    await gateway.services.database.db.update(schema.sessions).set({ createdAt: sql`now() - interval '31 days'` });
    expect((await logIn('198.51.100.20')).status).toBe(200);
    await useUp(mobileNum);
    await expect.poll(async () => (await messagesTo(gateway, mobile)).length).toBe(12);
    const known = await codeSentTo(gateway, mobile);
    expect((await ask(mobileNum, 'requestLoginSms', from('198.51.100.21'))).body.errorCode).toBe('sms_quota_exceeded');
    expect((await ask(mobileNum, 'requestLoginSms', from(ip))).status).toBe(200);
    expect((await enter(mobileNum, await codeSentTo(gateway, mobile, known))).status).toBe(200);
    await gateway.services.database.db.delete(schema.attemptCounters);
    await useUp(mobileNum, from(ip));
    expect((await ask(mobileNum, 'requestLoginSms', from(ip))).body.errorCode).toBe('sms_quota_exceeded');
  });

  test('strangers who use it up don’t block the owner’s second factor or the binding of the phone', async () => {
    const { mobileNum, mobile, username, password, token } = await phonePlayer();
    await useUp(mobileNum);
    await expect.poll(async () => (await messagesTo(gateway, mobile)).length).toBe(12);
    const known = await codeSentTo(gateway, mobile);
    const bound = await call(gateway.url, 'requestContactCode', { way: 'sms', contact: mobileNum }, { token });
    expect(bound.body.value).toEqual({ expiredMinutes: 2 });
    const { db } = gateway.services.database;
    const { customers, trustedIps } = schema;
    await db.update(customers).set({ trustedIpsOnly: true }).where(eq(customers.account, username));
    await db.delete(trustedIps);
    const asked = await call(gateway.url, 'login', { type: 'username', username, password });
    const { challengeId } = asked.body.details.secondFactor;
    const bindCode = await codeSentTo(gateway, mobile, known);
    expect((await call(gateway.url, 'sendFactorCode', { challengeId, way: 'sms' })).status).toBe(200);
    const answer = await codeSentTo(gateway, mobile, bindCode);
    expect((await call(gateway.url, 'verifyFactor', { challengeId, way: 'sms', answer })).status).toBe(200);
  });

  test('§8 codes to bind a phone have 12 a day over all members, and the second factor has its own 12', async () => {
    const { mobileNum: contact, mobile, username, password } = await phonePlayer();
    const members = await Promise.all([1, 2, 3].map(() => registerPlayer(gateway.url)));
    const codes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (const { token } of members) {
        const { body } = await call(gateway.url, 'requestContactCode', { way: 'sms', contact }, { token });
        codes.push(body.errorCode ?? 'sent');
      }
      await passTime();
    }
    expect(codes).toEqual([...Array.from({ length: 12 }, () => 'sent'), ...Array.from({ length: 3 }, () => 'sms_quota_exceeded')]);
    const { db } = gateway.services.database;
    await db.update(schema.customers).set({ trustedIpsOnly: true }).where(eq(schema.customers.mobile, mobile));
    await db.delete(schema.trustedIps);
    const asked = await call(gateway.url, 'login', { type: 'username', username, password });
    const { challengeId } = asked.body.details.secondFactor;
    expect((await call(gateway.url, 'sendFactorCode', { challengeId, way: 'sms' })).status).toBe(200);
  });

  test('one address has a limit in 5 minutes, also after a restart', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'baize-sms-'));
    await fillFolder(dataDir);
    const statuses: number[] = [];
    for (const part of [1, 2]) {
      const strict = await startTestGateway({ catalogueSize: 1, dataDir, env: { LOGIN_RATE_MAX: '3' } });
      for (const index of [1, 2]) {
        const options = { headers: { 'x-forwarded-for': `203.0.113.${part}${index}` } };
        statuses.push((await call(strict.url, 'requestPasswordSms', { mobileNum: `09842000${part}${index}` }, options)).status);
      }
      await strict.close();
    }
    await rm(dataDir, { recursive: true, force: true });
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a phone that was typed and not proved', () => {
  async function claimed() {
    const phone = newPhone();
    return { ...phone, ...(await registerPlayer(gateway.url, { mobileNum: phone.mobileNum })) };
  }
  /** Puts a code that the test knows in place of the one that went nowhere. */
  async function knownCode(purpose: 'login' | 'password', mobile: string): Promise<string> {
    const codeHash = gateway.services.secrets.fingerprint(`code ${purpose} ${mobile} 123456`);
    await gateway.services.database.db.update(verificationCodes).set({ codeHash }).where(eq(verificationCodes.recipient, mobile));
    return '123456';
  }
  const rowOf = async (username: string) =>
    (await gateway.services.database.db.select().from(schema.customers).where(eq(schema.customers.account, username)))[0];

  test('does not log in: it gets no SMS, and its code opens no session and sets no password', async () => {
    const { mobileNum, mobile, username, password } = await claimed();
    expect((await ask(mobileNum)).body.value).toEqual({ expiredMinutes: 2 });
    expect((await enter(mobileNum, await knownCode('login', mobile))).body.errorCode).toBe('verification_code_error');
    await ask(mobileNum, 'requestPasswordSms');
    const change = { mobileNum, verificationCode: await knownCode('password', mobile), newPassword: 'Fresh123' };
    expect((await call(gateway.url, 'resetPasswordBySms', change)).body.errorCode).toBe('verification_code_error');
    expect(await messagesTo(gateway, mobile)).toEqual([]);
    expect((await call(gateway.url, 'login', { type: 'username', username, password })).status).toBe(200);
  });

  test('is no second factor', async () => {
    const { username, password, token } = await claimed();
    const check = await call(gateway.url, 'setNewAddressCheck', { enabled: true, password }, { token });
    expect(check.body.errorCode).toBe('second_factor_missing');
    await gateway.services.settings.change({ secondFactorForAll: true });
    await gateway.services.database.db.delete(schema.trustedIps);
    expect((await call(gateway.url, 'login', { type: 'username', username, password })).status).toBe(200);
    await gateway.services.settings.change({ secondFactorForAll: false });
  });

  test('logs in after it is proved in the security centre', async () => {
    const { mobileNum, mobile, username, password, token } = await claimed();
    const shown = async () => (await call(gateway.url, 'getSecurity', {}, { token })).body.value;
    expect(await shown()).toMatchObject({ mobile: expect.stringMatching(/^\*{7}/), isMobileProved: false });
    await call(gateway.url, 'requestContactCode', { way: 'sms', contact: mobileNum }, { token });
    const code = await codeSentTo(gateway, mobile);
    expect((await call(gateway.url, 'bindContact', { way: 'sms', contact: mobileNum, code, password }, { token })).status).toBe(200);
    expect(await shown()).toMatchObject({ isMobileProved: true });
    await ask(mobileNum);
    expect((await enter(mobileNum, await codeSentTo(gateway, mobile, code))).body.value.account).toBe(username);
    // A change without an effect sends no notice.
    expect(await messagesTo(gateway, mobile)).toHaveLength(2);
  });

  test('goes to the account that proves it, by registering or in the security centre', async () => {
    const first = await claimed();
    await ask(first.mobileNum, 'requestRegistrationSms');
    const form = { mobileNum: first.mobileNum, verificationCode: await codeSentTo(gateway, first.mobile), ...registrationForm };
    const opened = await call(gateway.url, 'registerMobileMember', form);
    expect(opened.status).toBe(200);
    expect((await rowOf(first.username))?.mobile).toBeNull();
    expect((await rowOf(opened.body.value.account))?.mobileProvedAt).not.toBeNull();

    const [second, owner] = [await claimed(), await registerPlayer(gateway.url)];
    const contact = { way: 'sms', contact: second.mobileNum } as const;
    await call(gateway.url, 'requestContactCode', contact, { token: owner.token });
    const proof = { ...contact, code: await codeSentTo(gateway, second.mobile), password: owner.password };
    expect((await call(gateway.url, 'bindContact', proof, { token: owner.token })).status).toBe(200);
    expect([(await rowOf(second.username))?.mobile, (await rowOf(owner.username))?.mobile]).toEqual([null, second.mobile]);
  });
});

describe('registration with a phone', () => {
  test('§5 checks the fields that the operator requires, and one account per address', async () => {
    const { settings } = gateway.services;
    await settings.change({ registrationFields: { idNumber: 'required', nickname: 'optional', affiliateCode: 'off' } });
    const opening = async (extra: object) => {
      const { mobileNum, mobile } = newPhone();
      await ask(mobileNum, 'requestRegistrationSms');
      const verificationCode = await codeSentTo(gateway, mobile);
      return call(gateway.url, 'registerMobileMember', { mobileNum, verificationCode, ...registrationForm, ...extra });
    };
    expect((await opening({})).body).toMatchObject({
      errorCode: 'validation_failed',
      details: { fields: [{ field: 'idNumber', code: 'field_required' }] },
    });
    expect((await opening({ idNumber: 'ID7700112' })).status).toBe(200);
    expect((await opening({ idNumber: 'ID7700112' })).body.errorCode).toBe('duplicate_value');
    await settings.change({ registrationFields: {} });
  });

  test('§6 sends the welcome mail in the player’s language where the form has an e-mail address', async () => {
    const { settings } = gateway.services;
    const opening = async (email: string) => {
      const { mobileNum, mobile } = newPhone();
      await ask(mobileNum, 'requestRegistrationSms');
      const form = { mobileNum, verificationCode: await codeSentTo(gateway, mobile), email, ...registrationForm };
      expect((await call(gateway.url, 'registerMobileMember', form, { language: 'vi' })).status).toBe(200);
    };
    await opening('unasked@example.vn');
    await settings.change({ registrationFields: { email: 'required' } });
    await opening('Welcomed@example.vn');
    await settings.change({ registrationFields: {} });
    await expect.poll(() => messagesTo(gateway, 'Welcomed@example.vn')).toEqual([expect.stringContaining('Xin chào')]);
    expect(await messagesTo(gateway, 'unasked@example.vn')).toEqual([]);
  });

  test('keeps the agent of the code, and no field that the form does not have', async () => {
    const { mobileNum, mobile } = newPhone();
    await ask(mobileNum, 'requestRegistrationSms');
    const extra = {
      type: 2,
      isAgent: 4,
      balance: 999_999_999,
      sumBalance: 999_999_999,
      account: 'chosen',
      nickname: 'Chosen',
      role: 'agent',
    };
    const form = { mobileNum, verificationCode: await codeSentTo(gateway, mobile), referralCode: 'agent01', ...registrationForm, ...extra };
    const { token } = (await call(gateway.url, 'registerMobileMember', form)).body.value;
    const { db } = gateway.services.database;
    const [opened] = await db.select().from(schema.customers).where(eq(schema.customers.mobile, mobile));
    const [agent] = await db.select().from(schema.customers).where(eq(schema.customers.account, 'agent01'));
    const account = String(opened?.account);
    expect(account).toMatch(/^p[2-9a-z]{9}$/);
    expect(opened).toMatchObject({ nickname: account, openedMobile: mobile, type: 0, isAgent: 0, uplineId: agent?.id, profile: {} });
    expect((await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance).toBe(500_000);
  });

  test('§1 by mobile number: every spelling of the phone logs in', async () => {
    const { mobileNum, mobile } = newPhone();
    await ask(mobileNum, 'requestRegistrationSms');
    const form = { mobileNum, verificationCode: await codeSentTo(gateway, mobile), ...registrationForm };
    const { account } = (await call(gateway.url, 'registerMobileMember', form)).body.value;
    const digits = mobile.slice(3);
    const spellings = [`0${digits}`, `0${digits.slice(0, 3)} ${digits.slice(3)}`, `0${digits.slice(0, 3)}.${digits.slice(3)}`];
    spellings.push(`+84 ${digits.slice(0, 3)} ${digits.slice(3)}`, `84${digits.slice(0, 3)} ${digits.slice(3)}`, `0084${digits}`);
    spellings.push(`\u202A +84${digits} \u202C`, `0${digits.slice(0, 3)}\uFE0D${digits.slice(3)}`);
    for (const username of [account, ...spellings]) {
      const reply = await call(gateway.url, 'login', { type: 'username', username, password: registrationForm.password });
      expect([username, reply.body.value?.account]).toEqual([username, account]);
    }
  });

  test('§1 by mobile number: the code proves it, and the account’s name tells nobody the phone', async () => {
    const { mobileNum, mobile } = newPhone();
    await ask(mobileNum, 'requestRegistrationSms');
    const form = { mobileNum, verificationCode: await codeSentTo(gateway, mobile), ...registrationForm };
    const wrong = await call(gateway.url, 'registerMobileMember', { ...form, verificationCode: wrongOf(form.verificationCode) });
    expect(wrong.body.errorCode).toBe('verification_code_error');
    const { token, account } = (await call(gateway.url, 'registerMobileMember', form)).body.value;
    const info = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value;
    expect(info).toMatchObject({ account, nickname: account });
    expect(account).not.toMatch(/\d{4}/);
    const { db } = gateway.services.database;
    const [opened] = await db.select().from(schema.customers).where(eq(schema.customers.mobile, mobile));
    expect(opened).toMatchObject({
      registerMethod: 'WEB',
      registerDomain: registrationVisit.domain,
      registerUrl: registrationVisit.registerUrl,
    });
    expect((await call(gateway.url, 'login', { type: 'username', username: mobile.slice(1), password: 'Secret12' })).status).toBe(200);
  });

  describe('a number that has a new owner', () => {
    const enterAs = async (username: string, password: string) => {
      const { body } = await call(gateway.url, 'login', { type: 'username', username, password });
      return body.errorCode ?? body.value.account;
    };
    const open = async ({ mobileNum, mobile }: ReturnType<typeof newPhone>, password: string, known?: string) => {
      await ask(mobileNum, 'requestRegistrationSms');
      const verificationCode = await codeSentTo(gateway, mobile, known);
      const form = { mobileNum, verificationCode, password, confirmPassword: password, ...registrationVisit };
      return { ...(await call(gateway.url, 'registerMobileMember', form)).body.value, verificationCode };
    };
    /** Opens an account by a phone and moves it on to another. */
    const openAndMove = async (phone: ReturnType<typeof newPhone>, password: string) => {
      const first = await open(phone, password);
      const next = newPhone();
      const contact = { way: 'sms', contact: next.mobileNum } as const;
      await call(gateway.url, 'requestContactCode', contact, { token: first.token });
      const proof = { ...contact, code: await codeSentTo(gateway, next.mobile), password };
      expect((await call(gateway.url, 'bindContact', proof, { token: first.token })).status).toBe(200);
      return { next, name: String(first.account), verificationCode: first.verificationCode };
    };

    test.each([
      ['as at home', ({ mobileNum }: ReturnType<typeof newPhone>) => mobileNum],
      ['as E.164', ({ mobile }: ReturnType<typeof newPhone>) => mobile],
    ])('spelt %s logs in the account that it opened, and later the new owner', async (_, spelt) => {
      const phone = newPhone();
      const { next, name, verificationCode } = await openAndMove(phone, 'First123');
      expect(await enterAs(spelt(phone), 'First123'), 'nobody else has the number yet').toBe(name);
      expect(await enterAs(spelt(next), 'First123')).toBe(name);
      const second = (await open(phone, 'Second12', verificationCode)).account;
      expect(second).not.toBe(name);
      expect(await enterAs(spelt(phone), 'Second12')).toBe(second);
      expect(await enterAs(spelt(phone), 'First123')).toBe('account_or_password_error');
      expect(await enterAs(spelt(next), 'First123')).toBe(name);
    });

    test('may be a foreign number, with its plus or without', async () => {
      const phone = newPhone();
      const { token, account } = await open(phone, 'First123');
      const contact = { way: 'sms', contact: '081 234 5678', countryDialingCode: '+66' } as const;
      await call(gateway.url, 'requestContactCode', contact, { token });
      const proof = { ...contact, code: await codeSentTo(gateway, '+66812345678'), password: 'First123' };
      expect((await call(gateway.url, 'bindContact', proof, { token })).status).toBe(200);
      expect(await enterAs('+66812345678', 'First123')).toBe(account);
      expect(await enterAs('66812345678', 'First123')).toBe(account);
    });

    test('leaves the first owner his name and his new phone: their log-ins are not counted for the new owner, nor his for them', async () => {
      const phone = newPhone();
      const { next, name, verificationCode } = await openAndMove(phone, 'First123');
      const { token, account: second } = await open(phone, 'Second12', verificationCode);
      expect(await enterAs(name.toUpperCase(), 'First123')).toBe(name);
      expect(await enterAs(next.mobile.slice(1), 'First123')).toBe(name);
      for (let times = 0; times < 10; times += 1) expect(await enterAs(name, 'Second12')).toBe('account_or_password_error');
      expect(await enterAs(next.mobileNum, 'First123')).toBe('account_locked');
      expect(await enterAs(phone.mobileNum, 'Second12')).toBe(second);
      expect((await call(gateway.url, 'listSessions', {}, { token })).body.value.failed).toEqual([]);
    });

    test('finds the new owner when a password is forgotten; the first owner is found by the name', async () => {
      const phone = newPhone();
      const { name, verificationCode } = await openAndMove(phone, 'First123');
      const { account: second } = await open(phone, 'Second12', verificationCode);
      const set = (account: string, email: string) =>
        gateway.services.database.db.update(schema.customers).set({ email }).where(eq(schema.customers.account, account));
      await set(name, `${name}@first.vn`);
      await set(second, `${name}@second.vn`);
      const mail = async (username: string, email: string) =>
        (await call(gateway.url, 'requestPasswordEmail', { username, email })).body.errorCode ?? 'mailed';
      expect(await mail(name, `${name}@first.vn`)).toBe('mailed');
      expect(await mail(phone.mobile, `${name}@second.vn`)).toBe('mailed');
      expect(await mail(phone.mobileNum, `${name}@second.vn`)).toBe('mailed');
      expect(await mail(phone.mobileNum, `${name}@first.vn`)).toBe('not.exists.user');
    });
  });

  test('the phone of an account with a name of its own is no name at the log-in', async () => {
    const { mobile, password } = await phonePlayer();
    for (const username of [mobile, mobile.slice(1), mobile.replace('+84', '0')]) {
      expect((await call(gateway.url, 'login', { type: 'username', username, password })).body.errorCode).toBe('not_exist_user');
    }
  });

  test('§6 SMS verification at registration: the setting lists phone and code, and both are checked', async () => {
    await gateway.services.settings.changeFlags({ smsVerificationAtRegistration: true });
    const { fields } = (await call(gateway.url, 'getRegistrationSetting', {})).body.value;
    const required = fields.filter((rule: { required: boolean }) => rule.required).map(({ field }: { field: string }) => field);
    expect(required).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode']));
    expect(fields.at(-1).field, '§3 the code is good for minutes: all else is filled in before it').toBe('verificationCode');
    const { mobileNum, mobile } = newPhone();
    const form = { username: 'withphone', mobileNum, ...registrationForm };
    expect((await call(gateway.url, 'registerMember', form)).body.details.fields).toEqual([
      expect.objectContaining({ field: 'verificationCode', code: 'field_required' }),
    ]);
    await ask(mobileNum, 'requestRegistrationSms');
    const verificationCode = await codeSentTo(gateway, mobile);
    const bad = await call(gateway.url, 'registerMember', { ...form, verificationCode: wrongOf(verificationCode) });
    expect(bad.body.errorCode).toBe('verification_code_error');
    // A name that is taken costs no code.
    expect((await call(gateway.url, 'registerMember', { ...form, username: 'member01', verificationCode })).status).toBe(409);
    expect((await call(gateway.url, 'registerMember', { ...form, verificationCode })).status).toBe(200);
    await gateway.services.settings.changeFlags({ smsVerificationAtRegistration: false });
  });

  test('§5 one account per phone and e-mail: the field says so, and the phone’s owner gets a notice in place of a code', async () => {
    const { mobileNum, mobile } = await phonePlayer();
    const again = await call(gateway.url, 'registerMember', { username: 'samephone', mobileNum, ...registrationForm });
    expect([again.status, again.body.errorCode]).toEqual([409, 'duplicate_value']);
    expect(again.body.details.fields).toEqual([{ field: 'mobileNum', code: 'duplicate_value' }]);
    await registerPlayer(gateway.url, { email: 'One@Example.vn' });
    const mail = await call(gateway.url, 'registerMember', { username: 'samemail', email: 'one@example.VN', ...registrationForm });
    expect(mail.body.details.fields).toEqual([{ field: 'email', code: 'duplicate_value' }]);
    expect((await ask(mobileNum, 'requestRegistrationSms')).body.value).toEqual({ expiredMinutes: 2 });
    await expect.poll(() => messagesTo(gateway, mobile)).toEqual([expect.stringContaining('already has an account')]);
  });

  test.each([
    ['0123', undefined],
    ['0912345678', '+1'],
    ['not a phone', undefined],
    ['02438255385', undefined],
  ])('§5 "%s" with %s is no mobile phone', async (mobileNum, countryDialingCode) => {
    const reply = await call(gateway.url, 'requestPasswordSms', { mobileNum, countryDialingCode });
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'phoneNumber_format_error']);
    expect(reply.body.details.fields).toEqual([{ field: 'mobileNum', code: 'phoneNumber_format_error' }]);
  });

  test('§3 the country list begins at home and has a form for each phone', async () => {
    const { countries } = (await call(gateway.url, 'listCountries', {})).body.value;
    expect(countries[0]).toEqual({ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true });
    expect(countries.length).toBeGreaterThan(200);
    expect(new Set(countries.map(({ countryCode }: { countryCode: string }) => countryCode)).size).toBe(countries.length);
  });
});

test('the database keeps codes as keyed hashes only', async () => {
  const { mobileNum, mobile } = await phonePlayer();
  await ask(mobileNum);
  const code = await codeSentTo(gateway, mobile);
  expect(JSON.stringify(await gateway.services.database.db.select().from(verificationCodes))).not.toContain(`"${code}"`);
});
