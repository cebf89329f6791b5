import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJob } from '../../testingJobs.ts';
import { codeSentTo, messagesTo } from '../../testingOutbox.ts';
import { proveEmail, provePhone, registerPlayer } from '../../testingPlayers.ts';
import { resetToDefault } from './defaultPassword.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://play.example' } });
});
afterAll(() => gateway.close());

const { customers, trustedIps } = schema;
/** Where every account was opened, and where it was proved later. */
const home = '127.0.0.1';
const away = '198.51.100.7';
const at = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

let made = 0;
/** A player who is asked for a second factor at every address but two. */
async function newPlayer() {
  made += 1;
  const mobileNum = `09860000${String(made).padStart(2, '0')}`;
  const email = `address${made}@example.vn`;
  const player = await registerPlayer(gateway.url, { mobileNum, email });
  await provePhone(gateway, mobileNum);
  await proveEmail(gateway, email);
  const { db } = gateway.services.database;
  const isPlayer = eq(customers.account, player.username);
  await db.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN VAN AN' }).where(isPlayer);
  const account = { ...player, mobileNum, email };
  await prove(account, away);
  return account;
}
type Player = Pick<Awaited<ReturnType<typeof newPlayer>>, 'username' | 'password'>;

const login = ({ username, password }: Player, ip: string) => call(gateway.url, 'login', { type: 'username', username, password }, at(ip));
const isKnownAt = async (player: Player, ip: string): Promise<boolean> => {
  const { status, body } = await login(player, ip);
  if (status !== 200) expect(body.errorCode).toBe('second_factor_required');
  return status === 200;
};
async function prove(player: Player, ip: string): Promise<void> {
  const { challengeId } = (await login(player, ip)).body.details.secondFactor;
  const answer = { challengeId, way: 'bankName', answer: 'NGUYEN VAN AN' } as const;
  expect((await call(gateway.url, 'verifyFactor', answer, at(ip))).status).toBe(200);
}

describe('§4 a trusted address', () => {
  const newPassword = 'Fresh123';
  const recoveries: [by: string, recover: (player: Awaited<ReturnType<typeof newPlayer>>) => Promise<void>][] = [
    [
      'mail',
      async ({ username, email }) => {
        await call(gateway.url, 'requestPasswordEmail', { username, email });
        await expect.poll(async () => (await messagesTo(gateway, email)).join('\n')).toContain('?token=');
        const token = /\?token=([\w-]{65})/.exec((await messagesTo(gateway, email)).join('\n'))?.[1] ?? '';
        const change = { token, newPassword, confirmNewPassword: newPassword };
        expect((await call(gateway.url, 'resetPassword', change)).status).toBe(200);
      },
    ],
    [
      'SMS',
      async ({ mobileNum }) => {
        await call(gateway.url, 'requestPasswordSms', { mobileNum });
        const verificationCode = await codeSentTo(gateway, mobileNum.replace('0', '+84'));
        const change = { mobileNum, verificationCode, newPassword, confirmNewPassword: newPassword };
        expect((await call(gateway.url, 'resetPasswordBySms', change)).status).toBe(200);
      },
    ],
    [
      'customer service',
      async ({ username }) => {
        const { db } = gateway.services.database;
        const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.account, username));
        await resetToDefault(db, row?.id ?? '', newPassword);
      },
    ],
  ];
  test.each(recoveries)('has to be proved again after the password is recovered by %s', async (_, recover) => {
    const player = await newPlayer();
    expect([await isKnownAt(player, home), await isKnownAt(player, away)]).toEqual([true, true]);
    await recover(player);
    const recovered = { ...player, password: newPassword };
    expect([await isKnownAt(recovered, home), await isKnownAt(recovered, away)]).toEqual([false, false]);
  });

  test('stays after the owner changes the password', async () => {
    const player = await newPlayer();
    const change = { oldPassword: player.password, newPassword, confirmNewPassword: newPassword };
    expect((await call(gateway.url, 'changePassword', change, { token: player.token })).status).toBe(200);
    expect(await isKnownAt({ ...player, password: newPassword }, away)).toBe(true);
  });

  test('has to be proved again after all other sessions are ended, except the caller’s own', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const token = (await login(player, away)).body.value.token;
    expect((await call(gateway.url, 'endSessions', { sessionId: 'others' }, { token, ...at(away) })).status).toBe(200);
    expect([await isKnownAt(player, home), await isKnownAt(player, away)]).toEqual([false, true]);
    expect([await isKnownAt(other, home), await isKnownAt(other, away)]).toEqual([true, true]);
  });

  describe('without a login from there', () => {
    const unusedFor = (days: number, ip: string) =>
      gateway.services.database.db
        .update(trustedIps)
        .set({ lastUsedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(trustedIps.ip, ip));

    test('is trusted for 90 days from the last login', async () => {
      const player = await newPlayer();
      await unusedFor(89, away);
      expect(await isKnownAt(player, away)).toBe(true);
      const rows = await gateway.services.database.db.select().from(trustedIps).where(eq(trustedIps.ip, away));
      expect(rows.filter(({ lastUsedAt }) => Date.now() - lastUsedAt.valueOf() < 60_000)).toHaveLength(1);
      await unusedFor(91, away);
      expect([await isKnownAt(player, away), await isKnownAt(player, home)]).toEqual([false, true]);
    });

    test('a login of an account that is not checked there does not extend the trust', async () => {
      const player = await newPlayer();
      const { db } = gateway.services.database;
      const ask = (trustedIpsOnly: boolean) => db.update(customers).set({ trustedIpsOnly }).where(eq(customers.account, player.username));
      await unusedFor(91, away);
      await ask(false);
      expect(await isKnownAt(player, away)).toBe(true);
      await ask(true);
      expect(await isKnownAt(player, away)).toBe(false);
      await prove(player, away);
      expect(await isKnownAt(player, away)).toBe(true);
    });

    test('is deleted afterwards', async () => {
      await newPlayer();
      const { db } = gateway.services.database;
      const count = (ip: string) => db.$count(trustedIps, eq(trustedIps.ip, ip));
      await unusedFor(89, home);
      await unusedFor(91, away);
      const kept = await count(home);
      await runJob(gateway.services, 'session.sweepTrustedAddresses');
      expect([await count(away), await count(home)]).toEqual([0, kept]);
    });
  });
});
