import { randomUUID } from 'node:crypto';
import { calls } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000', TRUST_PROXY: '1' } });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());

type Member = Awaited<ReturnType<typeof house.newMember>>;
const db = () => gateway.services.database.db;
const read = async (member: Member) => calls.getReferral.response.parse((await member.send('getReferral', {})).body.value);
const friendsOf = async (member: Member, request: { after?: string; size?: number } = {}) =>
  calls.listReferrals.response.parse((await member.send('listReferrals', request)).body.value);
const claim = async (member: Member) => (await member.send('claimReferrals', {}, randomUUID())).body.value as { amount: number };

let addresses = 10;
/** An account that somebody's code brings, from an address of its own. */
async function bring(code: string, from?: string): Promise<string> {
  addresses += 1;
  const ip = from ?? `203.0.113.${addresses}`;
  const username = `friend${randomUUID().slice(0, 8)}`.slice(0, 14).replaceAll('-', '');
  const form = { username, password: 'Secret12', confirmPassword: 'Secret12', ageConfirmed: true, termsAccepted: true };
  const visit = { registerMethod: 'WEB', domain: 'localhost', registerUrl: 'http://localhost/web/register' } as const;
  const reply = await call(
    gateway.url,
    'registerMember',
    { ...form, ...visit, referralCode: code },
    { headers: { 'x-forwarded-for': ip } },
  );
  expect(reply.status).toBe(200);
  return username;
}
const depositOf = (username: string, amount: number) =>
  db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, settled_at)
    select id, gen_random_uuid(), 'VND', ${amount}, 'credited', now() from customers where account = ${username}`);
const wagerOf = (username: string, bet: number) =>
  db().execute(sql`insert into daily_figures (customer_id, day, vendor_type, rounds, bet) select id, current_date, 'RNG', 1, ${bet}
    from customers where account = ${username}
    on conflict (customer_id, day, vendor_type) do update set bet = daily_figures.bet + excluded.bet`);

test('a friend brings something with each step, claimed once, whatever comes at once', async () => {
  const member = await house.newMember();
  const { code } = await read(member);
  expect((await read(member)).code, 'the code is his for good').toBe(code);
  const friend = await bring(code.toLowerCase());
  expect(await friendsOf(member)).toMatchObject({ rows: [{ name: 'fr***', step: 'registered', earned: 0, claimable: 0 }] });
  await depositOf(friend, 499);
  expect((await friendsOf(member)).rows[0]?.step, 'too little').toBe('registered');
  await depositOf(friend, 500);
  expect(await read(member)).toMatchObject({ friends: 1, earned: 0, claimable: 500 });
  const amounts = await Promise.all(Array.from({ length: 16 }, () => claim(member)));
  expect(amounts.map(({ amount }) => amount).sort((one, two) => two - one)).toEqual([500, ...Array(15).fill(0)]);
  await wagerOf(friend, 49_999);
  expect((await read(member)).claimable).toBe(0);
  await wagerOf(friend, 1);
  expect(await friendsOf(member)).toMatchObject({ rows: [{ step: 'wagered', earned: 500, claimable: 1_000 }] });
  expect(await claim(member)).toEqual({ amount: 1_000 });
  expect([await member.balance(), (await member.bonuses()).length]).toEqual([start + 1_500, 2]);
  expect(await read(member)).toMatchObject({ earned: 1_500, claimable: 0 });
});

test('§3 "(from URL query)" a member’s code of an address is known before the registration; typed in the field of an agent’s it is none', async () => {
  const { code } = await read(await house.newMember());
  const ask = (source?: 'typed' | 'address', of = code.toLowerCase()) =>
    call(gateway.url, 'getAffiliate', { code: of, ...(source && { source }) });
  expect((await ask('address')).body.value).toEqual({ affiliateCode: code });
  expect((await ask('address', 'agent01')).body.value).toEqual({ affiliateCode: 'AGENT01' });
  for (const unknown of [ask('address', 'RNOBODY99'), ask('typed'), ask()]) expect((await unknown).status).toBe(400);
});

test('an account from the member’s own network is found, kept, and brings nothing', async () => {
  const member = await house.newMember();
  const { code } = await read(member);
  await db().execute(
    sql`update sessions set ip = '198.51.100.7' where customer_id = (select id from customers where account = ${member.username})`,
  );
  const own = await bring(code, '198.51.100.7');
  await depositOf(own, 5_000);
  expect(await friendsOf(member)).toMatchObject({ rows: [{ step: 'deposited', refused: 'address', claimable: 0 }] });
  expect(await claim(member)).toEqual({ amount: 0 });
});

test('a code of nobody, and one of a disabled account, bring nobody; the registration is opened all the same', async () => {
  const member = await house.newMember();
  const { code } = await read(member);
  await db().execute(sql`update customers set is_disabled = true where account = ${member.username}`);
  for (const unknown of [code, 'RNOBODY11', "x' or 1=1", 'R'.repeat(64)]) await bring(unknown);
  await db().execute(sql`update customers set is_disabled = false where account = ${member.username}`);
  expect((await friendsOf(member)).rows).toEqual([]);
});

test('friends beyond the bound bring nothing, page by page', async () => {
  await house.operate('referral', 'set', 'mostFriends', '2');
  const member = await house.newMember();
  const { code } = await read(member);
  for (const friend of [await bring(code), await bring(code), await bring(code)]) await depositOf(friend, 500);
  const first = await friendsOf(member, { size: 2 });
  expect(first.rows).toMatchObject([{ refused: 'mostFriends', claimable: 0 }, { claimable: 500 }]);
  expect(await friendsOf(member, { size: 2, after: String(first.next) })).toMatchObject({ rows: [{ claimable: 500 }] });
  expect(await claim(member)).toEqual({ amount: 1_000 });
  await house.operate('referral', 'set', 'mostFriends', '200');
  await expect(house.operate('referral', 'set', 'mostFriends', '0')).rejects.toThrow('from 1');
  expect(await house.operate('referral', 'show')).toContain('firstDeposit.minimum 500');
});
