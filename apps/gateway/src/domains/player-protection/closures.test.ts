import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import { rowsOf } from '../../db/database.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { callWallet, launchGame, sessionIn } from '../../testingProvider.ts';
import { chaseHouse } from '../lottery/chase/testingChase.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { newPlayer, operate, type ProtectedPlayer } from './testingProtection.ts';

let gateway: TestGateway;
let player: ProtectedPlayer;
let lottery: ReturnType<typeof chaseHouse>;
beforeAll(async () => {
  // No deposit is credited by itself.
  gateway = await startTestGateway({ catalogueSize: 600, env: { SANDBOX_CASHIER_DELAY: '600000' } });
  lottery = chaseHouse(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  player = await newPlayer(gateway);
});
const db = () => gateway.services.database.db;
const take = (hours = 24) => player.send('takeBreak', { hours });
const exclude = (months: number | null = 6) => player.send('excludeSelf', { months });
const big = { play: 'sides.sum', picked: [[0]], stake: 1_000 };

/** What leads to play, and what each is refused with. */
const closed: [string, () => Promise<{ body: { errorCode?: string } }>][] = [
  ['a launch', () => launchGame(gateway.url, { token: player.token })],
  [
    'a deposit',
    async () => {
      const { channels } = (await player.send('listDepositChannels', {})).body.value;
      return player.send('createDeposit', { channelId: channels[0].channelId, amount: 10_000 });
    },
  ],
  ['a lottery order', async () => player.send('submitLotteryOrder', { lottery: 'fast5', period: await lottery.openPeriod(), bets: [big] })],
  [
    'a multi-period order',
    async () =>
      player.send('submitLotteryChase', { lottery: 'fast5', bets: [big], periods: [{ period: await lottery.openPeriod(), multiple: 1 }] }),
  ],
  ['a transfer to a vendor', () => player.send('transferFund', { from: 'main', to: 'ALB', amount: 1_000 })],
];

describe('LCCP time-out and self-exclusion', () => {
  test.each(closed)('%s is refused during a break', async (_, attempt) => {
    expect((await attempt()).body.errorCode).toBeUndefined();
    player = await newPlayer(gateway);
    expect((await take()).status).toBe(200);
    expect((await attempt()).body).toMatchObject({ errorCode: 'play_closed', details: { protection: { by: 'break' } } });
    expect(await player.balance()).toBe(500_000);
  });

  test('a bet of a game that is open is refused at once; what was staked before is won', async () => {
    await player.bet(1_000, { roundId: 'r1' });
    await take();
    expect(await player.bet(1_000)).toMatchObject({ code: 'PLAY_CLOSED', protection: { by: 'break' } });
    expect((await player.win(3_000, { roundId: 'r1' })).status).toBe('OK');
    expect(await player.balance()).toBe(502_000);
  });

  test('games that are open end at once, and all portals are told why', async () => {
    const { session } = player;
    expect((await callWallet(gateway, 'balance', { session })).status).toBe('OK');
    await take();
    expect(await callWallet(gateway, 'balance', { session })).toMatchObject({ status: 'ERROR', code: 'SESSION_EXPIRED' });
    const events = await eventsAfter(db(), new Map([[player.id, 0]]));
    const { until } = (await player.read()).closure ?? {};
    expect(events.filter(({ name }) => name === 'playRefused').map(({ data }) => data)).toEqual([{ stop: { by: 'break', until } }]);
    await player.waitHours(24);
    expect((await player.bet(1_000)).code).toBe('SESSION_EXPIRED');
  });

  test('a round that is open opens its game again, so that it comes to its end', async () => {
    await player.bet(1_000, { roundId: 'r1' });
    await take();
    expect((await launchGame(gateway.url, { token: player.token })).status).toBe(200);
    await player.win(0, { roundId: 'r1' });
    expect((await launchGame(gateway.url, { token: player.token })).body.errorCode).toBe('play_closed');
  });

  test('money is withdrawn all the same, also before the turnover of a deposit', async () => {
    await db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, turnover, settled_at)
      values (${player.id}::uuid, ${randomUUID()}::uuid, 'VND', 10000, 'credited', 3000, now())`);
    const left = async () => (await player.send('getWithdrawalTerms', {})).body.value.turnoverLeft;
    expect(await left()).toBe(3_000);
    await exclude();
    expect(await left()).toBe(0);
    expect(await player.withdraw(30_000)).toBeUndefined();
    const [row] = await rowsOf<{ isMet: boolean }>(
      db(),
      sql`select turnover_met_at is not null as "isMet" from deposits where customer_id = ${player.id}::uuid`,
    );
    expect(row, 'a deposit is not taken for wagered by it').toEqual({ isMet: false });
  });

  test.each([
    ['a break', () => take()],
    ['an exclusion', () => exclude()],
  ])('%s ends bonuses: what of them is there goes back, and the rest is withdrawn', async (_, close) => {
    await db().transaction((tx) =>
      giveBonus(tx, {
        ...{ customerId: player.id, amount: 50_000, title: { vi: 'Thưởng', en: 'Bonus' }, reference: 'test', daysToUse: 7 },
        wagering: { times: 10, of: 'bonus', weights: {} },
      }),
    );
    expect(await player.withdraw(30_000)).toBe('turnover_not_met');
    await close();
    expect(await player.balance()).toBe(500_000);
    expect(await player.withdraw(40_000)).toBeUndefined();
  });

  test('a deposit that waits is given up, and one that is paid all the same is credited, to be withdrawn', async () => {
    const { channels } = (await player.send('listDepositChannels', {})).body.value;
    const order = (await player.send('createDeposit', { channelId: channels[0].channelId, amount: 10_000 })).body.value;
    await take();
    expect((await player.send('listDeposits', {})).body.value.rows[0]).toMatchObject({ orderId: order.orderId, state: 'cancelled' });
    await operate(gateway, 'deposit', 'credit', order.payTo.contentCode);
    expect(await player.balance()).toBe(510_000);
  });

  test('the player logs in to a closed account, as to any', async () => {
    await exclude(null);
    const login = { type: 'username', username: player.username, password: 'Secret12' } as const;
    expect((await call(gateway.url, 'login', login)).status).toBe(200);
  });

  test('a refusal says until when: of an exclusion its end, and nothing of one for good', async () => {
    await exclude(6);
    const months = (Date.parse((await player.bet(1_000)).protection.until) - Date.now()) / (30 * 86_400_000);
    expect(months).toBeGreaterThan(5.9);
    expect(months).toBeLessThan(6.3);
    await exclude(null);
    expect((await player.bet(1_000)).protection).toEqual({ by: 'exclusion' });
  });

  test('own records are read, and nothing is offered', async () => {
    await exclude();
    const reads: [CallName, object][] = [
      ['listBets', { size: 5 }],
      ['listTransactions', { size: 5 }],
      ['getProfitAndLoss', {}],
      ['listWithdrawals', { size: 5 }],
      ['getProtection', {}],
    ];
    for (const [name, request] of reads) {
      const today = new Date().toISOString().slice(0, 10);
      const reply = await player.send(name, calls[name].path.startsWith('protection') ? {} : { from: today, to: today, ...request });
      expect([name, reply.status]).toEqual([name, 200]);
    }
    expect(await mayReceive(db(), player.id)).toBe(false);
    expect(await mayReceive(db(), player.id, { isEarned: true })).toBe(true);
    expect((await player.send('listRains', {})).body.value).toMatchObject({ running: [], coming: [] });
  });

  test('a multi-period order ends, and what it holds returns at once', async () => {
    const periods = [await lottery.openPeriod('fast5', -1), await lottery.openPeriod('fast5', 59)];
    await player.send('submitLotteryChase', { lottery: 'fast5', bets: [big], periods: periods.map((period) => ({ period, multiple: 1 })) });
    expect(await player.balance()).toBe(498_000);
    await take();
    expect(await player.balance()).toBe(499_000);
    expect((await player.send('listLotteryChases', {})).body.value.rows[0]).toMatchObject({ state: 'stopped', returned: 1_000 });
  });

  test('what lies with vendors comes back to the main wallet', async () => {
    await player.send('transferFund', { from: 'main', to: 'ALB', amount: 200_000 });
    await take();
    expect((await player.send('listVendorWallets', {})).body.value).toMatchObject({ balance: 500_000 });
  });
});

describe('LCCP nobody opens what a player has closed', () => {
  test('a longer break takes the place of a shorter one, never the other way round', async () => {
    await take(168);
    const { until } = (await player.read()).closure ?? {};
    await take(24);
    expect((await player.read()).closure?.until).toBe(until);
    await take(720);
    expect(Date.parse((await player.read()).closure?.until ?? '')).toBeGreaterThan(Date.parse(until ?? ''));
  });

  test.each([
    ['earlier', sql`closed_until = now(), opens_at = now()`],
    ['to another player', sql`customer_id = gen_random_uuid()`],
    ['away', sql`closed_by = null, closed_at = null, closed_until = null, opens_at = null`],
  ])('the database refuses to move its end %s', async (_, change) => {
    await exclude();
    await expect(rowsOf(db(), sql`update protection_guards set ${change} where customer_id = ${player.id}::uuid`)).rejects.toThrow();
    await expect(rowsOf(db(), sql`delete from protection_guards where customer_id = ${player.id}::uuid`)).rejects.toThrow();
  });

  test('after a break play is open by itself', async () => {
    await take();
    await player.waitHours(24);
    expect((await player.read()).closure).toBeUndefined();
    const session = sessionIn(await launchGame(gateway.url, { token: player.token }));
    expect((await player.bet(1_000, { session })).status).toBe('OK');
  });

  test('after an exclusion play returns only by asking, a day later', async () => {
    const ask = () => player.send('askReturn', {});
    await exclude(6);
    expect((await ask()).body.errorCode).toBe('closure_stands');
    expect((await take()).body.errorCode).toBe('closure_stands');
    await player.waitHours(24 * 190);
    expect((await player.read()).closure).toMatchObject({ kind: 'exclusion', canAskReturn: true });
    expect((await player.bet(1_000)).code).toBe('PLAY_CLOSED');
    expect((await ask()).status).toBe(200);
    expect((await ask()).body.errorCode).toBe('closure_stands');
    expect((await player.bet(1_000)).code).toBe('PLAY_CLOSED');
    await player.waitHours(24);
    const session = sessionIn(await launchGame(gateway.url, { token: player.token }));
    expect((await player.bet(1_000, { session })).status).toBe('OK');
  });

  test('the database refuses a return after less than a day, but for a minute between the clocks of two machines', async () => {
    await exclude(6);
    await player.waitHours(24 * 190);
    const returnIn = (time: string) =>
      db().execute(
        sql`update protection_guards set opens_at = clock_timestamp() + ${time}::interval where customer_id = ${player.id}::uuid`,
      );
    await expect(returnIn('23 hours 58 minutes')).rejects.toThrow();
    await returnIn('23 hours 59 minutes 30 seconds');
  });

  test('one for good has no end; a longer one takes the place of a shorter one', async () => {
    await exclude(6);
    expect((await exclude(6)).status).toBe(200);
    expect((await exclude(null)).status).toBe(200);
    expect((await player.read()).closure).toMatchObject({ kind: 'exclusion', canAskReturn: false });
    expect((await player.read()).closure?.until).toBeUndefined();
    expect((await exclude(12)).body.errorCode).toBe('closure_stands');
  });

  test.each([23, 1_009])('a break of %i hours is none', async (hours) => {
    expect((await take(hours)).body.errorCode).toBe('validation_failed');
  });
});
