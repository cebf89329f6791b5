import { randomUUID } from 'node:crypto';
import { calls, type LotteryBetInput, type LotteryChase } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { promotionsHouse } from '../../promotions/testingPromotions.ts';
import { chaseHouse } from './testingChase.ts';

let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
let lottery: ReturnType<typeof chaseHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
  lottery = chaseHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
type Member = Awaited<ReturnType<typeof house.newMember>>;

let member: Member;
let first: string;
let second: string;
let third: string;
beforeEach(async () => {
  member = await house.newMember();
  await house.operate('credit', member.username, '1000000', '--reason', 'test');
  first = await lottery.openPeriod('fast5', -1);
  second = await lottery.openPeriod('fast5', 59);
  third = await lottery.openPeriod('fast5', 119);
});

/** Big wins at 1.98 with a sum over 22. */
const big: LotteryBetInput = { play: 'sides.sum', picked: [[0]], stake: 1_000 };
const bigNumbers = [9, 9, 9, 9, 9];
const smallNumbers = [0, 0, 0, 0, 0];
interface Asked {
  bets?: LotteryBetInput[];
  periods?: { period: string; multiple: number }[];
  stopAfterWon?: number;
}
const threePeriods = () => [
  { period: first, multiple: 1 },
  { period: second, multiple: 2 },
  { period: third, multiple: 4 },
];
const submit = ({ bets = [big], periods = threePeriods(), stopAfterWon }: Asked = {}, key = randomUUID()) =>
  member.send('submitLotteryChase', { lottery: 'fast5', bets, periods, ...(stopAfterWon && { stopAfterWon }) }, key);
const start = async (asked: Asked = {}): Promise<LotteryChase> => calls.submitLotteryChase.response.parse((await submit(asked)).body.value);
const stop = (chaseId: string, key = randomUUID()) => member.send('stopLotteryChase', { chaseId }, key);
const shown = async (): Promise<LotteryChase | undefined> =>
  calls.listLotteryChases.response.parse((await member.send('listLotteryChases', {})).body.value).rows[0];
const periodsOf = async (chaseId: string) =>
  calls.listChasePeriods.response.parse((await member.send('listChasePeriods', { chaseId })).body.value).rows;
const held = async (): Promise<number> => {
  const [row] = await rowsOf<{ balance: number }>(
    db(),
    sql`select a.balance::float8 as balance from accounts a join customers c on c.id = a.customer_id
      where c.account = ${member.username} and a.kind = 'chaseEscrow'`,
  );
  return row?.balance ?? 0;
};
/** Closes a period, draws and settles it, and opens the next. */
async function close(period: string, next: string | undefined, numbers: readonly number[]): Promise<void> {
  await lottery.shift(period, -62);
  if (next) await lottery.shift(next, -61);
  await lottery.drawAs(period, numbers);
  await lottery.settle(period);
}

describe('§4 a chase', () => {
  test('takes its whole stake at the start, and bets on the open period', async () => {
    const before = await member.balance();
    const chase = await start();
    expect(chase).toMatchObject({
      ...{ amount: 7_000, held: 6_000, returned: 0, won: 0, state: 'running', periods: 3, placed: 1, missed: 0 },
      ...{ first, last: third },
    });
    expect(await member.balance()).toBe(before - 7_000);
    expect(await held()).toBe(6_000);
    expect(await periodsOf(chase.chaseId)).toMatchObject([
      { period: first, multiple: 1, amount: 1_000, state: 'placed', orderState: 'open' },
      { period: second, multiple: 2, amount: 2_000, state: 'waiting' },
      { period: third, multiple: 4, amount: 4_000, state: 'waiting' },
    ]);
  });

  test('plays each period by its multiple, and is over with the last', async () => {
    const before = await member.balance();
    const chase = await start();
    await close(first, second, smallNumbers);
    await lottery.advance();
    expect(await shown()).toMatchObject({ placed: 2, held: 4_000, state: 'running' });
    await lottery.shift(third, -61);
    await close(second, third, bigNumbers);
    await lottery.advance();
    expect(await shown()).toMatchObject({ placed: 3, held: 0, won: 3_960, state: 'finished', returned: 0 });
    await close(third, undefined, bigNumbers);
    expect(await shown()).toMatchObject({ won: 3_960 + 7_920, state: 'finished' });
    expect(await member.balance()).toBe(before - 7_000 + 3_960 + 7_920);
    expect((await periodsOf(chase.chaseId)).map(({ orderState, won }) => [orderState, won])).toEqual([
      ['lost', 0],
      ['won', 3_960],
      ['won', 7_920],
    ]);
  });

  test('counts as turnover by what was bet, not by what is held', async () => {
    await start();
    const [rounds] = await rowsOf<{ bet: number }>(
      db(),
      sql`select coalesce(sum(r.bet_total), 0)::float8 as bet from game_rounds r join customers c on c.id = r.customer_id where c.account = ${member.username}`,
    );
    expect(rounds?.bet).toBe(1_000);
  });

  test('stops on its first win, and gives the rest back at once', async () => {
    const before = await member.balance();
    await start({ stopAfterWon: 1 });
    await close(first, second, bigNumbers);
    await lottery.advance();
    expect(await shown()).toMatchObject({ state: 'won', placed: 1, held: 0, returned: 6_000, won: 1_980 });
    expect(await member.balance()).toBe(before - 1_000 + 1_980);
    expect(await held()).toBe(0);
  });

  test('that stops after a sum plays on until it has won so much', async () => {
    await start({ stopAfterWon: 2_000 });
    await close(first, second, bigNumbers);
    await lottery.advance();
    expect(await shown()).toMatchObject({ state: 'running', placed: 2, won: 1_980 });
  });

  test('that stops on a win waits for the result before: a period that closes until then is missed, and paid back', async () => {
    const before = await member.balance();
    const chase = await start({ stopAfterWon: 1 });
    await lottery.shift(first, -62);
    await lottery.shift(second, -61);
    await lottery.advance();
    expect(await shown(), 'the result is not there').toMatchObject({ placed: 1, missed: 0, held: 6_000 });
    await lottery.shift(second, -62);
    await lottery.advance();
    expect(await periodsOf(chase.chaseId)).toMatchObject([
      { state: 'placed' },
      { state: 'missed', reason: 'result_awaited' },
      { state: 'waiting' },
    ]);
    expect(await member.balance()).toBe(before - 7_000 + 2_000);
    await lottery.drawAs(first, smallNumbers);
    await lottery.settle(first);
    await lottery.shift(third, -120);
    await lottery.advance();
    expect(await shown()).toMatchObject({ placed: 2, missed: 1, held: 0, state: 'finished', returned: 2_000 });
  });

  test('that stops on a win bets on no period before the result of the one before is known, however many are open', async () => {
    await lottery.shift(second, -60);
    const chase = await start({ stopAfterWon: 1 });
    expect(await periodsOf(chase.chaseId), 'at its start').toMatchObject([{ state: 'placed' }, { state: 'waiting' }, { state: 'waiting' }]);
    await lottery.shift(first, -62);
    // The second one closes, which moves the chase on, while the third is open.
    await lottery.shift(second, -62);
    await lottery.shift(third, -120);
    await lottery.advance();
    expect(await periodsOf(chase.chaseId)).toMatchObject([
      { state: 'placed' },
      { state: 'missed', reason: 'result_awaited' },
      { state: 'waiting' },
    ]);
    await lottery.drawAs(first, bigNumbers);
    await lottery.settle(first);
    await lottery.advance();
    expect(await shown()).toMatchObject({ state: 'won', placed: 1, missed: 1, held: 0, returned: 6_000 });
  });

  test('that plays all periods bets on each that is open, without its results', async () => {
    await lottery.shift(second, -60);
    expect(await start()).toMatchObject({ placed: 2, held: 4_000 });
  });

  test('is stopped by hand once: the rest comes back, and placed bets stay', async () => {
    const before = await member.balance();
    const { chaseId } = await start();
    const replies = await Promise.all([stop(chaseId), stop(chaseId)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await member.balance()).toBe(before - 1_000);
    expect(await shown()).toMatchObject({ state: 'stopped', returned: 6_000, held: 0, placed: 1 });
    expect((await stop(chaseId)).body.errorCode).toBe('chase_ended');
    await lottery.shift(second, -61);
    await lottery.advance();
    expect(await shown()).toMatchObject({ placed: 1 });
  });

  test('is moved on once, however many processes try, beside its stop', async () => {
    const before = await member.balance();
    const { chaseId } = await start();
    await lottery.shift(second, -61);
    await Promise.all([lottery.advance(), lottery.advance(), stop(chaseId), lottery.advance()]);
    const now = await shown();
    expect((now?.placed === 1 && now.returned === 6_000) || (now?.placed === 2 && now.returned === 4_000)).toBe(true);
    expect(await member.balance()).toBe(before - 7_000 + (now?.returned ?? 0));
    expect(await held()).toBe(0);
  });

  test('misses a period whose cap is used up by then, and says so', async () => {
    const mark: LotteryBetInput = { play: 'special', picked: [[1]], stake: 100_000 };
    const [one, two] = [await lottery.openPeriod('marksix', -1), await lottery.openPeriod('marksix', 59)];
    const asked = {
      lottery: 'marksix',
      bets: [mark],
      periods: [
        { period: one, multiple: 1 },
        { period: two, multiple: 1 },
      ],
    };
    const { chaseId } = calls.submitLotteryChase.response.parse((await member.send('submitLotteryChase', asked, randomUUID())).body.value);
    await lottery.shift(two, -61);
    expect((await member.send('submitLotteryOrder', { lottery: 'marksix', period: two, bets: [mark] }, randomUUID())).status).toBe(200);
    await lottery.advance();
    expect(await periodsOf(chaseId)).toMatchObject([{ state: 'placed' }, { state: 'missed', reason: 'stake_over_cap', amount: 100_000 }]);
    expect(await shown()).toMatchObject({ state: 'finished', returned: 100_000 });
  });

  test.each<[string, 'closed' | 'play_gone' | 'lottery_gone', SQL]>([
    ['that closed before anybody moved the chase on', 'closed', sql`lottery = lottery`],
    ['whose play is there no more', 'play_gone', sql`bets = replace(bets::text, 'sides.sum', 'sides.gone')::jsonb`],
    ['of a lottery that was taken down', 'lottery_gone', sql`lottery = 'gone'`],
  ])('pays a period back %s, and says so', async (_what, reason, change) => {
    const before = await member.balance();
    const { chaseId } = await start();
    await db().execute(sql`update lottery_chases set ${change} where id = ${chaseId}::uuid`);
    // Closed, but where the play is missed as soon as the period is open.
    await lottery.shift(second, reason === 'play_gone' ? -61 : -122);
    await lottery.advance();
    expect(await periodsOf(chaseId)).toMatchObject([{ state: 'placed' }, { state: 'missed', reason, amount: 2_000 }, { state: 'waiting' }]);
    expect(await shown()).toMatchObject({ state: 'running', missed: 1, returned: 2_000, held: 4_000 });
    expect(await member.balance()).toBe(before - 7_000 + 2_000);
    await stop(chaseId);
  });

  test('whose multiple takes a stake above that of a single bet is read like any other', async () => {
    await house.operate('credit', member.username, '30000000000', '--reason', 'test');
    await start({ bets: [{ ...big, stake: 1_000_000 }], periods: [{ period: first, multiple: 10_000 }] });
    const { rows } = calls.listLotteryOrders.response.parse((await member.send('listLotteryOrders', {})).body.value);
    expect(rows).toMatchObject([{ bets: [{ stake: 10_000_000_000, amount: 10_000_000_000 }] }]);
  });

  test('that can’t be moved on holds no other back', async () => {
    const stuck = member;
    await start();
    const room = Number.MAX_SAFE_INTEGER - 1_000 - (await stuck.balance());
    await house.operate('credit', stuck.username, String(room), '--reason', 'test');
    member = await house.newMember();
    await house.operate('credit', member.username, '1000000', '--reason', 'test');
    await start();
    // The stake of the second period returns, which a full balance can't hold.
    await lottery.shift(second, -121);
    await expect(lottery.advance()).rejects.toThrow('1 failures');
    expect(await shown()).toMatchObject({ missed: 1, returned: 2_000 });
    member = stuck;
    expect(await shown()).toMatchObject({ missed: 0, returned: 0 });
    await db().execute(sql`update lottery_chase_periods p set opens_at = now() + interval '1 day', closes_at = now() + interval '2 days'
      from customers c where c.id = p.customer_id and c.account = ${stuck.username}`);
  });

  test('an order of it that is cancelled comes back to the balance, and the chase goes on', async () => {
    const before = await member.balance();
    const chase = await start();
    const [placed] = await periodsOf(chase.chaseId);
    expect((await member.send('cancelLotteryOrder', { orderId: placed?.orderId ?? '' }, randomUUID())).status).toBe(200);
    expect(await member.balance()).toBe(before - 6_000);
    expect(await shown()).toMatchObject({ state: 'running', held: 6_000 });
  });

  test('sent twice with one key is one', async () => {
    const key = randomUUID();
    await submit({}, key);
    expect((await submit({}, key)).status).toBe(200);
    expect(calls.listLotteryChases.response.parse((await member.send('listLotteryChases', {})).body.value).rows).toHaveLength(1);
  });
});

describe('§8 a refused chase takes nothing', () => {
  test.each<[string, () => Asked, string, string?]>([
    ['a period that is closed', () => ({ periods: [{ period: '20200101-9999', multiple: 1 }] }), 'period_closed'],
    [
      'a later one that does not exist',
      () => ({
        periods: [
          { period: first, multiple: 1 },
          { period: '20200101-9999', multiple: 1 },
        ],
      }),
      ...(['validation_failed', 'periods.1.period'] as const),
    ],
    [
      'a period twice',
      () => ({
        periods: [
          { period: first, multiple: 1 },
          { period: first, multiple: 1 },
        ],
      }),
      ...(['validation_failed', 'periods.1.period'] as const),
    ],
    ['no multiple', () => ({ periods: [{ period: first, multiple: 0 }] }), 'validation_failed', 'periods.0.multiple'],
    ['a multiple without end', () => ({ periods: [{ period: first, multiple: 10_001 }] }), 'validation_failed', 'periods.0.multiple'],
    ['no period', () => ({ periods: [] }), 'validation_failed', 'periods'],
    [
      'a digit out of range',
      () => ({ bets: [{ play: 'place', picked: [[10], [], [], [], []], stake: 1 }] }),
      'validation_failed',
      'bets.0.picked.0',
    ],
    ['more than there is', () => ({ bets: [{ ...big, stake: 900_000 }] }), 'insufficient_balance'],
    [
      'more than can be counted',
      () => ({ bets: [{ ...big, stake: 1_000_000_000 }], periods: threePeriods().map(({ period }) => ({ period, multiple: 10_000 })) }),
      'insufficient_balance',
    ],
  ])('%s', async (_, asked, errorCode, field) => {
    const before = await member.balance();
    const { status, body } = await submit(asked());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errorCode).toBe(errorCode);
    if (field) expect(body.details?.fields?.map((issue: { field: string }) => issue.field)).toContain(field);
    expect(await member.balance()).toBe(before);
    expect(await shown()).toBeUndefined();
  });

  test('another member’s chase is none', async () => {
    const { chaseId } = await start();
    member = await house.newMember();
    expect((await stop(chaseId)).body.errorCode).toBe('lottery_chase_not_found');
    expect((await member.send('listChasePeriods', { chaseId })).body.errorCode).toBe('lottery_chase_not_found');
  });
});

test('§9 "chase maximum equals all periods in 24 hours": they are listed without a gap, the open one first', async () => {
  const { rows } = calls.listLotteryPeriods.response.parse(
    (await call(gateway.url, 'listLotteryPeriods', { lottery: 'fast5x5' })).body.value,
  );
  expect(rows.length).toBeGreaterThanOrEqual(287);
  expect(rows.length).toBeLessThanOrEqual(289);
  const draws = rows.map(({ drawsAt }) => Date.parse(drawsAt));
  expect(new Set(draws.slice(1).map((drawn, place) => drawn - (draws[place] ?? 0)))).toEqual(new Set([5 * 60_000]));
  expect(new Set(rows.map(({ period }) => period)).size).toBe(rows.length);
  expect(Date.parse(rows[0]?.closesAt ?? '')).toBeGreaterThan(Date.now() - 5_000);
});
