import { eq, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { codeSentTo, messagesTo } from '../../testingOutbox.ts';
import { proveEmail, provePhone, registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
let log = '';
beforeAll(async () => {
  const logStream = {
    write: (line: string) => {
      log += line;
    },
  };
  gateway = await startTestGateway({ catalogueSize: 5, logStream, env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
});
afterAll(() => gateway.close());

const thief = {
  'x-forwarded-for': '198.51.100.77',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 https://evil.example',
};
let made = 0;
/** A player with a proved or unproved contact; Vietnamese by default. */
async function player(has: { email?: 'proved' | 'typed'; mobile?: 'proved' | 'typed'; language?: 'vi' | 'en' }) {
  made += 1;
  const contacts = { email: `owner${made}@example.vn`, mobile: `09120100${String(made).padStart(2, '0')}` };
  const fields = { ...(has.email && { email: contacts.email }), ...(has.mobile && { mobileNum: contacts.mobile }) };
  const opened = await registerPlayer(gateway.url, fields, { language: has.language ?? 'vi' });
  if (has.email === 'proved') await proveEmail(gateway, contacts.email);
  if (has.mobile === 'proved') await provePhone(gateway, contacts.mobile);
  return { ...opened, email: contacts.email, national: contacts.mobile, mobile: contacts.mobile.replace(/^0/, '+84') };
}
type Player = Awaited<ReturnType<typeof player>>;

const send = <Name extends Parameters<typeof call>[1]>(name: Name, request: Parameters<typeof call<Name>>[2], token?: string) =>
  call(gateway.url, name, request, { ...(token && { token }), headers: thief, language: 'en' });
const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const changePassword = ({ token, password }: Player, next = 'Fresh123') =>
  send('changePassword', { oldPassword: password, newPassword: next, confirmNewPassword: next }, token);
const setFund = ({ token, password }: Player) =>
  send('setFundPassword', { password, newPassword: 'Fund1234', confirmNewPassword: 'Fund1234' }, token);
/** @returns the code that it took, to tell the next one from it */
async function bind(
  { token, password }: Player,
  way: 'sms' | 'email',
  contact: string,
  spelled = contact,
  known?: string,
): Promise<string> {
  await send('requestContactCode', { way, contact }, token);
  const code = await codeSentTo(gateway, spelled, known);
  expect((await send('bindContact', { way, contact, code, password }, token)).status).toBe(200);
  return code;
}
async function bindAuthenticator({ token, password }: Player) {
  const { secret } = (await send('startAuthenticatorBinding', { password }, token)).body.value;
  return send('confirmAuthenticatorBinding', { code: generateSync({ secret }) }, token);
}
const notices = async (recipient: string) =>
  (await messagesTo(gateway, recipient)).filter((body) => /Nếu không phải bạn|If this was not you/.test(body));
/** The one notice that has come there. */
async function notice(recipient: string): Promise<string> {
  await expect.poll(() => notices(recipient)).toHaveLength(1);
  return (await notices(recipient))[0] ?? '';
}

const checkNewAddresses = ({ token, password }: Player, enabled: boolean) => send('setNewAddressCheck', { enabled, password }, token);

const changes: [what: string, said: RegExp, make: (owner: Player) => Promise<unknown>][] = [
  ['the login password', /login password of your account was changed/, (owner) => changePassword(owner)],
  ['a fund password, the first too', /new fund password/, setFund],
  ['the authenticator', /authenticator app was bound/, bindAuthenticator],
  [
    'the phone',
    /phone number was bound/,
    (owner) => {
      made += 1;
      const national = `0912020${String(made).padStart(3, '0')}`;
      return bind(owner, 'sms', national, national.replace(/^0/, '+84'));
    },
  ],
  ['the real name', /real name was set/, ({ token, password }) => send('setRealName', { realName: 'Nguyen Van A', password }, token)],
  ['the check of new addresses', /logins from new addresses was switched on/, (owner) => checkNewAddresses(owner, true)],
];

describe('the owner is told of security changes', () => {
  test.each(changes)('%s: by mail to the proved address, in both languages, with time, place and what to do', async (_, said, make) => {
    const owner = await player({ email: 'proved', mobile: 'proved' });
    await make(owner);
    const body = await notice(owner.email);
    expect(body).toMatch(said);
    expect(body).toMatch(/Thời gian: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d GMT\+7\./);
    expect(body).toContain('IP address: 198.51.100.77. Device: Chrome · Windows.');
    expect(body).toContain('If this was not you, set a new password by “Forgot password?” and tell customer service at once.');
  });

  test('the check of new addresses: switching it off is told too, a switch without a change is not', async () => {
    const owner = await player({ email: 'proved' });
    for (const enabled of [true, true, false, false]) expect((await checkNewAddresses(owner, enabled)).status).toBe(200);
    await expect.poll(() => notices(owner.email)).toHaveLength(2);
    await changePassword(owner);
    await expect.poll(() => notices(owner.email)).toHaveLength(3);
    expect((await notices(owner.email)).filter((body) => body.includes('was switched off'))).toHaveLength(1);
  });

  test('no notice carries a secret, a contact, a name, or text of the change', async () => {
    const owner = await player({ email: 'proved' });
    await changePassword(owner);
    const body = await notice(owner.email);
    for (const secret of [owner.password, 'Fresh123', owner.username, owner.token, 'evil.example', 'Mozilla', '@']) {
      expect(body, secret).not.toContain(secret);
    }
  });

  test('an account without a proved e-mail gets an SMS to its proved phone, and without either no notice', async () => {
    const owner = await player({ email: 'typed', mobile: 'proved' });
    await changePassword(owner);
    expect(await notice(owner.mobile)).toMatch(/^Mật khẩu đăng nhập của bạn đã được đổi\. Thời gian: .+ Địa chỉ IP: 198\.51\.100\.77\./);
    expect(await notices(owner.email)).toEqual([]);

    const unknown = await player({ email: 'typed', mobile: 'typed' });
    expect(await operator('reset-password', unknown.username)).toContain('No contact of the account is proved');
    expect([...(await notices(unknown.email)), ...(await notices(unknown.mobile))]).toEqual([]);
  });

  test('an SMS is in the account’s own language', async () => {
    const owner = await player({ mobile: 'proved', language: 'en' });
    await operator('reset-password', owner.username);
    const body = await notice(owner.mobile);
    expect(body).toMatch(/^Customer service has reset the login password of your account\. When: .+ If this was not you/);
    expect(body).not.toContain('Thời gian');
  });

  test('a new e-mail address: the old one gets the notice too, once', async () => {
    const owner = await player({ email: 'proved' });
    const next = `next-${owner.email}`;
    await bind(owner, 'email', next);
    expect(await notice(owner.email)).toMatch(/e-mail address was bound[\s\S]+198\.51\.100\.77/);
    expect(await notice(next)).toMatch(/e-mail address was bound/);
  });

  test('the first e-mail address of an account with a phone: the phone gets the notice, since the address may be a thief’s', async () => {
    const owner = await player({ mobile: 'proved' });
    await bind(owner, 'email', owner.email);
    expect(await notice(owner.mobile)).toMatch(/^Một địa chỉ email đã được liên kết/);
  });

  test('an old unproved address gets a notice without the new address', async () => {
    const owner = await player({ email: 'typed' });
    await bind(owner, 'email', `next-${owner.email}`);
    const body = await notice(owner.email);
    expect(body).toMatch(/e-mail address was bound/);
    expect(body).not.toMatch(/198\.51\.100\.77|Chrome/);
  });

  test('a replaced phone gets the notice, and a repeated proof of the same contact is not a change', async () => {
    const owner = await player({ email: 'proved', mobile: 'proved' });
    made += 1;
    const national = `0912030${String(made).padStart(3, '0')}`;
    const spelled = national.replace(/^0/, '+84');
    const code = await bind(owner, 'sms', national, spelled);
    expect(await notice(owner.mobile)).toMatch(/^Một số điện thoại đã được liên kết/);
    await bind(owner, 'sms', national, spelled, code);
    await changePassword(owner);
    await expect.poll(() => notices(owner.email)).toHaveLength(2);
  });

  test('a newly proved phone can log in: the e-mail gets the notice, the phone does not', async () => {
    const owner = await player({ email: 'proved', mobile: 'typed' });
    await bind(owner, 'sms', owner.national, owner.mobile);
    expect(await notice(owner.email)).toMatch(/phone number was bound/);
    expect(await notices(owner.mobile)).toEqual([]);
  });

  test('the removal of an authenticator is told, the removal of none is not', async () => {
    const owner = await player({ email: 'proved' });
    await send('removeAuthenticator', { password: owner.password }, owner.token);
    await bindAuthenticator(owner);
    await send('removeAuthenticator', { password: owner.password }, owner.token);
    await expect
      .poll(async () => (await notices(owner.email)).map((body) => body.split('\n')[0]).sort())
      .toEqual(['Một ứng dụng xác thực đã được liên kết với tài khoản của bạn.', 'Ứng dụng xác thực đã được gỡ khỏi tài khoản của bạn.']);
  });

  test('a password set by a mailed link', async () => {
    const owner = await player({ email: 'proved' });
    await send('requestPasswordEmail', { username: owner.username, email: owner.email });
    const linkOf = async () => /token=([\w-]{65})/.exec((await messagesTo(gateway, owner.email)).join('\n'))?.[1];
    await expect.poll(linkOf).toBeDefined();
    const reset = { token: (await linkOf()) ?? '', newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' };
    expect((await send('resetPassword', reset)).status).toBe(200);
    expect(await notice(owner.email)).toMatch(/login password of your account was changed[\s\S]+198\.51\.100\.77/);
  });

  test('a password set by an SMS code', async () => {
    const owner = await player({ mobile: 'proved' });
    await send('requestPasswordSms', { mobileNum: owner.national });
    const verificationCode = await codeSentTo(gateway, owner.mobile);
    const reset = { mobileNum: owner.national, verificationCode, newPassword: 'Fresh123' };
    expect((await send('resetPasswordBySms', reset)).status).toBe(200);
    expect(await notice(owner.mobile)).toMatch(/^Mật khẩu đăng nhập của bạn đã được đổi\..+198\.51\.100\.77/);
  });

  test('customer service: a reset password and a forgotten fund password, without a place; a failed notice undoes nothing', async () => {
    const owner = await player({ email: 'proved' });
    await setFund(owner);
    await notice(owner.email);
    expect(await operator('fund-password', 'forget', owner.username)).toContain('The owner was sent a notice.');
    expect(await operator('reset-password', owner.username)).toContain('The owner was sent a notice.');
    const bodies = (await notices(owner.email)).filter((body) => body.includes('CSKH đã'));
    expect(bodies.map((body) => body.split('\n')[0]).sort()).toEqual([
      'CSKH đã xoá mật khẩu quỹ của bạn.',
      'CSKH đã đặt lại mật khẩu đăng nhập của bạn.',
    ]);
    for (const body of bodies) expect(body).not.toContain('IP');

    const { database, queue, settings, live } = gateway.services;
    const sender = { send: async () => Promise.reject(new Error('no mail server')) };
    const said = await runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['reset-password', owner.username]);
    expect(said).toMatch(/has the password .+ The owner was sent no notice: no mail server\.$/);
    const { customers } = schema;
    const [row] = await database.db.select().from(customers).where(eq(customers.account, owner.username));
    expect(row?.isPasswordDefault).toBe(true);
  });

  test('by SMS 12 times a day for one phone: later changes succeed and are logged, and codes have a limit of their own', async () => {
    const owner = await player({ mobile: 'proved' });
    for (let index = 0; index < 12; index += 1) {
      expect((await checkNewAddresses(owner, index % 2 === 0)).status).toBe(200);
      await expect.poll(() => notices(owner.mobile)).toHaveLength(index + 1);
    }
    expect(log).not.toContain('an owner was not told');
    expect((await checkNewAddresses(owner, true)).status).toBe(200);
    await expect.poll(() => log).toContain('the phone was sent its notices of the day');
    expect(await operator('reset-password', owner.username)).toContain('was sent no notice: the phone was sent its notices of the day.');
    expect(await notices(owner.mobile)).toHaveLength(12);
    const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.78' } };
    await call(gateway.url, 'requestPasswordSms', { mobileNum: owner.national }, elsewhere);
    expect(await codeSentTo(gateway, owner.mobile)).toMatch(/^\d{6}$/);
  });

  test('the limit of SMS does not stop notices by mail', async () => {
    const owner = await player({ mobile: 'proved' });
    const used = { key: `notices ${owner.mobile}`, count: 12, resetsAt: sql`now() + interval '1 day'` };
    await gateway.services.database.db.insert(schema.attemptCounters).values(used);
    await bind(owner, 'email', owner.email);
    expect(await notice(owner.email)).toMatch(/e-mail address was bound/);
    expect(await notices(owner.mobile)).toEqual([]);
  });

  test('a refused change sends no notice', async () => {
    const owner = await player({ email: 'proved' });
    expect((await changePassword({ ...owner, password: 'Wrong123' })).status).toBe(400);
    expect((await setFund({ ...owner, password: 'Wrong123' })).status).toBe(400);
    await changePassword(owner);
    expect(await notice(owner.email)).toMatch(/login password/);
  });
});
