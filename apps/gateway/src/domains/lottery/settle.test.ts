import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { lunarYearOf } from '../../draws/lunarYear.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJob } from '../../testingJobs.ts';
import { AppError } from '../../wire/AppError.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';
import { placeOrder } from './orders.ts';
import { settlePeriod } from './settle.ts';
import {
  drawPeriodAs,
  insertOpenPeriod,
  randomBets,
  randomNumbers,
  seededRandom,
  settledTables,
  settleOneByOne,
  twelveWinners,
} from './testingLottery.ts';

let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
let customerIds: string[];
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customerIds = [];
  for (let count = 0; count < 6; count += 1) {
    const { username } = await house.newMember();
    await house.operate('credit', username, '10000000', '--reason', 'test');
    const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${username}`);
    customerIds.push(row?.id ?? '');
  }
});

const db = () => gateway.services.database.db;
const lotteryOf = (code: string) => {
  const found = gateway.services.draws.lotteries.find((one) => one.code === code);
  if (!found) throw new Error(`There is no lottery ${code}.`);
  return found;
};
const lunarYear = () => lunarYearOf(new Date(), gateway.services.timeZone);
const familyOf = (code: string) => lotteryFamily(lotteryOf(code).family, lunarYear());

let made = 0;
/** A period that takes bets. */
async function openPeriod(code: string): Promise<string> {
  made += 1;
  const period = `20200202-${String(made).padStart(4, '0')}`;
  await insertOpenPeriod(db(), code, period);
  return period;
}
/** @returns the order's id; undefined where a cap refused it */
async function place(code: string, period: string, customerId: string, bets: Parameters<typeof placeOrder>[2]['bets']) {
  const { timeZone } = gateway.services;
  try {
    const { orderId } = await db().transaction((tx) =>
      placeOrder(tx, customerId, { period, bets }, { lottery: lotteryOf(code), timeZone }),
    );
    return orderId;
  } catch (error) {
    if (error instanceof AppError && error.code === 'stake_over_cap') return undefined;
    throw error;
  }
}

async function tablesIn(executor: Db | Tx): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(settledTables)) tables[name] = await rowsOf(executor, statement);
  return tables;
}
class Undone extends Error {}
/** What settling one by one comes to; nothing of it stays. */
async function oneByOne(code: string, period: string): Promise<Record<string, unknown[]>> {
  let tables: Record<string, unknown[]> = {};
  await db()
    .transaction(async (tx) => {
      await settleOneByOne(tx, lotteryOf(code), period, lunarYear());
      tables = await tablesIn(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return tables;
}
const settle = (code: string, period: string, sizes?: { part: number; run: number }) =>
  settlePeriod(db(), lotteryOf(code), period, gateway.services.timeZone, sizes);
/** Credits a customer until his balance has so much room left. */
async function fill(customerId: string, room: number): Promise<void> {
  const [row] = await rowsOf<{ account: string; balance: number }>(
    db(),
    sql`select c.account, a.balance::float8 as balance from customers c join accounts a on a.customer_id = c.id and a.kind = 'main'
      where c.id = ${customerId}::uuid`,
  );
  if (!row) throw new Error('There is no such customer.');
  await house.operate('credit', row.account, String(Number.MAX_SAFE_INTEGER - room - row.balance), '--reason', 'test');
}
const bigSide = (stake: number) => [{ play: 'sides.sum', picked: [[0]], stake }];
const statesOf = (period: string) =>
  rowsOf<{ customerId: string; state: string; won: number | null; isCapped: boolean }>(
    db(),
    sql`select customer_id as "customerId", state, won::float8 as won, is_capped as "isCapped" from lottery_orders
      where period = ${period} order by customer_id, created_at`,
  );

describe('§9 "Prizes": settling many orders at a time', () => {
  test.each([
    ['fast5', 1, { part: 7, run: 1_000 }],
    ['fast5', 2, { part: 500, run: 5_000 }],
    ['marksix', 3, { part: 13, run: 20 }],
    ['north', 4, { part: 1, run: 5 }],
    ['race10', 5, { part: 40, run: 1_000 }],
  ])('keeps what settling them one by one keeps: %s, seed %i, %o', async (code, seed, sizes) => {
    const random = seededRandom(seed);
    const period = await openPeriod(code);
    for (let count = 0; count < 80; count += 1) {
      const customerId = customerIds[random(random(2) === 0 ? 2 : customerIds.length)] ?? '';
      await place(code, period, customerId, randomBets(familyOf(code), random));
    }
    await drawPeriodAs(db(), code, period, randomNumbers(familyOf(code), random));
    const expected = await oneByOne(code, period);
    const placed = (await statesOf(period)).length;
    let settled = 0;
    for (let isMore = true; isMore; ) {
      const done = await settle(code, period, sizes);
      expect(done.failure).toBeUndefined();
      settled += done.settled.length;
      isMore = done.isMore;
    }
    expect(await tablesIn(db())).toEqual(expected);
    expect(settled).toBe(placed);
    expect(await settle(code, period, sizes)).toEqual({ settled: [], isMore: false });
  });

  test('an account wins the cap of a period at most: its first orders first, over parts and within one', async () => {
    const [one = '', other = ''] = customerIds;
    const period = await openPeriod('fast5');
    for (const bet of twelveWinners(15_000)) await place('fast5', period, one, [bet]);
    await place('fast5', period, other, bigSide(15_000));
    await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
    const sizes = { part: 5, run: 6 };
    for (let isMore = true; isMore; ) isMore = (await settle('fast5', period, sizes)).isMore;
    const states = await statesOf(period);
    const whole = { state: 'won', won: 29_700, isCapped: false };
    const ofOne = states.filter(({ customerId }) => customerId === one);
    expect(ofOne.slice(0, 10)).toMatchObject(Array.from({ length: 10 }, () => whole));
    expect(ofOne.slice(10)).toMatchObject([
      { state: 'won', won: 3_000, isCapped: true },
      { state: 'lost', won: 0, isCapped: true },
    ]);
    expect(states.filter(({ customerId }) => customerId === other)).toMatchObject([whole]);
  });

  test('a line wins its cap at most over all orders that have it, in the order in which they were placed, over parts and within one', async () => {
    const [one = '', other = ''] = customerIds;
    const period = await openPeriod('fast5');
    // Each wins 19,800 by its line; the last order has one more, which wins whole.
    for (let count = 0; count < 3; count += 1) await place('fast5', period, one, bigSide(10_000));
    await place('fast5', period, one, [...bigSide(10_000), { play: 'sides.1', picked: [[0]], stake: 10_000 }]);
    await place('fast5', period, other, bigSide(10_000));
    await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
    for (let isMore = true; isMore; ) isMore = (await settle('fast5', period, { part: 1, run: 3 })).isMore;
    const states = await statesOf(period);
    expect(states.filter(({ customerId }) => customerId === one)).toMatchObject([
      { state: 'won', won: 19_800, isCapped: false },
      { state: 'won', won: 10_200, isCapped: true },
      { state: 'lost', won: 0, isCapped: true },
      { state: 'won', won: 19_800, isCapped: true },
    ]);
    expect(states.filter(({ customerId }) => customerId === other)).toMatchObject([{ won: 19_800, isCapped: false }]);
    const kept = await rowsOf<{ lineWins: unknown }>(
      db(),
      sql`select line_wins as "lineWins" from lottery_stakes where period = ${period} and customer_id = ${one}::uuid`,
    );
    expect(kept).toEqual([{ lineWins: { 'sides.sum big ': 30_000, 'sides.1 big ': 19_800 } }]);
  });

  test('an order whose play is gone stays open, holds nobody back, and is settled when the play is back', async () => {
    const [one = '', other = ''] = customerIds;
    const period = await openPeriod('fast5');
    const gone = await place('fast5', period, one, bigSide(1_000));
    await place('fast5', period, one, bigSide(2_000));
    await place('fast5', period, other, bigSide(3_000));
    const rename = (from: string, to: string) =>
      db().execute(sql`update lottery_orders set bets = replace(bets::text, ${from}, ${to})::jsonb where id = ${gone}::uuid`);
    await rename('sides.sum', 'sides.gone');
    await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
    await expect(runJob(gateway.services, 'lottery.settle', `fast5 ${period}`)).rejects.toThrow('stay open');
    expect((await statesOf(period)).map(({ state }) => state).sort()).toEqual(['open', 'won', 'won']);
    await rename('sides.gone', 'sides.sum');
    await runJob(gateway.services, 'lottery.settle', `fast5 ${period}`);
    expect((await statesOf(period)).map(({ state }) => state)).toEqual(['won', 'won', 'won']);
  });

  test('more orders that can’t be judged than a run settles hold nobody back', async () => {
    const [one = '', other = ''] = customerIds.toSorted();
    const period = await openPeriod('fast5');
    for (let count = 0; count < 6; count += 1) await place('fast5', period, one, bigSide(1_000));
    await db().execute(
      sql`update lottery_orders set bets = replace(bets::text, 'sides.sum', 'sides.gone')::jsonb where period = ${period}`,
    );
    await place('fast5', period, other, bigSide(3_000));
    await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
    const { settled, isMore, failure } = await settle('fast5', period, { part: 2, run: 3 });
    expect([settled, isMore, failure?.message]).toEqual([[other], false, `Orders of fast5 ${period} stay open: 6 failures.`]);
  });

  test('a prize that is more than a balance can hold stays open, and holds nobody back', async () => {
    const [full = '', ...others] = customerIds;
    const period = await openPeriod('fast5');
    for (const customerId of customerIds) await place('fast5', period, customerId, bigSide(1_000));
    await fill(full, 1_000);
    await drawPeriodAs(db(), 'fast5', period, [9, 9, 9, 9, 9]);
    const { settled, isMore, failure } = await settle('fast5', period);
    expect([settled.toSorted(), isMore, failure?.message]).toEqual([others.toSorted(), false, expect.stringContaining('1 failures')]);
    expect((await statesOf(period)).filter(({ state }) => state === 'open')).toMatchObject([{ customerId: full }]);
  });

  test('§4 a stake that a full balance can’t take back stays open, and holds no other refund back', async () => {
    const [full = '', ...others] = customerIds.toSorted();
    const period = await openPeriod('fast5');
    for (const customerId of customerIds) await place('fast5', period, customerId, bigSide(2_000));
    await fill(full, 1_000);
    await db().execute(sql`update lottery_periods set opens_at = now() - interval '4 days', cancel_until = now() - interval '3 days',
      closes_at = now() - interval '2 days', draws_at = now() - interval '25 hours' where period = ${period}`);
    await expect(runJob(gateway.services, 'lottery.look')).rejects.toThrow('1 failures');
    const states = await statesOf(period);
    expect(states.filter(({ state }) => state === 'refunded').map(({ customerId }) => customerId)).toEqual(others);
    expect(states.filter(({ state }) => state === 'open')).toMatchObject([{ customerId: full }]);
  });
});
