import { randomUUID } from 'node:crypto';
import { mostLotteryBets } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { insertOpenPeriod } from './testingLottery.ts';

const period = '20200505-0001';
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  for (const lottery of ['fast5', 'keno5']) await insertOpenPeriod(gateway.services.database.db, lottery, period);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  ({ token } = await registerPlayer(gateway.url));
});

const good = { play: 'sides.sum', picked: [[0]], stake: 1_000 };
const typed = (picked: unknown, stake: unknown = 1) => ({ play: 'two.typed.back', picked, stake });
const submit = (bets: unknown) =>
  call(gateway.url, 'submitLotteryOrder', { lottery: 'fast5', period, bets } as never, { token, idempotencyKey: randomUUID() });
const thousand = Array.from({ length: 1_000 }, (_, number) => [...String(number).padStart(3, '0')].map(Number));
const lines = (count: number, line: unknown = [1, 2]): unknown[] => Array.from({ length: count }, () => line);

describe('§1 an order with a hostile line is refused whole, and named by its place', () => {
  test.each<[string, unknown, string]>([
    ['−1', [good, typed([[-1, 2]])], 'bets.1.picked.0'],
    [
      'a number out of range',
      [
        good,
        good,
        typed([
          [1, 9],
          [1, 10],
        ]),
      ],
      'bets.2.picked.1',
    ],
    ['a number that is no number of JSON', [good, typed([[1, 1e300]])], 'bets.1.picked.0.1'],
    ['half a number', [good, typed([[1.5, 2]])], 'bets.1.picked.0.0'],
    ['a text for a number', [good, typed([['1', 2]])], 'bets.1.picked.0.0'],
    [
      'a line twice',
      [
        good,
        typed([
          [1, 2],
          [3, 4],
          [1, 2],
        ]),
      ],
      'bets.1.picked.2',
    ],
    [
      'one of a thousand lines',
      [good, { play: 'three.typed.back', picked: [...thousand.slice(0, 37), [0, 3], ...thousand.slice(38)], stake: 1 }],
      'bets.1.picked.37',
    ],
    ['a line that is too long', [good, typed([[1, 2, 3]])], 'bets.1.picked.0'],
    ['an empty line', [good, typed([[]])], 'bets.1.picked.0'],
    ['no line', [good, typed([])], 'bets.1.picked'],
    ['a list for a play', [good, { ...good, play: ['sides.sum'] }], 'bets.1.play'],
    ['a name of every object for a play', [good, { ...good, play: 'constructor' }], 'bets.1.play'],
    ['a stake below nothing', [good, { ...good, stake: -1 }], 'bets.1.stake'],
    ['a stake of nothing', [good, { ...good, stake: 0 }], 'bets.1.stake'],
    ['a stake of half a đồng', [good, { ...good, stake: 0.5 }], 'bets.1.stake'],
    ['a stake beyond exact numbers', [good, { ...good, stake: 2 ** 60 }], 'bets.1.stake'],
    ['more lines than one bet has', [good, typed(lines(1_001))], 'bets.1.picked'],
    ['more numbers than a row has', [good, typed([lines(101, 1)])], 'bets.1.picked.0'],
    ['more bets than an order has', lines(mostLotteryBets + 1, good), 'bets'],
    ['no bet', [], 'bets'],
    ['an object for the bets', { 0: good }, 'bets'],
  ])('%s', async (_what, bets, field) => {
    const { status, body } = await submit(bets);
    const named = body.details?.fields?.map((one: { field: string }) => one.field);
    expect([status, body.errorCode, named]).toEqual([400, 'validation_failed', [field]]);
  });

  test('a pick that comes to more than 10⁵ lines', async () => {
    const all = Array.from({ length: 80 }, (_, place) => place + 1);
    const few = { play: 'pick.2', picked: [[1, 2]], stake: 1 };
    const order = { lottery: 'keno5', period, bets: [few, { ...few, play: 'pick.10', picked: [all] }] };
    const { status, body } = await call(gateway.url, 'submitLotteryOrder', order, { token, idempotencyKey: randomUUID() });
    expect([status, body.details?.fields]).toEqual([400, [{ field: 'bets.1.picked', code: 'field_length_error' }]]);
  });

  // So much is refused before anything of it is read: no line has a name yet.
  test.each<[string, () => unknown]>([
    ['10⁵ lines of a bet', () => [good, typed(lines(100_000))]],
    ['10⁵ bets', () => lines(100_000, good)],
    ['10⁵ numbers of a line', () => [typed([lines(100_000, 1)])]],
  ])('%s are too much for a request', async (_what, bets) => {
    const { status, body } = await submit(bets());
    expect([status, body.errorCode]).toEqual([413, 'payload_too_large']);
  });
});

test('of hostile orders nothing is kept', async () => {
  await submit([good, typed([[-1, 2]])]);
  await submit(lines(1_000, good));
  const { db } = gateway.services.database;
  expect(await rowsOf(db, sql`select from lottery_orders union all select from lottery_stakes union all select from game_rounds`)).toEqual(
    [],
  );
  expect((await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance).toBe(500_000);
});
