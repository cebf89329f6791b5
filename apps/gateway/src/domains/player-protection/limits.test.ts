import { randomUUID } from 'node:crypto';
import type { ProtectionStop } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsAfter } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJobs } from '../../testingJobs.ts';
import { chaseHouse } from '../lottery/chase/testingChase.ts';
import { newPlayer, operate, type ProtectedPlayer } from './testingProtection.ts';

let gateway: TestGateway;
let player: ProtectedPlayer;
let lottery: ReturnType<typeof chaseHouse>;
beforeAll(async () => {
  // No deposit is credited by itself.
  gateway = await startTestGateway({ env: { SANDBOX_CASHIER_DELAY: '600000' } });
  lottery = chaseHouse(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  player = await newPlayer(gateway);
});
const hours = (from: number, iso: string | undefined): number => (Date.parse(iso ?? '') - from) / 3_600_000;

describe('RTS 12A a limit of losses', () => {
  test('refuses the bet that would go past it, and says which limit, what is left and until when', async () => {
    await player.setLimit('loss', 'day', 10_000);
    expect((await player.bet(7_000)).status).toBe('OK');
    const refused = await player.bet(5_000);
    expect(refused).toMatchObject({
      code: 'PLAYER_LIMIT',
      balance: 493_000,
      protection: { by: 'limit', kind: 'loss', period: 'day', amount: 10_000, left: 3_000, currency: 'VND' },
    });
    expect(hours(Date.now(), refused.protection.until)).toBeGreaterThan(24);
    expect(hours(Date.now(), refused.protection.until)).toBeLessThanOrEqual(24.25);
    expect(await player.balance()).toBe(493_000);
    expect((await player.bet(3_000)).status).toBe('OK');
    const events = await eventsAfter(gateway.services.database.db, new Map([[player.id, 0]]));
    const told = events.filter(({ name }) => name === 'playRefused').map(({ data }) => (data as { stop: ProtectionStop }).stop);
    expect(told).toEqual([refused.protection]);
  });

  test('winnings give room, also those of a round before; a win taken back takes it', async () => {
    await player.setLimit('loss', 'day', 10_000);
    await player.bet(10_000, { roundId: 'r1' });
    const winId = randomUUID();
    expect((await player.win(4_000, { roundId: 'r1', transactionId: winId })).status).toBe('OK');
    expect((await player.bet(4_000)).status).toBe('OK');
    expect((await player.bet(1)).code).toBe('PLAYER_LIMIT');
    expect((await player.round('rollback', { roundId: 'r1', winTransactionId: winId })).status).toBe('OK');
    expect((await player.limit('loss', 'day'))?.used).toBe(14_000);
    expect((await player.bet(1)).protection.left).toBe(0);
  });

  test('a bet that is taken back counts no more', async () => {
    await player.setLimit('loss', 'day', 10_000);
    const transactionId = randomUUID();
    await player.bet(10_000, { roundId: 'r1', transactionId });
    expect((await player.round('rollback', { roundId: 'r1', betTransactionId: transactionId })).status).toBe('OK');
    expect((await player.bet(10_000)).status).toBe('OK');
  });

  test('what was played before it was set counts', async () => {
    await player.bet(8_000);
    await player.setLimit('loss', 'day', 10_000);
    expect(await player.limit('loss', 'day')).toMatchObject({ amount: 10_000, used: 8_000 });
    expect((await player.bet(3_000)).code).toBe('PLAYER_LIMIT');
  });

  test('a day later what was lost counts no more', async () => {
    await player.setLimit('loss', 'day', 10_000);
    await player.setLimit('loss', 'week', 15_000);
    await player.bet(10_000);
    await player.waitHours(25);
    expect(await player.limit('loss', 'day')).toMatchObject({ used: 0 });
    expect((await player.bet(6_000)).protection).toMatchObject({ period: 'week', left: 5_000 });
    expect((await player.bet(5_000)).status).toBe('OK');
  });
});

test('RTS 12A of several limits the lowest that applies holds, whatever they are called', async () => {
  await player.setLimit('wager', 'month', 4_000);
  await player.setLimit('wager', 'day', 9_000);
  expect((await player.bet(5_000)).protection).toMatchObject({ kind: 'wager', period: 'month', left: 4_000 });
});

test('a limit of stakes counts what was won as well: only a rollback gives room', async () => {
  await player.setLimit('wager', 'day', 10_000);
  await player.bet(6_000, { roundId: 'r1' });
  await player.win(50_000, { roundId: 'r1' });
  expect((await player.bet(5_000)).protection).toMatchObject({ kind: 'wager', left: 4_000 });
});

test('a stake above the whole limit never fits: no time is named', async () => {
  await player.setLimit('wager', 'day', 10_000);
  expect((await player.bet(10_001)).protection).toEqual({
    ...{ by: 'limit', kind: 'wager', period: 'day', amount: 10_000, left: 10_000, currency: 'VND' },
  });
});

test('the same bet sent again is the same refusal, and fits once there is room', async () => {
  await player.setLimit('wager', 'day', 1_000);
  const again = { transactionId: randomUUID(), roundId: 'r1' };
  expect((await player.bet(2_000, again)).code).toBe('PLAYER_LIMIT');
  expect((await player.bet(2_000, again)).code).toBe('PLAYER_LIMIT');
  expect((await player.bet(1_000)).status).toBe('OK');
});

describe('RTS 12A a change of a limit', () => {
  const confirm = () => player.send('confirmLimitChange', { kind: 'wager', period: 'day' });

  test('a lower one holds at once', async () => {
    await player.setLimit('wager', 'day', 10_000);
    expect((await player.setLimit('wager', 'day', 4_000)).status).toBe(200);
    expect((await player.bet(5_000)).code).toBe('PLAYER_LIMIT');
  });

  test.each([
    ['a raise', 20_000],
    ['a removal', null],
  ])('%s waits 24 hours, and then for the player’s own yes', async (_, amount) => {
    await player.setLimit('wager', 'day', 10_000);
    await player.setLimit('wager', 'day', amount);
    expect((await player.limit('wager', 'day'))?.change).toMatchObject({ amount, isReady: false });
    expect((await confirm()).body.errorCode).toBe('limit_change_not_ready');
    await player.waitHours(24);
    expect((await player.limit('wager', 'day'))?.change).toMatchObject({ amount, isReady: true });
    expect((await player.bet(11_000)).code).toBe('PLAYER_LIMIT');
    expect((await confirm()).status).toBe(200);
    expect((await player.bet(11_000)).status).toBe('OK');
    expect((await player.limit('wager', 'day'))?.amount).toBe(amount ?? undefined);
  });

  test('without a yes within 168 hours it lapses', async () => {
    await player.setLimit('wager', 'day', 10_000);
    await player.setLimit('wager', 'day', 20_000);
    await player.waitHours(24 + 168);
    expect((await player.limit('wager', 'day'))?.change).toBeUndefined();
    expect((await confirm()).body.errorCode).toBe('limit_change_not_found');
    expect((await player.limit('wager', 'day'))?.amount).toBe(10_000);
  });

  test('a lower one, or the player’s word, drops a raise that waits', async () => {
    await player.setLimit('wager', 'day', 10_000);
    await player.setLimit('wager', 'day', 20_000);
    await player.setLimit('wager', 'day', 9_000);
    expect((await player.limit('wager', 'day'))?.change).toBeUndefined();
    await player.setLimit('wager', 'day', null);
    expect((await player.send('dropLimitChange', { kind: 'wager', period: 'day' })).status).toBe(200);
    expect(await player.limit('wager', 'day')).toMatchObject({ amount: 9_000 });
    expect((await confirm()).body.errorCode).toBe('limit_change_not_found');
  });

  test('no limit can be taken away that was never set', async () => {
    expect((await player.setLimit('loss', 'day', null)).body.errorCode).toBe('limit_change_not_found');
  });
});

describe('RTS 12A a limit of deposits is gross', () => {
  const deposit = async (amount: number) => {
    const { channels } = (await player.send('listDepositChannels', {})).body.value;
    return player.send('createDeposit', { channelId: channels[0].channelId, amount });
  };

  test('orders that wait count, and those that were given up do not', async () => {
    await player.setLimit('deposit', 'week', 20_000);
    const first = await deposit(15_000);
    expect(first.status).toBe(200);
    const refused = await deposit(10_000);
    expect(refused).toMatchObject({
      status: 409,
      body: { errorCode: 'protection_limit', details: { protection: { kind: 'deposit', period: 'week', left: 5_000, amount: 20_000 } } },
    });
    expect(hours(Date.now(), refused.body.details.protection.until)).toBeCloseTo(168, 1);
    await player.send('cancelDeposit', { orderId: first.body.value.orderId });
    expect((await deposit(10_000)).status).toBe(200);
    expect(await player.limit('deposit', 'week')).toMatchObject({ used: 10_000 });
  });

  test('of 16 at once no more are taken than fit', async () => {
    await player.setLimit('deposit', 'day', 20_000);
    const replies = await Promise.all(Array.from({ length: 16 }, () => deposit(10_000)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});

test('RTS 12B an order that was given up, and is paid all the same, needs room as a new one', async () => {
  await player.setLimit('deposit', 'day', 20_000);
  const { channels } = (await player.send('listDepositChannels', {})).body.value;
  const order = async () => (await player.send('createDeposit', { channelId: channels[0].channelId, amount: 20_000 })).body.value;
  const first = await order();
  await player.send('cancelDeposit', { orderId: first.orderId });
  const second = await order();
  await operate(gateway, 'deposit', 'credit', second.payTo.contentCode);
  await expect(operate(gateway, 'deposit', 'credit', first.payTo.contentCode)).rejects.toThrow('send the payment back');
  expect(await player.balance()).toBe(520_000);
});

test('RTS 12A payments that come after the time of their orders count when they come, and not in the days of the orders', async () => {
  await player.setLimit('deposit', 'day', 20_000);
  const { channels } = (await player.send('listDepositChannels', {})).body.value;
  const order = (amount: number) => player.send('createDeposit', { channelId: channels[0].channelId, amount });
  const codes: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    codes.push((await order(20_000)).body.value.payTo.contentCode);
    await player.waitHours(48);
    await runJobs(gateway.services, 'cashier.deposit');
  }
  const [oldest = '', ...later] = codes;
  await operate(gateway, 'deposit', 'credit', oldest);
  expect(await player.limit('deposit', 'day')).toMatchObject({ used: 20_000 });
  for (const code of later) await expect(operate(gateway, 'deposit', 'credit', code)).rejects.toThrow('send the payment back');
  expect((await order(10_000)).body.errorCode).toBe('protection_limit');
  await player.waitHours(24);
  await operate(gateway, 'deposit', 'credit', later[0] ?? '');
  expect(await player.balance()).toBe(540_000);
});

test('RTS 12B a period of a multi-period order that is taken back gives room where the order took it', async () => {
  const { db } = gateway.services.database;
  await player.setLimit('wager', 'day', 10_000);
  const periods = [await lottery.openPeriod('fast5', -1), await lottery.openPeriod('fast5', 59)];
  const bets = [{ play: 'sides.sum', picked: [[0]], stake: 1_000 }];
  await player.send('submitLotteryChase', { lottery: 'fast5', bets, periods: periods.map((period) => ({ period, multiple: 1 })) });
  expect((await player.limit('wager', 'day'))?.used).toBe(2_000);
  // The multi-period order was made thirty hours ago, and its period's order now.
  await db.execute(sql`update lottery_chases set created_at = created_at - interval '30 hours' where customer_id = ${player.id}::uuid`);
  await db.execute(sql`update protection_sums set quarter = quarter - interval '30 hours' where customer_id = ${player.id}::uuid`);
  const [placed] = (await player.send('listLotteryOrders', {})).body.value.rows;
  expect((await player.send('cancelLotteryOrder', { orderId: placed.orderId })).status).toBe(200);
  expect((await player.limit('wager', 'day'))?.used).toBe(0);
  expect((await player.bet(10_000)).status).toBe('OK');
  expect((await player.bet(1)).code, 'nothing of it makes room for today').toBe('PLAYER_LIMIT');
});

test('RTS 14A with a loss limit the multiples of a multi-period order do not rise from period to period', async () => {
  const bets = [{ play: 'sides.sum', picked: [[0]], stake: 1_000 }];
  const submit = async (...multiples: number[]): Promise<string> => {
    const periods: string[] = [];
    for (const place of multiples.keys()) periods.push(await lottery.openPeriod('fast5', 60 * place - 1));
    const ordered = periods.map((period, place) => ({ period, multiple: multiples[place] ?? 1 }));
    return (await player.send('submitLotteryChase', { lottery: 'fast5', bets, periods: ordered })).body.errorCode ?? 'taken';
  };
  await player.setLimit('wager', 'day', 100_000);
  expect(await submit(1, 2, 4), 'a limit of stakes is none of losses').toBe('taken');
  await player.setLimit('loss', 'month', 100_000);
  expect(await submit(1, 2, 4)).toBe('multiple_rises');
  expect(await submit(2, 1, 2)).toBe('multiple_rises');
  expect(await submit(3, 3, 1)).toBe('taken');
  await player.setLimit('loss', 'month', null);
  expect(await submit(1, 2), 'a removal waits').toBe('multiple_rises');
});

test('of 64 bets at once no more are taken than fit', async () => {
  await player.setLimit('loss', 'day', 10_000);
  const replies = await Promise.all(Array.from({ length: 64 }, () => player.bet(1_000)));
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(10);
  expect(await player.balance()).toBe(490_000);
});

test('nobody reads or sets the protection of another, and a visitor none', async () => {
  await player.setLimit('loss', 'day', 10_000);
  const other = await newPlayer(gateway);
  expect(await other.limit('loss', 'day')).toEqual({ kind: 'loss', period: 'day', used: 0 });
});
