import { randomUUID } from 'node:crypto';
import type { LotteryBetInput } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf, type Tx } from '../../apps/gateway/src/db/database.ts';
import {
  drawPeriodAs,
  insertOpenPeriod,
  randomBets,
  seededRandom,
  twelveWinners,
} from '../../apps/gateway/src/domains/lottery/testingLottery.ts';
import { promotionsHouse } from '../../apps/gateway/src/domains/promotions/testingPromotions.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call } from '../../apps/gateway/src/testingClient.ts';
import { runJob } from '../../apps/gateway/src/testingJobs.ts';
import { createDatabase, isSpread, withoutLimits } from './support/databases.ts';
import { invariants, lotteryInvariants } from './support/invariants.ts';

/** Two processes' worth of gateways on one database. */
let gateways: TestGateway[] = [];
beforeAll(async () => {
  const databaseUrl = withoutLimits(await createDatabase());
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', RATE_MAX: '1000000', LOGIN_RATE_MAX: '1000000' };
  gateways = [await startTestGateway({ databaseUrl, env }), await startTestGateway({ databaseUrl, env })];
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));
const gatewayAt = (place: number) => gateways[place % 2] as TestGateway;
const db = () => gatewayAt(0).services.database.db;
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(db(), statement);
const deadlocks = () => rows(sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`);

let before: unknown;
beforeEach(async () => {
  before = await deadlocks();
});
afterEach(async () => {
  for (const [rule, broken] of Object.entries({ ...invariants, ...lotteryInvariants })) expect(await rows(broken), rule).toEqual([]);
  expect(await deadlocks()).toEqual(before);
});

type Member = Awaited<ReturnType<ReturnType<typeof promotionsHouse>['newMember']>>;
async function newMembers(count: number): Promise<Member[]> {
  const house = promotionsHouse(gatewayAt(0));
  const members: Member[] = [];
  for (let at = 0; at < count; at += 16)
    members.push(...(await Promise.all(Array.from({ length: Math.min(16, count - at) }, () => house.newMember()))));
  for (const { username } of members) await house.operate('credit', username, '5000000', '--reason', 'test');
  return members;
}
let made = 0;
async function openPeriod(lottery = 'fast5'): Promise<string> {
  made += 1;
  const period = `20200303-${String(made).padStart(4, '0')}`;
  await insertOpenPeriod(db(), lottery, period);
  return period;
}
const big = (stake: number): LotteryBetInput[] => [{ play: 'sides.sum', picked: [[0]], stake }];
const submit = ({ token }: Member, place: number, order: { period: string; bets: LotteryBetInput[]; lottery?: string }) =>
  call(gatewayAt(place).url, 'submitLotteryOrder', { lottery: 'fast5', ...order }, { token, idempotencyKey: randomUUID() });
/** Settles at one gateway. */
const settle = (place: number, period: string) => runJob(gatewayAt(place).services, 'lottery.settle', `fast5 ${period}`);
async function settleAll(period: string): Promise<void> {
  const open = sql`select from lottery_orders where period = ${period} and state = 'open' limit 1`;
  while ((await rows(open)).length > 0) await Promise.all([settle(0, period), settle(1, period), settle(0, period)]);
}
const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].sort().map((one) => [one, words.filter((other) => other === one).length]));
const said = (replies: readonly { status: number; body: { errorCode?: string } }[]) =>
  tally(replies.map(({ status, body }) => (status === 200 ? 'taken' : (body.errorCode ?? String(status)))));

test('§9 "Prizes": of 64 orders at once at two gateways an account stakes the cap of a period at most', async () => {
  const [member] = (await newMembers(1)) as [Member];
  const period = await openPeriod('marksix');
  const start = await member.balance();
  const bets = [{ play: 'sides', picked: [[0]], stake: 10_000 }];
  const replies = await Promise.all(Array.from({ length: 64 }, (_, place) => submit(member, place, { lottery: 'marksix', period, bets })));
  expect(said(replies)).toEqual({ stake_over_cap: 49, taken: 15 });
  expect(await member.balance()).toBe(start - 150_000);
});

test('§9 "Prizes": of 64 orders that two gateways settle at once an account wins the cap of a period at most', async () => {
  const [member] = (await newMembers(1)) as [Member];
  const period = await openPeriod();
  const start = await member.balance();
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, place) => submit(member, place, { period, bets: twelveWinners(2_000) })),
  );
  expect(said(replies)).toEqual({ taken: 64 });
  await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
  await settleAll(period);
  expect(await member.balance()).toBe(start - 64 * 24_000 + 300_000);
});

test('§9 "Prizes": a line that is split over 64 orders, which two gateways settle at once, wins the cap of a line at most', async () => {
  const [member, other] = (await newMembers(2)) as [Member, Member];
  const period = await openPeriod();
  const starts = [await member.balance(), await other.balance()];
  await Promise.all(Array.from({ length: 64 }, (_, place) => submit(member, place, { period, bets: big(1_000) })));
  await submit(other, 0, { period, bets: big(1_000) });
  await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
  await settleAll(period);
  expect([await member.balance(), await other.balance()]).toEqual([(starts[0] ?? 0) - 64_000 + 30_000, (starts[1] ?? 0) - 1_000 + 1_980]);
});

test('orders that two gateways settle side by side, while their members bet on, are settled once each', async () => {
  const members = await newMembers(12);
  const family = lotteryFamily('fiveDigits', 2026);
  const random = seededRandom(7);
  const [period, next] = [await openPeriod(), await openPeriod()];
  const betAll = async (on: string) => {
    for (let turn = 0; turn < 15; turn += 1)
      await Promise.all(members.map((member, place) => submit(member, place + turn, { period: on, bets: randomBets(family, random) })));
  };
  await betAll(period);
  await drawPeriodAs(db(), 'fast5', period, [3, 8, 1, 9, 6]);
  await Promise.all([betAll(next), settleAll(period)]);
  const states = await rows<{ period: string; isOpen: boolean; count: number }>(
    sql`select period, state = 'open' as "isOpen", count(*)::int as count from lottery_orders where period in (${period}, ${next})
      group by 1, 2 order by 1`,
  );
  expect(states).toEqual([
    { period, isOpen: false, count: 180 },
    { period: next, isOpen: true, count: 180 },
  ]);
});

test('an order that is cancelled while it is settled is either, and pays once', async () => {
  const members = await newMembers(16);
  const seen = { cancelled: 0, won: 0 };
  // Which of the two is first is nobody's to say: again, until either was.
  for (let turn = 0; turn < 10 && (turn < 2 || seen.cancelled === 0 || seen.won === 0); turn += 1) {
    const period = await openPeriod();
    const orders = await Promise.all(
      members.flatMap(({ token, ...member }, place) =>
        [1_000, 2_000, 3_000].map(async (stake) => {
          const { body } = await submit({ token, ...member }, place, { period, bets: big(stake) });
          return { token, orderId: String(body.value.orderId) };
        }),
      ),
    );
    const cancel = ({ token, orderId }: (typeof orders)[number], place: number) =>
      call(gatewayAt(place).url, 'cancelLotteryOrder', { orderId }, { token, idempotencyKey: randomUUID() });
    // Drawn before its deadline has passed, which no period is: so that both may come at once.
    await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
    const first = orders.slice(0, 24).map(cancel);
    await Promise.race(first);
    const [replies] = await Promise.all([Promise.all([...first, ...orders.slice(24).map(cancel)]), settleAll(period)]);
    const { taken: cancelled = 0, cancel_too_late: won = 0 } = said(replies);
    const states = tally(
      (await rows<{ state: string }>(sql`select state from lottery_orders where period = ${period}`)).map(({ state }) => state),
    );
    expect({ cancelled, won }).toEqual({ cancelled: states['cancelled'] ?? 0, won: states['won'] ?? 0 });
    expect(cancelled + won).toBe(48);
    seen.cancelled += cancelled;
    seen.won += won;
  }
  expect(seen).toEqual({ cancelled: expect.toSatisfy((count: number) => count > 0), won: expect.toSatisfy((count: number) => count > 0) });
});

/** Who waits for whom is seen on one server: of a cluster’s machines another one may have the row. */
const onOneServer = test.skipIf(isSpread());

/** Until somebody waits for what a transaction holds. */
async function untilWaited(tx: Tx): Promise<void> {
  const [holder] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
  const waiting = sql`select from pg_stat_activity where ${holder?.pid}::int = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await rows(waiting)).length).toBeGreaterThan(0);
}

onOneServer('§4 an order that waits for its wallet until after the close is refused, and takes nothing', async () => {
  const [member] = (await newMembers(1)) as [Member];
  const period = await openPeriod();
  const start = await member.balance();
  const { sending } = await db().transaction(async (tx) => {
    await tx.execute(sql`select from accounts where kind = 'main' and customer_id = (select id from customers where account = ${member.username})
      for update`);
    const sent = submit(member, 1, { period, bets: big(1_000) });
    await untilWaited(tx);
    await rows(sql`update lottery_periods set cancel_until = opens_at, closes_at = clock_timestamp() where period = ${period}`);
    return { sending: sent };
  });
  expect(said([await sending])).toEqual({ period_closed: 1 });
  expect(await member.balance()).toBe(start);
  expect(await rows(sql`select from lottery_stakes where period = ${period}`)).toEqual([]);
});

onOneServer('an order that was ended by somebody who does not hold its wallet is not settled again, nor is its part', async () => {
  const [member] = (await newMembers(1)) as [Member];
  const period = await openPeriod();
  const orders = [await submit(member, 0, { period, bets: big(1_000) }), await submit(member, 0, { period, bets: big(2_000) })];
  const orderId = String(orders[0]?.body.value.orderId);
  const start = await member.balance();
  await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
  const { settling } = await db().transaction(async (tx) => {
    await tx.execute(sql`update lottery_orders set state = 'cancelled', ended_at = clock_timestamp() where id = ${orderId}::uuid`);
    // It reads the order as open, and waits to end it.
    const settled = settle(1, period).then(
      () => 'settled',
      (error: Error) => error.message,
    );
    await untilWaited(tx);
    return { settling: settled };
  });
  expect(await settling).toBe('An order was ended by a transaction that did not hold its wallet.');
  expect(await member.balance()).toBe(start);
  const states = sql`select state, won from lottery_orders where period = ${period} order by state`;
  expect(await rows(states)).toEqual([
    { state: 'cancelled', won: null },
    { state: 'open', won: null },
  ]);
  await rows(sql`update lottery_orders set state = 'open', ended_at = null where id = ${orderId}::uuid`);
  await settle(0, period);
  expect(await member.balance()).toBe(start + 1_980 + 3_960);
});

test('§4 orders without a result for 24 hours are refunded once by two gateways at once', async () => {
  const members = await newMembers(8);
  const period = await openPeriod();
  const starts = await Promise.all(members.map(({ balance }) => balance()));
  await Promise.all(members.flatMap((member, place) => [1_000, 2_000].map((stake) => submit(member, place, { period, bets: big(stake) }))));
  await rows(sql`update lottery_periods set opens_at = now() - interval '4 days', cancel_until = now() - interval '3 days',
    closes_at = now() - interval '2 days', draws_at = now() - interval '25 hours' where period = ${period}`);
  await Promise.all([0, 1, 0, 1].map((place) => runJob(gatewayAt(place).services, 'lottery.look')));
  const states = await rows<{ state: string }>(sql`select state from lottery_orders where period = ${period}`);
  expect(tally(states.map(({ state }) => state))).toEqual({ refunded: 16 });
  expect(await Promise.all(members.map(({ balance }) => balance()))).toEqual(starts);
});
