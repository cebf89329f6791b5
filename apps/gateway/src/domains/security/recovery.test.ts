import { headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { codeSentTo, messagesTo } from '../../testingOutbox.ts';
import { provePhone, registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 5, env: { DEFAULT_PASSWORD: 'Welcome00', PUBLIC_URL: 'https://play.example' } });
});
afterAll(() => gateway.close());

let made = 0;
async function newPlayer() {
  made += 1;
  const email = `player${made}@example.vn`;
  const national = `09850000${String(made).padStart(2, '0')}`;
  const player = await registerPlayer(gateway.url, { email, mobileNum: national });
  await provePhone(gateway, national);
  return { ...player, email, mobileNum: national, mobile: `+84${national.slice(1)}` };
}
const login = (username: string, password: string) => call(gateway.url, 'login', { type: 'username', username, password });
const isAlive = async (token: string): Promise<boolean> => (await call(gateway.url, 'getMemberInfo', {}, { token })).status === 200;
const ask = (username: string, email: string) => call(gateway.url, 'requestPasswordEmail', { username, email });
const reset = (token: string, newPassword = 'Fresh123', confirmNewPassword = newPassword) =>
  call(gateway.url, 'resetPassword', { token, newPassword, confirmNewPassword });

async function linkSentTo(email: string, known?: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const bodies = await messagesTo(gateway, email);
      token = bodies.map((body) => /https:\/\/play\.example\/web\/reset-password\?token=([\w-]{65})/.exec(body)?.[1]).find(Boolean);
      return token !== undefined && token !== known;
    })
    .toBe(true);
  return token ?? '';
}

describe('§2 forgot password, by e-mail', () => {
  test('the body is form-urlencoded (§7), a link sets a new password once, and every session ends', async () => {
    const { username, password, email, token: session } = await newPlayer();
    const reply = await gateway.app.inject({
      method: 'POST',
      url: '/api/member/password/email',
      headers: {
        [headers.gatewayVersion]: '3',
        [headers.merchant]: 'baize',
        'content-type': 'application/x-www-form-urlencoded',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      payload: String(new URLSearchParams({ username: username.toUpperCase(), email: email.toUpperCase() })),
    });
    expect(reply.json()).toEqual({ success: true, value: { expiredMinutes: 30 } });
    const token = await linkSentTo(email);
    expect((await reset(token)).status).toBe(200);
    expect(await isAlive(session)).toBe(false);
    expect((await login(username, password)).body.errorCode).toBe('account_or_password_error');
    expect((await login(username, 'Fresh123')).status).toBe(200);
    expect((await reset(token, 'Fresh456')).body.errorCode).toBe('verification_code_expired');
  });

  test('five new passwords an hour are checked, apart from those of the password change', async () => {
    const { username, password, email, token: session } = await newPlayer();
    const change = async (oldPassword: string, newPassword: string) =>
      (await call(gateway.url, 'changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword }, { token: session })).status;
    const chain = [password, ...Array.from({ length: 5 }, (_, index) => `Thief12${index}`)];
    for (const [index, next] of chain.slice(1).entries()) expect(await change(chain[index] ?? '', next)).toBe(200);
    expect(await change('Thief124', 'Thief125')).toBe(429);
    await ask(username, email);
    const link = await linkSentTo(email);
    for (let index = 0; index < 4; index += 1) expect((await reset(link, 'Thief124')).body.errorCode).toBe('validation_failed');
    expect((await reset(link)).status).toBe(200);
    await ask(username, email);
    expect((await reset(await linkSentTo(email, link), 'Fresh456')).body.errorCode).toBe('TOO_MANY_REQUEST');
  });

  test('a link expires when the password changes', async () => {
    const { username, password, email, token: session } = await newPlayer();
    expect((await ask(username, email)).status).toBe(200);
    const link = await linkSentTo(email);
    const change = { oldPassword: password, newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' };
    expect((await call(gateway.url, 'changePassword', change, { token: session })).status).toBe(200);
    expect((await reset(link, 'Fresh456')).body.errorCode).toBe('verification_code_expired');
  });

  test('a link proves its e-mail address, and expires when the account gets another one', async () => {
    const { username, password, email, token: session } = await newPlayer();
    const isProved = async (token: string) => (await call(gateway.url, 'getSecurity', {}, { token })).body.value.isEmailProved;
    await ask(username, email);
    const first = await linkSentTo(email);
    const contact = { way: 'email', contact: `other-${email}` } as const;
    await call(gateway.url, 'requestContactCode', contact, { token: session });
    const proof = { ...contact, code: await codeSentTo(gateway, contact.contact), password };
    expect((await call(gateway.url, 'bindContact', proof, { token: session })).status).toBe(200);
    expect((await reset(first)).body.errorCode).toBe('verification_code_expired');

    const other = await newPlayer();
    expect(await isProved(other.token)).toBe(false);
    await ask(other.username, other.email);
    expect((await reset(await linkSentTo(other.email))).status).toBe(200);
    expect(await isProved((await login(other.username, 'Fresh123')).body.value.token)).toBe(true);
  });

  test('form bodies are read for this call alone', async () => {
    const reply = await gateway.app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { [headers.gatewayVersion]: '3', [headers.merchant]: 'baize', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect([reply.statusCode, reply.json().errorCode]).toEqual([415, 'unsupported_media_type']);
  });

  test('only the last link is valid, it expires, and the database holds no usable link', async () => {
    const { username, email } = await newPlayer();
    await ask(username, email);
    const first = await linkSentTo(email);
    await ask(username, email);
    const second = await linkSentTo(email, first);
    expect(JSON.stringify(await gateway.services.database.db.select().from(schema.passwordResets))).not.toContain(second);
    expect((await reset(first)).body.errorCode).toBe('verification_code_expired');
    await gateway.services.database.db.update(schema.passwordResets).set({ expiresAt: sql`now()` });
    expect((await reset(second)).body.errorCode).toBe('verification_code_expired');
  });

  test('of 6 uses of one link at the same time one counts', async () => {
    const { username, email } = await newPlayer();
    await ask(username, email);
    const token = await linkSentTo(email);
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((index) => reset(token, `Fresh12${index}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('§8 "Username/Email does not exist"; a brand that hides it gives everybody one answer', async () => {
    const { username, email } = await newPlayer();
    expect((await ask('nobody', email)).body.errorCode).toBe('not.exists.user');
    expect((await ask(username, 'other@example.vn')).body.errorCode).toBe('not.exists.user');
    await gateway.services.settings.changeFlags({ notExistUserRedirect: false });
    const replies = [await ask('nobody', email), await ask(username, 'other@example.vn'), await ask(username, email)];
    for (const { body } of replies) expect(body).toEqual({ success: true, value: { expiredMinutes: 30 } });
    await linkSentTo(email);
    expect(await messagesTo(gateway, 'other@example.vn')).toEqual([]);
    await gateway.services.settings.changeFlags({ notExistUserRedirect: true });
    expect((await ask(username, 'no address')).body.details.fields).toEqual([{ field: 'email', code: 'email_format_error' }]);
  });

  test('an account gets 5 links an hour; a further request has the same answer, and the last link stays valid', async () => {
    const { username, email } = await newPlayer();
    const replies = [];
    let last: string | undefined;
    for (let index = 0; index < 5; index += 1) {
      replies.push((await ask(username, email)).body);
      last = await linkSentTo(email, last);
    }
    for (let index = 0; index < 3; index += 1) replies.push((await ask(username, email)).body);
    for (const body of replies) expect(body).toEqual({ success: true, value: { expiredMinutes: 30 } });
    expect((await reset(last ?? '')).status).toBe(200);
    expect((await messagesTo(gateway, email)).filter((body) => body.includes('token='))).toHaveLength(5);
  });

  test.each([true, false])('requests by the name don’t use up the owner’s links (notExistUserRedirect: %s)', async (isTold) => {
    await gateway.services.settings.changeFlags({ notExistUserRedirect: isTold });
    const { username, email } = await newPlayer();
    for (let index = 0; index < 10; index += 1) await ask(username, `stranger${index}@example.vn`);
    expect((await ask(username, email)).status).toBe(200);
    expect((await reset(await linkSentTo(email))).status).toBe(200);
    await gateway.services.settings.changeFlags({ notExistUserRedirect: true });
  });

  test('the new password follows the rule, is not the old one and not the default one', async () => {
    const { username, password, email } = await newPlayer();
    await ask(username, email);
    const token = await linkSentTo(email);
    const fieldsOf = async (...args: [string, string?]) =>
      (await reset(token, ...args)).body.details.fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    expect(await fieldsOf('short')).toEqual(['newPassword field_length_error']);
    expect(await fieldsOf(password)).toEqual(['newPassword password_not_allowed']);
    expect(await fieldsOf('Welcome00')).toEqual(['newPassword password_not_allowed']);
    expect(await fieldsOf('Fresh123', 'Fresh124')).toEqual(['confirmNewPassword double_password_inconformity']);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('§2 forgot password, by SMS', () => {
  test('the code sets the new password once, and ends sessions and a lockout', async () => {
    const { username, mobileNum, mobile, token: session } = await newPlayer();
    for (let index = 0; index < 11; index += 1) await login(username, 'Wrong123');
    expect((await login(username, 'Secret12')).body.errorCode).toBe('account_locked');
    await call(gateway.url, 'requestPasswordSms', { mobileNum });
    const form = { mobileNum, verificationCode: await codeSentTo(gateway, mobile), newPassword: 'Fresh123' };
    expect((await call(gateway.url, 'resetPasswordBySms', form)).status).toBe(200);
    expect(await isAlive(session)).toBe(false);
    expect((await login(username, 'Fresh123')).status).toBe(200);
    const again = await call(gateway.url, 'resetPasswordBySms', { ...form, newPassword: 'Fresh456' });
    expect(again.body.errorCode).toBe('verification_code_expired');
  });

  test('a wrong code changes nothing, and a refused password does not use up the code', async () => {
    const { username, password, mobileNum, mobile } = await newPlayer();
    await call(gateway.url, 'requestPasswordSms', { mobileNum });
    const verificationCode = await codeSentTo(gateway, mobile);
    const send = (part: object) =>
      call(gateway.url, 'resetPasswordBySms', { mobileNum, verificationCode, newPassword: 'Fresh123', ...part });
    expect((await send({ verificationCode: verificationCode === '000000' ? '000001' : '000000' })).body.errorCode).toBe(
      'verification_code_error',
    );
    expect((await send({ newPassword: password })).body.details.fields[0].code).toBe('password_not_allowed');
    expect((await login(username, password)).status).toBe(200);
    expect((await send({})).status).toBe(200);
  });
});
