import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { type CallOptions, call } from '../../testingClient.ts';
import { registrationForm } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const form = { username: 'newplayer', ...registrationForm } as const;
const register = (part: Record<string, unknown> = {}, options: CallOptions = {}) =>
  call(gateway.url, 'registerMember', { ...form, ...part }, options);
const row = async (account: string) =>
  (await gateway.services.database.db.select().from(schema.customers).where(eq(schema.customers.account, account)))[0];

test('registration opens an account with its session and the sandbox’s welcome credit', async () => {
  const reply = await register({ username: 'withcredit', nickname: 'Bông', affiliateCode: 'AGENT01' });
  const { token, passwordExpired } = reply.body.value;
  expect(passwordExpired).toBe(false);
  expect((await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance).toBe(500_000);
  expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value).toMatchObject({
    account: 'withcredit',
    nickname: 'Bông',
    type: 0,
    isAgent: 0,
  });
  expect((await row('withcredit'))?.uplineId).toBe((await row('agent01'))?.id);
});

describe('§5 every refused field is named with its code', () => {
  test.each([
    [{ username: '1abc' }, 'username', 'field_format_error'],
    [{ username: 'abc' }, 'username', 'field_length_error'],
    [{ username: undefined }, 'username', 'field_required'],
    [{ confirmPassword: 'Secret13' }, 'confirmPassword', 'double_password_inconformity'],
    [{ mobileNum: '1'.repeat(25) }, 'mobileNum', 'field_length_error'],
    [{ email: 'not an address' }, 'email', 'field_format_error'],
    [{ ageConfirmed: false }, 'ageConfirmed', 'underage'],
    [{ termsAccepted: false }, 'termsAccepted', 'agreement_required'],
  ])('%o', async (part, field, code) => {
    const reply = await register(part);
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'validation_failed']);
    if (code === 'underage') expect(reply.body.details.fields[0].params, 'its sentence has a figure').toEqual({ min: 18 });
    expect(reply.body.details.fields).toEqual([expect.objectContaining({ field, code })]);
  });
});

describe('§5 a phone is judged by the rules of its country, at its field', () => {
  test.each([
    ['81234567', '+65', '+6581234567'],
    ['+84 912 777 001', undefined, '+84912777001'],
    ['0912-777-002', '+84', '+84912777002'],
    ['0084912777003', undefined, '+84912777003'],
    ['\u202A+84912\uFE0D777004\u202C', '+84', '+84912777004'],
  ])('%s with %s is one', async (mobileNum, countryDialingCode, mobile) => {
    const username = `phone${mobile.slice(-8)}`;
    expect((await register({ username, mobileNum, countryDialingCode })).status).toBe(200);
    expect((await row(username))?.mobile).toBe(mobile);
  });

  test.each([
    ['12', undefined],
    ['81234567', '+84'],
    ['0912345678', '+65'],
  ])('%s with %s is none', async (mobileNum, countryDialingCode) => {
    const reply = await register({ username: 'nophone', mobileNum, countryDialingCode });
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'phoneNumber_format_error']);
    expect(reply.body.details.fields).toEqual([{ field: 'mobileNum', code: 'phoneNumber_format_error' }]);
  });
});

test('§5 "Invalid invitation code": an affiliate code must exist, a referral code of the address need not', async () => {
  const typed = await register({ username: 'badcode1', affiliateCode: 'NOBODY' });
  expect(typed.body).toMatchObject({
    errorCode: 'affiliate_code_error',
    details: { fields: [{ field: 'affiliateCode', code: 'affiliate_code_error' }] },
  });
  expect((await register({ username: 'badcode2', referralCode: 'NOBODY' })).status).toBe(200);
});

test('§3 the referral code of the address makes the account the agent’s downline, in any case; a code that was typed counts more', async () => {
  const agent = await row('agent01');
  await register({ username: 'otheragent' });
  const { db } = gateway.services.database;
  await db.update(schema.customers).set({ type: 41 }).where(eq(schema.customers.account, 'otheragent'));
  const other = await row('otheragent');
  await db.insert(schema.affiliateCodes).values({ code: 'OTHER01', customerId: other?.id ?? '' });
  await register({ username: 'referred1', referralCode: 'AGENT01' });
  await register({ username: 'referred2', referralCode: 'agent01' });
  await register({ username: 'typedmore', referralCode: 'AGENT01', affiliateCode: 'OTHER01' });
  expect(agent?.id).toBeDefined();
  expect([(await row('referred1'))?.uplineId, (await row('referred2'))?.uplineId]).toEqual([agent?.id, agent?.id]);
  expect((await row('typedmore'))?.uplineId).toBe(other?.id);
});

test('the code of a disabled agent is unknown to the look-up and to the registration', async () => {
  const agent = eq(schema.customers.account, 'agent01');
  const { db } = gateway.services.database;
  await db.update(schema.customers).set({ isDisabled: true }).where(agent);
  const looked = await call(gateway.url, 'getAffiliate', { code: 'AGENT01' });
  const typed = await register({ username: 'ofdisabled', affiliateCode: 'agent01' });
  const referred = await register({ username: 'bydisabled', referralCode: 'AGENT01' });
  await db.update(schema.customers).set({ isDisabled: false }).where(agent);
  expect([looked.body.errorCode, typed.body.errorCode, referred.status]).toEqual(['affiliate_code_error', 'affiliate_code_error', 200]);
  expect((await row('bydisabled'))?.uplineId).toBeNull();
});

test('of 8 registrations of one name at the same time, in any letter case, one succeeds and nothing of the others is kept', async () => {
  const { db } = gateway.services.database;
  const counted = async () => ({ sessions: await db.$count(schema.sessions), customers: await db.$count(schema.customers) });
  const before = await counted();
  const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => register({ username: index % 2 ? 'TakenName' : 'takenname' })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(7);
  expect(refused[0]?.body).toMatchObject({
    errorCode: 'exists.username.err',
    details: { fields: [{ field: 'username', code: 'exists.username.err' }] },
  });
  expect(await counted()).toEqual({ sessions: before.sessions + 1, customers: before.customers + 1 });
});

test('fields that the setting does not list are ignored, and secrets are kept as hashes only', async () => {
  await register({
    username: 'passedover',
    email: 'a@example.vn',
    idNumber: '012345678',
    payeeName: '<b>NGUYEN</b>',
    paymentPassword: 'Fund4321',
  });
  const kept = await row('passedover');
  expect([kept?.email, kept?.profile, kept?.realName]).toEqual(['a@example.vn', {}, null]);
  expect(JSON.stringify(kept)).not.toMatch(/Secret12|Fund4321/);
  expect(kept?.passwordHash).toMatch(/^\$argon2id\$/);
});

test('§3 the place where an account was opened is kept for customer service', async () => {
  const origin = { registerMethod: 'WEB', domain: 'play.example', registerUrl: 'https://play.example/web/register?ref=A1' } as const;
  await register({ username: 'cameby', ...origin });
  expect(await row('cameby')).toMatchObject({ registerMethod: 'WEB', registerDomain: origin.domain, registerUrl: origin.registerUrl });
});

test('a welcome mail goes to the outbox in the player’s language', async () => {
  await register({ username: 'untold', email: 'mailed@example.vn' }, { language: 'vi' });
  await expect.poll(async () => (await gateway.app.inject('/sandbox/outbox')).body).toContain('mailed@example.vn');
  const { body } = await gateway.app.inject('/sandbox/outbox');
  expect(body).toContain('Chào mừng bạn');
  expect(body.split('<article>').find((article) => article.includes('mailed@example.vn'))).not.toContain('untold');
});
