import { randomUUID } from 'node:crypto';
import type { DepositOrder, NetDeposits, ProfitAndLoss, WithdrawalOrder } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { followOnce } from '../../rollups/follow.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { someOrAll } from '../../testingRuns.ts';
import { testTimeZone } from '../../testingZone.ts';
import { type CatalogueGame, daysAgo, gamesOf, newRecordsPlayer, thisMonth } from './testingRecords.ts';

let gateway: TestGateway;
let games: CatalogueGame[];
beforeAll(async () => {
  // Nothing takes a step by itself while a test looks.
  gateway = await startTestGateway({ catalogueSize: 40, env: { SANDBOX_CASHIER_DELAY: '600000' } });
  games = await gamesOf(gateway);
});
afterAll(() => gateway.close());

const zero = { count: 0, open: 0, inPlay: 0, bet: 0, win: 0, net: 0 };
const noDeposits = { count: 0, deposit: 0, payout: 0, returned: 0, net: 0 };

describe('§2 profit and loss', () => {
  test('each day has the rounds that began on it, by the brand’s midnight, and a day without play is zero', async () => {
    const { play, valueIn } = await newRecordsPlayer(gateway);
    const gameId = games[0]?.gameId ?? '';
    await play({ gameId, roundId: 'too early', bet: 7, openedAt: `${daysAgo(4)}T23:59:59.999999+07:00` });
    await play({ gameId, roundId: 'first', bet: 1_000, win: 2_500, openedAt: `${daysAgo(3)}T00:00:00+07:00` });
    await play({ gameId, roundId: 'last', bet: 400, openedAt: `${daysAgo(3)}T23:59:59.999999+07:00` });
    await play({ gameId, roundId: 'waits', bet: 90, openedAt: `${daysAgo(1)}T12:00:00+07:00`, isOpen: true });
    await play({ gameId, roundId: 'taken back', bet: 0, openedAt: `${daysAgo(2)}T12:00:00+07:00` });
    expect(await valueIn('getProfitAndLoss', { from: daysAgo(3), to: daysAgo(1) })).toEqual({
      days: [
        { day: daysAgo(3), count: 2, open: 0, inPlay: 0, bet: 1_400, win: 2_500, net: 1_100 },
        { day: daysAgo(2), ...zero },
        { day: daysAgo(1), count: 1, open: 1, inPlay: 90, bet: 90, win: 0, net: -90 },
      ],
      vendorTypes: [{ vendorType: games[0]?.vendorType, count: 3, open: 1, inPlay: 90, bet: 1_490, win: 2_500, net: 1_010 }],
      totals: { count: 3, open: 1, inPlay: 90, bet: 1_490, win: 2_500, net: 1_010 },
    });
  });

  test('a period without play has days of zero; future days are left out', async () => {
    const { valueIn } = await newRecordsPlayer(gateway);
    const { days, vendorTypes, totals } = (await valueIn('getProfitAndLoss', { from: daysAgo(1), to: '9999-12-31' })) as ProfitAndLoss;
    expect(days).toEqual([daysAgo(1), daysAgo(0)].map((day) => ({ day, ...zero })));
    expect([vendorTypes, totals]).toEqual([[], zero]);
    expect(((await valueIn('getProfitAndLoss', { from: daysAgo(-1), to: daysAgo(-1) })) as ProfitAndLoss).days).toEqual([]);
  });

  test('for any play, counted in the figures or not, each day and each vendor type has the sums of its rounds', async () => {
    const gameIds = [...games.map(({ gameId }) => gameId), 'a game that is gone'];
    const round = fc.record({
      gameId: fc.constantFrom(...gameIds),
      day: fc.integer({ min: 0, max: 5 }),
      hour: fc.integer({ min: 0, max: 23 }),
      bet: fc.integer({ min: 0, max: 90_000 }),
      win: fc.integer({ min: 0, max: 90_000 }),
      isOpen: fc.boolean(),
      /** What happens to it after the figures were brought up to date. */
      later: fc.constantFrom('nothing', 'reopened', 'settled', 'takenBack'),
    });
    const period = { from: daysAgo(4), to: daysAgo(1) };
    await fc.assert(
      fc.asyncProperty(fc.array(round, { maxLength: 12 }), fc.constantFrom(...games), async (rounds, { vendorType }) => {
        const { id, play, valueIn } = await newRecordsPlayer(gateway);
        const { db } = gateway.services.database;
        for (const [index, { day, hour, later: _, ...one }] of rounds.entries()) {
          await play({ ...one, roundId: `r${index}`, openedAt: `${daysAgo(day)}T${String(hour).padStart(2, '0')}:30:00+07:00` });
        }
        await followOnce(db, testTimeZone);
        const known = rounds.map(({ later, ...one }) => ({
          ...one,
          ...(later === 'reopened' && { isOpen: true }),
          ...(later === 'settled' && { isOpen: false, win: one.win + 1 }),
          ...(later === 'takenBack' && { isOpen: false, bet: 0, win: 0 }),
          day: daysAgo(one.day),
          vendorType: games.find(({ gameId }) => gameId === one.gameId)?.vendorType,
        }));
        for (const [index, { bet, win, isOpen }] of known.entries()) {
          await db.execute(sql`update game_rounds set bet_total = ${bet}, win_total = ${win}, ended_at = case when ${isOpen} then null else now() end
            where customer_id = ${id} and round_id = ${`r${index}`}`);
        }
        const totalsOf = (some: typeof known) => {
          const counting = some.filter(({ day, bet, win }) => day >= period.from && day <= period.to && bet + win > 0);
          const sum = (figure: (one: (typeof known)[number]) => number) => counting.reduce((total, one) => total + figure(one), 0);
          const [bet, win] = [sum((one) => one.bet), sum((one) => one.win)];
          const [open, inPlay] = [sum(({ isOpen }) => Number(isOpen)), sum((one) => (one.isOpen ? one.bet : 0))];
          return { count: counting.length, open, inPlay, bet, win, net: win - bet };
        };
        for (const some of [known, known.filter((one) => one.vendorType === vendorType)]) {
          const filter = some === known ? {} : { vendorType };
          const { days, vendorTypes, totals } = (await valueIn('getProfitAndLoss', { ...period, ...filter })) as ProfitAndLoss;
          expect(totals).toEqual(totalsOf(some));
          expect(await valueIn('getBetTotals', { ...period, ...filter })).toEqual(totalsOf(some));
          expect(await valueIn('getBetTotals', { ...period, ...filter, state: 'settled' })).toEqual(
            totalsOf(some.filter((one) => !one.isOpen)),
          );
          for (const { day, ...played } of days) expect(played).toEqual(totalsOf(some.filter((one) => one.day === day)));
          for (const { vendorType: type, ...played } of vendorTypes) {
            expect(played).toEqual(totalsOf(some.filter((one) => one.vendorType === type)));
          }
          expect(vendorTypes.reduce((sum, { count }) => sum + count, 0)).toBe(totals.count);
        }
      }),
      { numRuns: someOrAll(6, 30) },
    );
  });

  test('an unknown vendor type is refused at its field', async () => {
    const { ask } = await newRecordsPlayer(gateway);
    const reply = await ask('getProfitAndLoss', { ...thisMonth(), vendorType: "RNG' or 1=1" } as never);
    expect(reply.status).toBe(400);
    expect(reply.body.details.fields).toMatchObject([{ field: 'vendorType' }]);
  });
});

describe('§9 net deposits', () => {
  test('credited deposits less paid withdrawals without fees; unreceived parts count back, unfinished orders don’t count', async () => {
    const { id, token, valueIn, ask } = await newRecordsPlayer(gateway);
    const { database, queue, settings, sender, live } = gateway.services;
    const operate = (...words: string[]) => runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
    const cardId = randomUUID();
    await database.db
      .insert(schema.bankCards)
      .values({ customerId: id, id: cardId, bankCode: 'VCB', accountNumber: `97${Date.now()}`, holderName: 'NGUYEN VAN AN' });
    const order = async <Value>(name: 'createWithdrawal' | 'createDeposit', request: object) =>
      (await call(gateway.url, name, request as never, { token, idempotencyKey: randomUUID() })).body.value as Value;
    const orderIds: string[] = [];
    for (let made = 0; made < 6; made += 1) {
      orderIds.push((await order<WithdrawalOrder>('createWithdrawal', { cardId, amount: 10_000, fundPassword: 'Fund1234' })).orderId);
    }
    const [paid, inPart, refused, , , withFee] = orderIds.map(String);
    for (const orderId of [paid, inPart, withFee]) {
      for (let step = 0; step < 3; step += 1) await operate('withdrawal', 'step', orderId ?? '');
    }
    await operate('withdrawal', 'reject', refused ?? '', '--reason', 'no');
    await ask('confirmReceipt', { orderId: inPart ?? '', receipt: 'part', receivedAmount: 4_000 });
    await operate('withdrawal', 'refund', inPart ?? '');
    const { payTo } = await order<DepositOrder>('createDeposit', { channelId: 'vietcombank', amount: 20_000 });
    await operate('deposit', 'credit', payTo?.contentCode ?? '');
    const come = { count: 5, deposit: 20_000, payout: 29_900, returned: 6_000, net: -3_900 };
    expect(await valueIn('getNetDeposits', { from: daysAgo(1), to: daysAgo(0) })).toEqual({
      days: [
        { day: daysAgo(1), ...noDeposits },
        { day: daysAgo(0), ...come },
      ],
      totals: come,
    });
  });

  test('a day begins and ends at the brand’s midnight, and only the player’s own deposits count', async () => {
    const { moveAt, move, valueIn } = await newRecordsPlayer(gateway);
    await move(5_000);
    await moveAt('cashier', [
      { kind: 'deposit', amount: -1, at: `${daysAgo(4)}T23:59:59.999999+07:00` },
      { kind: 'deposit', amount: -20, at: `${daysAgo(3)}T00:00:00+07:00` },
      { kind: 'payout', amount: 300, at: `${daysAgo(3)}T23:59:59.999999+07:00` },
      { kind: 'withdrawalReturned', amount: -4_000, at: `${daysAgo(2)}T00:00:00+07:00` },
      { kind: 'deposit', amount: -50_000, at: `${daysAgo(1)}T00:00:00+07:00` },
    ]);
    const { days, totals } = (await valueIn('getNetDeposits', { from: daysAgo(3), to: daysAgo(2) })) as NetDeposits;
    expect(days).toEqual([
      { day: daysAgo(3), count: 2, deposit: 20, payout: 300, returned: 0, net: -280 },
      { day: daysAgo(2), count: 1, deposit: 0, payout: 0, returned: 4_000, net: 4_000 },
    ]);
    expect(totals).toEqual({ count: 3, deposit: 20, payout: 300, returned: 4_000, net: 3_720 });
  });
});
