import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call, type Reply } from '../../testingClient.ts';
import { codeSentTo } from '../../testingOutbox.ts';
import { registerPlayer } from '../../testingPlayers.ts';

const { customers } = schema;
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const answerOf = ({ status, body }: Reply) => [status, body.errorCode];

const cases = [
  {
    site: 'members',
    refused: { account: 'agent01', mobile: '+84912000002' },
    served: { account: 'member01', mobile: '+84912000001' },
    code: 'non_member_login',
  },
  {
    site: 'agents',
    refused: { account: 'member01', mobile: '+84912000001' },
    served: { account: 'agent01', mobile: '+84912000002' },
    code: 'non_agent_login',
  },
] as const;

describe.each(cases)('§6 a site for $site', ({ site, refused, served, code }) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ catalogueSize: 1, env: { SITE: site, TRUST_PROXY: '1' } });
    await gateway.services.settings.changeFlags({ mobileCodeLogin: true, mobileNumberRegistration: true, freePlay: true });
  });
  afterAll(() => gateway.close());

  const login = (username: string, password = 'Baize123', ip = '203.0.113.1') =>
    call(gateway.url, 'login', { type: 'username', username, password }, from(ip));
  async function loginBySms(mobileNum: string) {
    await call(gateway.url, 'requestLoginSms', { mobileNum });
    const verificationCode = await codeSentTo(gateway, mobileNum);
    return call(gateway.url, 'startSmsSession', { type: 'sms', mobileNum, verificationCode });
  }
  const sessionsOf = async (account: string) => {
    const { sessions } = schema;
    const rows = await gateway.services.database.db
      .select({ account: customers.account })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customerId))
      .where(eq(customers.account, account));
    return rows.length;
  };

  test(`${refused.account} can’t log in by username, and the right password alone tells why`, async () => {
    expect(answerOf(await login(refused.account))).toEqual([403, code]);
    expect(answerOf(await login(refused.account, 'Wrong123'))).toEqual([400, 'account_or_password_error']);
    expect((await login(served.account)).status).toBe(200);
  });

  test(`${refused.account} can’t log in by SMS`, async () => {
    expect(answerOf(await loginBySms(refused.mobile))).toEqual([403, code]);
    expect((await loginBySms(served.mobile)).status).toBe(200);
  });

  test(`${refused.account} gets no second factor, and an earlier challenge does not count`, async () => {
    const { db } = gateway.services.database;
    await db.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN VAN A' });
    expect(answerOf(await login(refused.account, 'Baize123', '198.51.100.9'))).toEqual([403, code]);
    const { challengeId } = (await login(served.account, 'Baize123', '198.51.100.9')).body.details.secondFactor;
    // A challenge from before the account changed its kind.
    const [was] = await db.select().from(customers).where(eq(customers.account, served.account));
    const [other] = await db.select().from(customers).where(eq(customers.account, refused.account));
    await db
      .update(customers)
      .set({ type: other?.type ?? 0, isAgent: other?.isAgent ?? 0 })
      .where(eq(customers.account, served.account));
    const answer = { challengeId, way: 'bankName', answer: 'NGUYEN VAN A' } as const;
    expect(answerOf(await call(gateway.url, 'verifyFactor', answer, from('198.51.100.9')))).toEqual([403, code]);
    await db
      .update(customers)
      .set({ type: was?.type ?? 0, isAgent: was?.isAgent ?? 0 })
      .where(eq(customers.account, served.account));
    expect((await call(gateway.url, 'verifyFactor', answer, from('198.51.100.9'))).status).toBe(200);
    await db.update(customers).set({ trustedIpsOnly: false });
  });

  test('a registration, which makes a member, opens no account at an agents’ site', async () => {
    const before = (await gateway.services.database.db.select().from(customers)).length;
    const opened = await registerPlayer(gateway.url).then(
      () => 'opened',
      (error: Error) => JSON.parse(error.message).errorCode,
    );
    expect(opened).toBe(site === 'agents' ? 'non_agent_login' : 'opened');
    const after = (await gateway.services.database.db.select().from(customers)).length;
    expect(after - before).toBe(site === 'agents' ? 0 : 1);
  });

  test('no refused login leaves a session', async () => {
    expect(await sessionsOf(refused.account)).toBe(0);
    expect(await sessionsOf(served.account)).toBeGreaterThan(0);
  });

  test('a session of the other site is refused', async () => {
    const { token } = (await login(served.account)).body.value;
    expect((await call(gateway.url, 'getMemberInfo', {}, { token })).status).toBe(200);
    const { db } = gateway.services.database;
    const [other] = await db.select().from(customers).where(eq(customers.account, refused.account));
    await db
      .update(customers)
      .set({ type: other?.type ?? 0, isAgent: other?.isAgent ?? 0 })
      .where(eq(customers.account, served.account));
    expect(answerOf(await call(gateway.url, 'getMemberInfo', {}, { token }))).toEqual([401, 'user.or.token.invalid']);
  });
});
