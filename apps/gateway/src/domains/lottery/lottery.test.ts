import { randomUUID } from 'node:crypto';
import { calls, type LotteryBetInput, type LotteryOrder } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJob } from '../../testingJobs.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';
import { twelveWinners } from './testingLottery.ts';

let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
type Member = Awaited<ReturnType<typeof house.newMember>>;

let made = 0;
/** A period of a lottery that takes bets, with numbers that are not drawn yet. */
async function openPeriod(lottery = 'fast5'): Promise<string> {
  made += 1;
  const period = `20200101-${String(made).padStart(4, '0')}`;
  await db().execute(sql`insert into lottery_periods (lottery, period, opens_at, cancel_until, closes_at, draws_at, seed, commitment)
    values (${lottery}, ${period}, now() - interval '1 minute', now() + interval '1 hour', now() + interval '1 hour', now() + interval '2 hours',
      ${'ab'.repeat(32)}, ${'cd'.repeat(32)})`);
  return period;
}
const move = (period: string, times: string): Promise<unknown> =>
  db().execute(sql`update lottery_periods set ${sql.raw(times)} where period = ${period}`);
/** Closes a period with these numbers. */
const drawAs = (period: string, numbers: readonly number[]): Promise<unknown> =>
  db().execute(sql`update lottery_periods set opens_at = now() - interval '3 minutes', cancel_until = now() - interval '2 minutes',
    closes_at = now() - interval '1 minute', draws_at = now(), numbers = ${JSON.stringify(numbers)}::jsonb, drawn_at = now() where period = ${period}`);
const settle = (period: string, lottery = 'fast5'): Promise<void> => runJob(gateway.services, 'lottery.settle', `${lottery} ${period}`);

let member: Member;
let period: string;
beforeEach(async () => {
  member = await house.newMember();
  await house.operate('credit', member.username, '1000000', '--reason', 'test');
  period = await openPeriod();
});

const place: LotteryBetInput = { play: 'place', picked: [[1, 3, 7], [], [], [5, 6], []], stake: 1_000 };
const big: LotteryBetInput = { play: 'sides.sum', picked: [[0]], stake: 2_000 };
const submit = (bets: readonly LotteryBetInput[], { who = member, of = period, lottery = 'fast5', key = randomUUID() } = {}) =>
  who.send('submitLotteryOrder', { lottery, period: of, bets: [...bets] }, key);
const cancel = (orderId: string, key = randomUUID()) => member.send('cancelLotteryOrder', { orderId }, key);
const orders = async (): Promise<LotteryOrder[]> =>
  calls.listLotteryOrders.response.parse((await member.send('listLotteryOrders', {})).body.value).rows;

describe('§1 a bet on a lottery', () => {
  test('is named after its lottery in the bet history and among the games played', async () => {
    await submit([big]);
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: gateway.services.timeZone }).format(new Date());
    const { body } = await member.send('listBets', { from: day, to: day });
    const name = gateway.services.draws.lotteries.find(({ code }) => code === 'fast5')?.name;
    expect(calls.listBets.response.parse(body.value).rows).toMatchObject([{ game: name, bet: 2_000 }]);
    const games = calls.listPlayedGames.response.parse((await member.send('listPlayedGames', { from: day, to: day })).body.value);
    expect(games.games).toEqual([{ gameId: 'lottery:fast5', name }]);
  });

  test('is placed, drawn and paid', async () => {
    const before = await member.balance();
    const placed = calls.submitLotteryOrder.response.parse((await submit([place, big])).body.value);
    expect(placed).toMatchObject({
      amount: 7_000,
      state: 'open',
      bets: [
        { lines: 5, amount: 5_000 },
        { lines: 1, amount: 2_000 },
      ],
    });
    expect(await member.balance()).toBe(before - 7_000);
    await drawAs(period, [3, 8, 1, 9, 6]);
    await settle(period);
    // 3 on the first place at 9.80, and big (27) at 1.98.
    expect(await member.balance()).toBe(before - 7_000 + 9_800 + 3_960);
    expect(await orders()).toEqual([
      {
        ...placed,
        state: 'won',
        won: 13_760,
        numbers: [3, 8, 1, 9, 6],
        bets: [
          { ...placed.bets[0], won: 9_800 },
          { ...placed.bets[1], won: 3_960 },
        ],
      },
    ]);
  });

  test('that lost is over, and counts as played', async () => {
    await submit([big]);
    await drawAs(period, [0, 0, 0, 0, 0]);
    await settle(period);
    expect(await orders()).toMatchObject([{ state: 'lost', won: 0 }]);
    const rounds = await rowsOf<{ bet: number; win: number; type: string; isOver: boolean }>(
      db(),
      sql`select r.bet_total::float8 as bet, r.win_total::float8 as win, r.vendor_type as type, r.ended_at is not null as "isOver" from game_rounds r
        join customers c on c.id = r.customer_id where c.account = ${member.username} and r.provider = 'lottery'`,
    );
    expect(rounds).toEqual([{ bet: 2_000, win: 0, type: 'LOTT', isOver: true }]);
  });

  test('is settled once, however often and by how many processes it is tried', async () => {
    await submit([big]);
    const before = await member.balance();
    await drawAs(period, [9, 9, 9, 9, 9]);
    await Promise.all([settle(period), settle(period), settle(period)]);
    await settle(period);
    expect(await member.balance()).toBe(before + 3_960);
  });

  test('is found by the look for those whose settlement was lost', async () => {
    await submit([big]);
    await drawAs(period, [9, 9, 9, 9, 9]);
    await runJob(gateway.services, 'lottery.look');
    const waiting = await rowsOf(db(), sql`select from jobs where kind = 'lottery.settle' and bucket = ${`fast5 ${period}`}`);
    expect(waiting).toHaveLength(1);
  });

  test('sent twice with one key is one order', async () => {
    const key = randomUUID();
    const replies = await Promise.all([submit([big], { key }), submit([big], { key })]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect((await submit([big], { key })).status).toBe(200);
    expect(await orders()).toHaveLength(1);
    expect((await submit([place], { key })).body.errorCode).toBe('idempotency_key_conflict');
  });
});

describe('the running day of a member', () => {
  const today = async () => calls.getLotteryToday.response.parse((await member.send('getLotteryToday', {})).body.value);
  const day = (): string =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: gateway.services.timeZone }).format(new Date());

  test('has nothing before the first order', async () => {
    expect(await today()).toEqual({ day: day(), orders: 0, staked: 0, waiting: 0, won: 0, net: 0 });
  });

  test('adds up stakes and prizes; a stake that waits is no loss yet, and a cancelled one is none', async () => {
    await submit([big]);
    await submit([{ ...big, picked: [[1]], stake: 500 }]);
    await drawAs(period, [9, 9, 9, 9, 9]);
    await settle(period);
    expect(await today()).toMatchObject({ orders: 2, staked: 2_500, waiting: 0, won: 3_960, net: 1_460 });
    const later = await openPeriod();
    await submit([big], { of: later });
    const { orderId } = (await submit([place], { of: later })).body.value as LotteryOrder;
    await cancel(orderId);
    expect(await today()).toMatchObject({ orders: 3, staked: 4_500, waiting: 2_000, won: 3_960, net: 1_460 });
  });

  test('begins at midnight of the brand’s zone', async () => {
    const [early, late] = [await submit([big]), await submit([{ ...big, stake: 700 }])].map(
      ({ body }) => (body.value as LotteryOrder).orderId,
    );
    const midnight = sql`date_trunc('day', now() at time zone ${gateway.services.timeZone}::text) at time zone ${gateway.services.timeZone}::text`;
    await db().execute(sql`update lottery_orders set created_at = ${midnight} - interval '1 microsecond' where id = ${early}::uuid`);
    await db().execute(sql`update lottery_orders set created_at = ${midnight} where id = ${late}::uuid`);
    expect(await today()).toMatchObject({ orders: 1, staked: 700 });
  });

  test('is nobody else’s', async () => {
    await submit([big]);
    const other = await house.newMember();
    expect((await other.send('getLotteryToday', {})).body.value).toMatchObject({ orders: 0, staked: 0 });
  });
});

describe('§8 a refused order takes nothing', () => {
  test.each<[string, readonly LotteryBetInput[], string]>([
    ['a play of another lottery', [big, { ...big, play: 'any.1' }], 'bets.1.play'],
    ['a digit out of range', [{ ...place, picked: [[1], [], [10], [], []] }], 'bets.0.picked.2'],
    ['a digit below nothing', [{ ...place, picked: [[-1], [], [], [], []] }], 'bets.0.picked.0'],
    ['a digit twice', [{ ...place, picked: [[1, 1], [], [], [], []] }], 'bets.0.picked.0'],
    ['nothing picked', [big, big, { ...place, picked: [[], [], [], [], []] }], 'bets.2.picked'],
    [
      'a line twice',
      [
        {
          play: 'two.typed.back',
          picked: [
            [1, 2],
            [1, 2],
          ],
          stake: 1,
        },
      ],
      'bets.0.picked.1',
    ],
  ])('%s is named by its place', async (_what, bets, field) => {
    const before = await member.balance();
    const { status, body } = await submit(bets);
    expect([status, body.errorCode, body.details.fields.map((one: { field: string }) => one.field)]).toEqual([
      400,
      'validation_failed',
      [field],
    ]);
    expect(await member.balance()).toBe(before);
    expect(await orders()).toEqual([]);
  });

  test.each([
    ['a hundred thousand lines', Array.from({ length: 100_000 }, () => [1, 2])],
    ['half a digit', [[1.5, 2]]],
    ['a stake that is no number', [[1, 2]], 'x'],
  ])('%s are refused before they are read', async (_what, picked, stake: unknown = 1) => {
    const bets = [{ play: 'two.typed.back', picked, stake }] as LotteryBetInput[];
    expect([400, 413]).toContain((await submit(bets)).status);
  });

  test('a period that is closed, not open yet or unknown, and a lottery that is unknown', async () => {
    await move(period, `cancel_until = opens_at, closes_at = now() - interval '1 second'`);
    expect((await submit([big])).body.errorCode).toBe('period_closed');
    const later = await openPeriod();
    await move(later, `opens_at = now() + interval '10 minutes'`);
    expect((await submit([big], { of: later })).body.errorCode).toBe('period_closed');
    expect((await submit([big], { of: '19990101-0001' })).body.errorCode).toBe('period_closed');
    expect((await submit([big], { lottery: 'none' })).body.errorCode).toBe('lottery_not_found');
  });

  test('more than the balance', async () => {
    const before = await member.balance();
    expect((await submit([{ ...big, stake: before + 1 }])).body.errorCode).toBe('insufficient_balance');
    expect((await submit([big, { ...big, stake: before }])).body.errorCode).toBe('insufficient_balance');
    expect(await member.balance()).toBe(before);
  });

  test('§6 an account that may not play for money', async () => {
    const login = await call(gateway.url, 'login', { type: 'username', username: 'agent01', password: 'Baize123' });
    const order = { lottery: 'fast5', period, bets: [big] };
    const { status, body } = await call(gateway.url, 'submitLotteryOrder', order, {
      token: login.body.value.token,
      idempotencyKey: randomUUID(),
    });
    expect([status, body.errorCode]).toEqual([403, 'function.not.available']);
  });
});

describe('cancelling', () => {
  test('gives the stake back once, and is no turnover', async () => {
    const before = await member.balance();
    const { orderId } = (await submit([big])).body.value as LotteryOrder;
    const replies = await Promise.all([cancel(orderId), cancel(orderId), cancel(orderId)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await member.balance()).toBe(before);
    expect(await orders()).toMatchObject([{ state: 'cancelled' }]);
    await drawAs(period, [9, 9, 9, 9, 9]);
    await settle(period);
    expect(await member.balance()).toBe(before);
    const [round] = await rowsOf<{ bet: number }>(
      db(),
      sql`select r.bet_total::float8 as bet from game_rounds r join customers c on c.id = r.customer_id
        where c.account = ${member.username} and r.provider = 'lottery'`,
    );
    expect(round?.bet).toBe(0);
  });

  test('ends at the deadline of the period', async () => {
    const { orderId } = (await submit([big])).body.value as LotteryOrder;
    await db().execute(sql`update lottery_orders set cancel_until = now() - interval '1 second' where id = ${orderId}::uuid`);
    expect((await cancel(orderId)).body.errorCode).toBe('cancel_too_late');
    expect((await cancel(randomUUID())).body.errorCode).toBe('lottery_order_not_found');
  });

  test('is no way to another member’s order', async () => {
    const { orderId } = (await submit([big])).body.value as LotteryOrder;
    const other = await house.newMember();
    const { body } = await other.send('cancelLotteryOrder', { orderId }, randomUUID());
    expect(body.errorCode).toBe('lottery_order_not_found');
  });
});

describe('§9 "Prizes"', () => {
  test('a line wins its cap at most, and the order says so', async () => {
    const before = await member.balance();
    await submit([{ play: 'two.straight.back', picked: [[9], [6]], stake: 1_000 }]);
    await drawAs(period, [3, 8, 1, 9, 6]);
    await settle(period);
    expect(await member.balance()).toBe(before - 1_000 + 30_000);
    expect(await orders()).toMatchObject([{ won: 30_000, isCapped: true }]);
  });

  test('a line that is split over bets and orders wins its cap at most, and each order says so', async () => {
    const before = await member.balance();
    const line: LotteryBetInput = { play: 'two.straight.back', picked: [[9], [6]], stake: 100 };
    await submit(Array.from({ length: 5 }, () => line));
    await submit([line, { ...line, picked: [[9], [6, 7]] }, big]);
    await drawAs(period, [3, 8, 1, 9, 6]);
    await settle(period);
    // Of 9,800 each the fourth bet gets what is left.
    expect(await member.balance()).toBe(before - 500 - 2_300 + 30_000 + 3_960);
    expect(await orders()).toMatchObject([
      { won: 3_960, isCapped: true, bets: [{ won: 0 }, { won: 0 }, { won: 3_960 }] },
      { won: 30_000, isCapped: true, bets: [{ won: 9_800 }, { won: 9_800 }, { won: 9_800 }, { won: 600 }, { won: 0 }] },
    ]);
  });

  test('an account wins the cap of a period at most, over all of its orders', async () => {
    const before = await member.balance();
    // Each wins 29,700 by a line of its own: eleven of them come to 326,700.
    for (const bet of twelveWinners(15_000).slice(1)) await submit([bet]);
    await drawAs(period, [9, 9, 9, 9, 9]);
    await settle(period);
    expect(await member.balance()).toBe(before - 11 * 15_000 + 300_000);
    expect((await orders()).filter(({ isCapped }) => isCapped)).toHaveLength(1);
  });

  test('Mark Six takes 150,000 of an account in a period, of 64 orders at once as well', async () => {
    const draw = await openPeriod('marksix');
    await house.operate('credit', member.username, '10000000', '--reason', 'test');
    const before = await member.balance();
    const bet: LotteryBetInput = { play: 'sides', picked: [[0]], stake: 10_000 };
    const replies = await Promise.all(Array.from({ length: 64 }, () => submit([bet], { of: draw, lottery: 'marksix' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode))).toEqual(new Set(['stake_over_cap']));
    expect(await member.balance()).toBe(before - 150_000);
  });
});

test('§4 an order without a result within 24 hours is refunded, and one with a result is not', async () => {
  const before = await member.balance();
  await submit([big]);
  await move(
    period,
    `opens_at = now() - interval '4 days', cancel_until = now() - interval '3 days', closes_at = now() - interval '2 days',
    draws_at = now() - interval '23 hours'`,
  );
  await runJob(gateway.services, 'lottery.look');
  expect(await orders()).toMatchObject([{ state: 'open' }]);
  await move(period, `draws_at = now() - interval '25 hours'`);
  await runJob(gateway.services, 'lottery.look');
  expect(await orders()).toMatchObject([{ state: 'refunded' }]);
  expect(await member.balance()).toBe(before);
});

test('§4 an order of a lottery that is taken down between draw and settlement is refunded after 24 hours', async () => {
  const before = await member.balance();
  await submit([big]);
  await drawAs(period, [9, 9, 9, 9, 9]);
  // The order is of a lottery that this brand has no more.
  for (const table of [sql`lottery_orders`, sql`lottery_periods`, sql`lottery_stakes`])
    await db().execute(sql`update ${table} set lottery = 'gone' where period = ${period}`);
  await settle(period, 'gone');
  await runJob(gateway.services, 'lottery.look');
  expect(await orders(), 'another process may still have the lottery').toMatchObject([{ state: 'open' }]);
  expect(await rowsOf(db(), sql`select from jobs where kind = 'lottery.settle' and bucket = ${`gone ${period}`}`)).toEqual([]);
  await move(
    period,
    `opens_at = now() - interval '4 days', cancel_until = now() - interval '3 days', closes_at = now() - interval '2 days',
    draws_at = now() - interval '25 hours', drawn_at = now() - interval '25 hours'`,
  );
  await runJob(gateway.services, 'lottery.look');
  expect(await orders()).toMatchObject([{ state: 'refunded' }]);
  expect(await member.balance()).toBe(before);
});

test('§4 an order whose result comes after more than 24 hours is refunded as well: all of a period end alike', async () => {
  const before = await member.balance();
  await submit([big]);
  await submit([{ ...big, picked: [[1]] }]);
  await drawAs(period, [9, 9, 9, 9, 9]);
  await move(
    period,
    `opens_at = now() - interval '4 days', cancel_until = now() - interval '3 days', closes_at = now() - interval '2 days',
    draws_at = drawn_at - interval '24 hours 1 second'`,
  );
  await settle(period);
  await runJob(gateway.services, 'lottery.look');
  expect(await rowsOf(db(), sql`select from jobs where kind = 'lottery.settle' and bucket = ${`fast5 ${period}`}`)).toEqual([]);
  expect(await orders()).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }]);
  expect(await member.balance()).toBe(before);
});
