import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { codeSentTo, messagesTo } from '../../testingOutbox.ts';
import { provePhone, registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5 });
});
afterAll(() => gateway.close());

type Field = { field: string; code: string };
const fieldsIn = (body: { details?: { fields?: Field[] } }) => body.details?.fields?.map(({ field, code }) => `${field} ${code}`);
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  call(gateway.url, 'login', { type: 'username', username, password }, { headers });
const security = async (token: string) => (await call(gateway.url, 'getSecurity', {}, { token })).body.value;

describe('§9 fund password', () => {
  const set = (token: string, password: string, newPassword: string, confirmNewPassword = newPassword) =>
    call(gateway.url, 'setFundPassword', { password, newPassword, confirmNewPassword }, { token });
  const change = (token: string, oldFundPassword: string, newPassword: string) =>
    call(gateway.url, 'setFundPassword', { oldFundPassword, newPassword, confirmNewPassword: newPassword }, { token });
  const withdraw = async (token: string, fundPassword: string) => {
    const options = { token, idempotencyKey: crypto.randomUUID() };
    // Nothing is ordered: the card is the next that is looked at.
    return (await call(gateway.url, 'createWithdrawal', { cardId: crypto.randomUUID(), amount: 500, fundPassword }, options)).body
      .errorCode;
  };

  test('is set with the login password, changed with the old fund password alone, and allows withdrawals', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    expect(await withdraw(token, 'Fund1234')).toBe('fund_password_missing');
    expect((await set(token, 'Wrong123', 'Fund1234')).body.errorCode).toBe('login.cred.err');
    expect((await set(token, password, 'Fund1234')).status).toBe(200);
    expect((await security(token)).hasFundPassword).toBe(true);
    expect(await withdraw(token, 'Fund1234')).toBe('bank_card_not_found');
    expect((await set(token, password, 'Fund5678')).body.errorCode).toBe('fund_password_error');
    expect((await change(token, password, 'Fund5678')).body.errorCode).toBe('fund_password_error');
    expect(await withdraw(token, 'Fund1234')).toBe('bank_card_not_found');
    expect((await change(token, 'Fund1234', 'Fund5678')).status).toBe(200);
    expect(await withdraw(token, 'Fund1234')).toBe('fund_password_error');
    expect(await withdraw(token, 'Fund5678')).toBe('bank_card_not_found');
  });

  test('wrong tries at its change count together with those of the withdrawal', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    await set(token, password, 'Fund1234');
    const answers: string[] = [];
    for (let index = 0; index < 11; index += 1) answers.push((await change(token, `Guess12${index}`, 'Fund5678')).body.errorCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'fund_password_error'), 'TOO_MANY_REQUEST']);
    expect(await withdraw(token, 'Fund1234')).toBe('TOO_MANY_REQUEST');
  });

  test('of two changes at the same time one counts', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    await set(token, password, 'Fund1234');
    const replies = await Promise.all(['Fund5678', 'Fund8765'].map((next) => change(token, 'Fund1234', next)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('an operator’s reset lets the owner set a new one with the login password', async () => {
    const { token, password, username } = await registerPlayer(gateway.url);
    const { database, queue, settings, sender, live } = gateway.services;
    const forget = () =>
      runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['fund-password', 'forget', username]);
    await expect(forget()).rejects.toThrow('has no fund password');
    await set(token, password, 'Fund1234');
    await forget();
    expect((await security(token)).hasFundPassword).toBe(false);
    expect(await withdraw(token, 'Fund1234')).toBe('fund_password_missing');
    expect((await set(token, password, 'Fund5678')).status).toBe(200);
  });

  test('a new login password can’t be the fund password', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    expect((await set(token, password, 'Fund1234')).status).toBe(200);
    const change = { oldPassword: password, newPassword: 'Fund1234', confirmNewPassword: 'Fund1234' };
    expect(fieldsIn((await call(gateway.url, 'changePassword', change, { token })).body)).toEqual(['newPassword password_not_allowed']);
  });

  describe('and the login password don’t reveal each other', () => {
    const changeLogin = async (token: string, oldPassword: string, newPassword: string) => {
      const request = { oldPassword, newPassword, confirmNewPassword: newPassword };
      return (await call(gateway.url, 'changePassword', request, { token })).body.errorCode ?? 'changed';
    };
    const changeFund = async (token: string, before: string, next: string) =>
      (await change(token, before, next)).body.errorCode ?? 'changed';

    test.each([
      ['of the login', changeLogin, (password: string) => password, 'Fund1234'],
      ['of the fund', changeFund, () => 'Fund1234', 'Secret12'],
    ])('five new ones %s an hour are checked, accepted or refused', async (_, changeBy, firstOf, other) => {
      const { token, password } = await registerPlayer(gateway.url);
      await set(token, password, 'Fund1234');
      await gateway.services.database.db.delete(schema.attemptCounters);
      const answers: string[] = [];
      let current = firstOf(password);
      for (const next of ['Guess121', other, 'Guess122', 'Guess123', 'Guess124']) {
        const answer = await changeBy(token, current, next);
        answers.push(answer);
        if (answer === 'changed') current = next;
      }
      expect(answers).toEqual(['changed', 'validation_failed', 'changed', 'changed', 'changed']);
      expect(await changeBy(token, current, other)).toBe('TOO_MANY_REQUEST');
      expect(await changeBy(token, current, 'Guess125')).toBe('TOO_MANY_REQUEST');
    });

    test('a new password that equals the other one counts as a wrong try of it', async () => {
      const { username, token, password } = await registerPlayer(gateway.url);
      await set(token, password, 'Fund1234');
      expect(await changeLogin(token, password, 'Fund1234')).toBe('validation_failed');
      for (let index = 0; index < 9; index += 1) expect(await withdraw(token, `Wrong12${index}`)).toBe('fund_password_error');
      expect(await withdraw(token, 'Fund1234')).toBe('TOO_MANY_REQUEST');

      await gateway.services.database.db.delete(schema.attemptCounters);
      expect(await changeFund(token, 'Fund1234', password)).toBe('validation_failed');
      for (let index = 0; index < 9; index += 1) await login(username, `Wrong12${index}`);
      expect((await login(username, password)).body.errorCode).toBe('account_locked');
    });

    test('the owner can set a new one after an operator’s reset, though the limit is used up', async () => {
      const { username, token, password } = await registerPlayer(gateway.url);
      const { database, queue, settings, sender, live } = gateway.services;
      const operator = (...words: string[]) => runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
      await set(token, password, 'Fund1234');
      for (let index = 0; index < 4; index += 1) expect(await changeFund(token, 'Fund1234', password)).toBe('validation_failed');
      expect(await changeFund(token, 'Fund1234', 'Fund5678')).toBe('TOO_MANY_REQUEST');
      await operator('fund-password', 'forget', username);
      expect((await set(token, password, 'Fund1234')).status).toBe(200);

      const chain = [password, ...Array.from({ length: 5 }, (_, index) => `Fresh12${index}`)];
      for (const [index, next] of chain.slice(1).entries()) expect(await changeLogin(token, chain[index] ?? '', next)).toBe('changed');
      expect(await changeLogin(token, 'Fresh124', 'Fresh125')).toBe('TOO_MANY_REQUEST');
      const given = /the password (\S+),/.exec(await operator('reset-password', username))?.[1] ?? '';
      const { token: next } = (await login(username, given)).body.value;
      expect(await changeLogin(next, given, 'Fresh123')).toBe('changed');
    });
  });

  test('follows its rule and is not the login password', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    expect(fieldsIn((await set(token, password, 'short')).body)).toEqual(['newPassword field_length_error']);
    expect(fieldsIn((await set(token, password, password)).body)).toEqual(['newPassword password_not_allowed']);
    expect(fieldsIn((await set(token, password, 'Fund1234', 'Fund12345')).body)).toEqual([
      'confirmNewPassword double_password_inconformity',
    ]);
  });
});

describe('contacts', () => {
  const ask = (token: string, way: 'sms' | 'email', contact: string) =>
    call(gateway.url, 'requestContactCode', { way, contact }, { token });
  const bind = (token: string, part: { way: 'sms' | 'email'; contact: string; code: string; password: string }) =>
    call(gateway.url, 'bindContact', part, { token });

  test('an e-mail address is bound with its code and the password; the old address gets a notice', async () => {
    const { token, password } = await registerPlayer(gateway.url, { email: 'before@example.vn' });
    expect((await ask(token, 'email', 'After@example.vn')).body.value).toEqual({ expiredMinutes: 2 });
    const code = await codeSentTo(gateway, 'after@example.vn');
    const part = { way: 'email', contact: 'after@example.vn', code, password } as const;
    expect((await bind(token, { ...part, password: 'Wrong123' })).body.errorCode).toBe('login.cred.err');
    expect((await bind(token, { ...part, contact: 'other@example.vn' })).body.errorCode).toBe('verification_code_expired');
    expect((await bind(token, part)).status).toBe(200);
    expect((await security(token)).email).toBe('a***@example.vn');
    await expect.poll(() => messagesTo(gateway, 'before@example.vn')).toContainEqual(expect.stringContaining('e-mail address was bound'));
    const next = await registerPlayer(gateway.url, { email: 'before@example.vn' });
    expect((await security(next.token)).email, 'an address that was given up is free').toBe('b***@example.vn');
  });

  test('§5 an unproved address is no second factor, and goes to the account that proves it', async () => {
    const email = 'claimed@example.vn';
    const [first, owner] = [await registerPlayer(gateway.url, { email }), await registerPlayer(gateway.url)];
    expect(await security(first.token)).toMatchObject({ email: 'c***@example.vn', isEmailProved: false });
    const turnOn = () => call(gateway.url, 'setNewAddressCheck', { enabled: true, password: first.password }, { token: first.token });
    expect((await turnOn()).body.errorCode).toBe('second_factor_missing');
    await call(gateway.url, 'requestPasswordEmail', { username: first.username, email });
    await ask(owner.token, 'email', email);
    const part = { way: 'email', contact: email, code: await codeSentTo(gateway, email), password: owner.password } as const;
    expect((await bind(owner.token, part)).status).toBe(200);
    expect(await security(owner.token)).toMatchObject({ email: 'c***@example.vn', isEmailProved: true });
    expect(await security(first.token)).not.toHaveProperty('email');
    expect(await gateway.services.database.db.select().from(schema.passwordResets), 'the link that was mailed there').toEqual([]);

    await ask(first.token, 'email', 'second@example.vn');
    const code = await codeSentTo(gateway, 'second@example.vn');
    await bind(first.token, { way: 'email', contact: 'second@example.vn', code, password: first.password });
    expect((await turnOn()).status).toBe(200);
    await ask(first.token, 'email', email);
    const taken = await codeSentTo(gateway, email, part.code);
    const refused = await bind(first.token, { ...part, code: taken, password: first.password });
    expect(refused.body.errorCode, 'a proved address stays with its owner').toBe('duplicate_value');
  });

  test('an unproved address is no second factor where the brand asks every account that has one', async () => {
    const { username, password } = await registerPlayer(gateway.url, { email: 'unproved@example.vn' });
    await gateway.services.settings.change({ secondFactorForAll: true });
    await gateway.services.database.db.delete(schema.trustedIps);
    expect((await login(username, password)).status).toBe(200);
    await gateway.services.settings.change({ secondFactorForAll: false });
  });

  test('a phone is bound in one spelling; another account’s is refused at the field, and a code works for its own account', async () => {
    const [one, other] = [await registerPlayer(gateway.url), await registerPlayer(gateway.url, { mobileNum: '0982000002' })];
    await provePhone(gateway, '0982000002');
    await ask(one.token, 'sms', '0982 000 001');
    const code = await codeSentTo(gateway, '+84982000001');
    const theft = await bind(other.token, { way: 'sms', contact: '0982000001', code, password: other.password });
    expect(theft.body.errorCode).toBe('verification_code_expired');
    expect((await bind(one.token, { way: 'sms', contact: '+84982000001', code, password: one.password })).status).toBe(200);
    expect((await security(one.token)).mobile).toBe('*******001');
    await ask(one.token, 'sms', '0982000002');
    const taken = await codeSentTo(gateway, '+84982000002');
    const refused = await bind(one.token, { way: 'sms', contact: '0982000002', code: taken, password: one.password });
    expect([refused.status, fieldsIn(refused.body)]).toEqual([409, ['contact duplicate_value']]);
  });

  test('an invalid contact is refused, and codes have a limit', async () => {
    const { token } = await registerPlayer(gateway.url);
    expect(fieldsIn((await ask(token, 'email', 'nobody')).body)).toEqual(['contact email_format_error']);
    expect(fieldsIn((await ask(token, 'sms', '12')).body)).toEqual(['contact phoneNumber_format_error']);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await ask(token, 'email', `many${index}@example.vn`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('§5 real name', () => {
  const set = (token: string, realName: string, password: string) => call(gateway.url, 'setRealName', { realName, password }, { token });

  test('is set once, without diacritics and with spaces', async () => {
    const { token, password } = await registerPlayer(gateway.url);
    for (const name of ['Nguyễn Văn A', 'NGUYEN', 'NGUYEN <b>A</b>', 'ĐO VAN A']) {
      expect(fieldsIn((await set(token, name, password)).body)).toEqual(['realName field_format_error']);
    }
    expect((await set(token, 'NGUYEN VAN A', 'Wrong123')).body.errorCode).toBe('login.cred.err');
    expect((await set(token, ' NGUYEN  VAN A ', password)).status).toBe(200);
    expect((await security(token)).realName).toBe('N***** V** A');
    expect((await set(token, 'TRAN VAN B', password)).body.errorCode).toBe('value_locked');
  });
});

describe('logins and sessions', () => {
  const list = async (token: string) => (await call(gateway.url, 'listSessions', {}, { token })).body.value.sessions;
  const end = (token: string, sessionId = 'others') => call(gateway.url, 'endSessions', { sessionId }, { token });
  const isAlive = async (token: string): Promise<boolean> => (await call(gateway.url, 'getMemberInfo', {}, { token })).status === 200;

  test('are listed with address and device; one can be ended, with its reason', async () => {
    const { username, password, token } = await registerPlayer(gateway.url);
    const phone = (await login(username, password, { 'user-agent': '<b>Phone</b> 1.0' })).body.value.token;
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ ip: '127.0.0.1', userAgent: '<b>Phone</b> 1.0', isOpen: true, isCurrent: false });
    expect(sessions[1]).toMatchObject({ isCurrent: true });
    const stored = await gateway.services.database.db.select({ hash: schema.sessions.tokenHash }).from(schema.sessions);
    for (const { hash } of stored) expect(JSON.stringify(sessions)).not.toContain(hash);
    expect((await end(token, sessions[0].sessionId)).body.value).toEqual({ ended: 1 });
    expect([await isAlive(phone), await isAlive(token)]).toEqual([false, true]);
    expect((await list(token))[0]).toMatchObject({ isOpen: false, endReason: 'otherDevice' });
    expect((await end(token, sessions[0].sessionId)).body.value).toEqual({ ended: 0 });
  });

  test('all others can be ended at once, and another player’s can’t be seen or ended', async () => {
    const { username, password, token } = await registerPlayer(gateway.url);
    const others = [(await login(username, password)).body.value.token, (await login(username, password)).body.value.token];
    const stranger = await registerPlayer(gateway.url);
    const [foreign] = await list(stranger.token);
    expect((await end(token, foreign.sessionId)).body.value).toEqual({ ended: 0 });
    expect((await end(token)).body.value).toEqual({ ended: 2 });
    expect(await Promise.all([...others, token, stranger.token].map(isAlive))).toEqual([false, false, true, true]);
  });
});

describe('the registration form’s questions', () => {
  test.each([
    ['MEMBER01', { available: false }],
    ['stillfree', { available: true }],
  ])('§5 the username %s', async (username, value) => {
    expect((await call(gateway.url, 'checkUsername', { username })).body.value).toEqual(value);
  });

  test('a name that could not be registered is refused at its field', async () => {
    expect(fieldsIn((await call(gateway.url, 'checkUsername', { username: '1a' })).body)).toEqual(['username field_length_error']);
  });

  test('§7 an affiliate code is found in any letter case, and an unknown one is refused at its field', async () => {
    expect((await call(gateway.url, 'getAffiliate', { code: 'agent01' })).body.value).toEqual({ affiliateCode: 'AGENT01' });
    const unknown = await call(gateway.url, 'getAffiliate', { code: "' or 1=1" });
    expect([unknown.status, unknown.body.errorCode]).toEqual([400, 'affiliate_code_error']);
  });

  test('an address has a limit a minute', async () => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '2' } });
    const statuses: number[] = [];
    for (const name of ['free1', 'free2', 'free3']) statuses.push((await call(strict.url, 'checkUsername', { username: name })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await strict.close();
  });
});
