import {
  type ContractBill,
  type ContractDebt,
  type ContractTerms,
  type listContractBills,
  periodKinds,
  type RequestInputOf,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { offerContract } from '../offerContract.ts';
import { contractsOf, dailyOf, longAgo, outcomeOf } from '../testingContracts.ts';
import { closePeriods } from './jobs.ts';

let gateway: TestGateway;
let made: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  made = contractsOf(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
type Account = Awaited<ReturnType<typeof made.openAccount>>;

const dividend = (contractRate: number): ContractTerms => ({
  type: 'dividend',
  productType: 'RNG',
  rows: [{ minimumBet: 1_000, netLoss: 1, activeMember: 0, contractRate }],
});
let played = 0;
/** A round that is over. */
const play = async (customerId: string, bet: number, win = 0, vendorType = 'RNG'): Promise<void> => {
  played += 1;
  await db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, ended_at)
    values (${customerId}, 'p', ${`s${played}`}, 'g', ${vendorType}, 'VND', ${bet}, ${win}, now())`);
};
/** Ends periods, and waits until their bills are made and paid. */
async function close(...kinds: string[]): Promise<void> {
  await made.operate('periods', 'close', ...kinds);
  const left = sql`select kind, bucket from jobs where kind in ('contracts.bill', 'contracts.pay')`;
  await vi.waitFor(async () => expect(await rowsOf(db(), left)).toEqual([]), { timeout: 10_000 });
}
const billsOf = async ({ ask }: Account, request: RequestInputOf<typeof listContractBills> = {}): Promise<ContractBill[]> =>
  (await ask('listContractBills', request)).body.value.rows;
const balanceOf = async ({ ask }: Account): Promise<number> => (await ask('getBalance', {})).body.value.sumBalance;
const debtOf = async ({ ask }: Account): Promise<ContractDebt> => (await ask('getContractDebt', {})).body.value;
/** An agent of the house with a member below, both with a contract in force. */
async function openLine(above: ContractTerms, below: ContractTerms) {
  const { agent, member } = await made.openLine(above);
  await offerContract(db(), { uplineId: agent.id, downlineId: member.id, status: 'V', terms: below, effectiveFrom: longAgo });
  return { agent, member };
}

describe('§4 a period that ends', () => {
  // First: no period of now has been closed yet.
  test('after a stop of hours is one period, without a gap, and play goes on in the next', async () => {
    const { member } = await openLine(dividend(1_000), dividend(400));
    await play(member.id, 100_000);
    // As if nothing had run since: every open period is over.
    await db().execute(sql`update settlement_periods set begins_at = begins_at - interval '40 days', ends_at = ends_at - interval '40 days'
      where sealed_at is null`);
    await close('fiveMinutes');
    await play(member.id, 50_000);
    await close('semimonthly');
    expect((await billsOf(member)).map(({ bet }) => bet)).toEqual([50_000, 100_000]);
    const open = sql`select kind from settlement_periods where sealed_at is null and ends_at > now() and begins_at <= now() order by kind`;
    expect((await rowsOf<{ kind: string }>(db(), open)).map(({ kind }) => kind)).toEqual([...periodKinds].sort());
  });

  test('has bills from the top, which say what they were reckoned from; the agent keeps the rest', async () => {
    const { agent, member } = await openLine(dividend(1_000), dividend(400));
    const [agentBefore, memberBefore] = [await balanceOf(agent), await balanceOf(member)];
    await play(member.id, 100_000, 25_000);
    await play(member.id, 50_000, 0, 'LIVE');
    await close('semimonthly');
    const [received] = await billsOf(member);
    expect(received).toMatchObject({
      ...{ bet: 100_000, netLoss: 75_000, activeMembers: 1, carried: 0, tier: 0, rate: 400, base: 75_000 },
      ...{ amount: 3_000, paid: 3_000, state: 'paid', partner: agent.username, period: { kind: 'semimonthly' }, terms: dividend(400) },
    });
    expect(await billsOf(agent)).toMatchObject([{ amount: 7_500, paid: 7_500, partner: '', rate: 1_000 }]);
    expect(await billsOf(agent, { side: 'owed' })).toMatchObject([{ id: received?.id, partner: member.username, amount: 3_000 }]);
    expect([(await balanceOf(agent)) - agentBefore, (await balanceOf(member)) - memberBefore]).toEqual([4_500, 3_000]);
    expect(await member.titles()).toContainEqual(expect.stringContaining('Dividend'));
  });

  test('whose members won carries their win into the next dividend of the month', async () => {
    const { agent, member } = await openLine(dividend(1_000), dividend(1_000));
    await play(member.id, 10_000, 40_000);
    await close('semimonthly');
    await play(member.id, 50_000, 0);
    await close('semimonthly');
    expect((await billsOf(member)).map(({ netLoss, carried, base, amount }) => [netLoss, carried, base, amount])).toEqual([
      [50_000, -30_000, 20_000, 2_000],
      [-30_000, 0, 0, 0],
    ]);
    expect((await billsOf(agent)).map(({ amount, state }) => [amount, state])).toEqual([
      [2_000, 'paid'],
      [0, 'notReached'],
    ]);
  });

  test('counts what is settled after it for the next one', async () => {
    const { member } = await openLine(dailyOf(1_000, 0), dailyOf(1_000, 0));
    await play(member.id, 200_000);
    await close('daily');
    await db().execute(sql`update game_rounds set bet_total = bet_total - 50000 where customer_id = ${member.id}`);
    await play(member.id, 150_000);
    await close('daily');
    expect((await billsOf(member, { type: 'dailySalary' })).map(({ bet, amount }) => [bet, amount])).toEqual([
      [100_000, 10_000],
      [200_000, 20_000],
    ]);
  });

  test('of five minutes counts a reopened round by what has changed in it, once it is over again', async () => {
    const realTime: ContractTerms = { type: 'realTimeSalary', profitRate: 0, lossRate: 100, singlePeriodBetAmount: 0 };
    const { member } = await openLine(realTime, realTime);
    const change = (changes: ReturnType<typeof sql>) =>
      db().execute(sql`update game_rounds set ${changes} where customer_id = ${member.id}`);
    await play(member.id, 10_000);
    await close('fiveMinutes');
    await change(sql`ended_at = null, bet_total = 12000`);
    await close('fiveMinutes');
    await change(sql`ended_at = now(), bet_total = 15000`);
    await close('fiveMinutes');
    expect((await billsOf(member)).map(({ bet, lossBets, billedBefore, amount }) => [bet, lossBets, billedBefore, amount])).toEqual([
      [5_000, 15_000, 100, 50],
      [10_000, 10_000, 0, 100],
    ]);
  });

  test('of five minutes pays a real-time salary by what the day comes to, not by roundings', async () => {
    const realTime: ContractTerms = { type: 'realTimeSalary', profitRate: 0, lossRate: 1, singlePeriodBetAmount: 0 };
    const { member } = await openLine(realTime, realTime);
    for (let part = 0; part < 4; part += 1) {
      await play(member.id, 4_000);
      await close('fiveMinutes');
    }
    // 0.4 of a đồng each time: 1 at the third, when the day has 1.2.
    expect((await billsOf(member)).map(({ lossBets, billedBefore, amount }) => [lossBets, billedBefore, amount])).toEqual([[12_000, 0, 1]]);
  });

  test('is billed after the one before it of its kind', async () => {
    const realTime: ContractTerms = { type: 'realTimeSalary', profitRate: 0, lossRate: 100, singlePeriodBetAmount: 0 };
    const { member } = await openLine(realTime, realTime);
    const { queue, settings, timeZone } = gateway.services;
    // Two periods are sealed before a bill is made of either.
    const idle = { ...queue, announce: async () => undefined };
    for (let part = 0; part < 2; part += 1) {
      await play(member.id, 10_000);
      await closePeriods({ db: db(), queue: idle, settings, timeZone }, ['fiveMinutes']);
    }
    await close('fiveMinutes');
    expect((await billsOf(member)).map(({ lossBets, billedBefore, amount }) => [lossBets, billedBefore, amount])).toEqual([
      [20_000, 100, 100],
      [10_000, 0, 100],
    ]);
  });

  test('has bills once, however often it is closed', async () => {
    const { agent, member } = await openLine(dividend(1_000), dividend(400));
    await play(member.id, 100_000);
    await Promise.all([close('semimonthly'), close('semimonthly'), close('semimonthly')]);
    expect([(await billsOf(member)).length, (await billsOf(agent)).length]).toEqual([1, 1]);
  });
});

describe('§4 an agent who can’t pay', () => {
  /** His members won in all, but one of them lost: he gets nothing and owes that one. */
  async function openDebt() {
    const { agent, member } = await openLine(dividend(1_000), dividend(1_000));
    const winner = await made.openAccount({ uplineId: agent.id });
    return { agent, member, winner };
  }

  test('is not frozen where he has the money when the days of grace are over: it is taken', async () => {
    const { agent, member, winner } = await openDebt();
    const had = await balanceOf(agent);
    await play(member.id, had * 10 + 100_000);
    await play(winner.id, 1_000, had * 20 + 500_000);
    await close('semimonthly');
    await made.operate('credit', agent.username, '25000', '--reason', 'test');
    await db().execute(sql`update contract_bills set due_at = now() where upline_id = ${agent.id}`);
    await db().execute(sql`update jobs set due_at = now() where kind = 'contracts.overdue' and bucket = ${agent.id}`);
    gateway.services.queue.wake();
    await vi.waitFor(async () => expect(await debtOf(agent)).toEqual({ owed: 0, members: 0, isFrozen: false }), { timeout: 5_000 });
    expect(await balanceOf(agent)).toBe(15_000);
    expect(await agent.titles()).not.toContainEqual(expect.stringContaining('frozen'));
  });

  test('pays a part, is frozen after the days of grace, and is free once it is settled', async () => {
    const { agent, member, winner } = await openDebt();
    const had = await balanceOf(agent);
    await play(member.id, had * 10 + 100_000);
    await play(winner.id, 1_000, had * 20 + 500_000);
    const before = await balanceOf(member);
    await close('semimonthly');
    expect(await billsOf(member)).toMatchObject([{ amount: had + 10_000, paid: had, state: 'part' }]);
    expect([await balanceOf(agent), (await balanceOf(member)) - before]).toEqual([0, had]);
    expect(await debtOf(agent)).toMatchObject({ owed: 10_000, members: 1, isFrozen: false, dueAt: expect.any(String) });
    expect(await agent.titles()).toContainEqual(expect.stringContaining('not paid in full'));

    await db().execute(sql`update contract_bills set due_at = now() where upline_id = ${agent.id}`);
    await db().execute(sql`update jobs set due_at = now() where kind = 'contracts.overdue' and bucket = ${agent.id}`);
    gateway.services.queue.wake();
    await vi.waitFor(async () => expect(await debtOf(agent)).toMatchObject({ isFrozen: true, owed: 10_000 }), { timeout: 5_000 });
    expect(outcomeOf(await agent.ask('offerContract', { downlineId: winner.id, terms: dividend(500) }))).toEqual([409, 'account_frozen']);

    await made.operate('credit', agent.username, '4000', '--reason', 'test');
    const settled = await agent.ask('payContractDebt', {});
    expect(settled.body.value).toMatchObject({ paid: 4_000, owed: 6_000, isFrozen: true });
    await made.operate('credit', agent.username, '10000', '--reason', 'test');
    await db().execute(sql`update jobs set due_at = now() where kind = 'contracts.collect'`);
    gateway.services.queue.wake();
    await vi.waitFor(async () => expect(await debtOf(agent)).toEqual({ owed: 0, members: 0, isFrozen: false }), { timeout: 5_000 });
    expect(await billsOf(member)).toMatchObject([{ amount: had + 10_000, paid: had + 10_000, state: 'paid' }]);
    expect(await balanceOf(agent)).toBe(4_000);
    expect((await agent.ask('offerContract', { downlineId: winner.id, terms: dividend(500) })).status).toBe(200);
  });
});

test('bills of others are no customer’s to see, by any id', async () => {
  const { agent, member } = await openLine(dividend(1_000), dividend(400));
  const stranger = await made.openAccount({ isAgent: true });
  await play(member.id, 100_000);
  await close('semimonthly');
  for (const side of ['received', 'owed'] as const) {
    for (const ids of [{}, { downlineId: member.id }, { downlineId: agent.id }])
      expect(await billsOf(stranger, { side, ...ids })).toEqual([]);
  }
  expect(await billsOf(agent, { side: 'owed', downlineId: stranger.id })).toEqual([]);
});
