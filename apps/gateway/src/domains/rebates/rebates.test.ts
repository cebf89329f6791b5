import { randomUUID } from 'node:crypto';
import { calls, type Rebate, type Transaction } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { someOrAll } from '../../testingRuns.ts';
import { testTimeZone } from '../../testingZone.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';
import { setRate } from './rates.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
beforeEach(async () => {
  await db().execute(sql`delete from rebate_rates`);
  for (const [vendorType, rate] of [['RNG', 60] as const, ['LIVE', 45] as const]) {
    await setRate(db(), { vendorType, rate, timeZone: testTimeZone, fromDay: '2026-01-01' });
  }
});

interface Round {
  roundId: string;
  vendorType: string;
  bet: number;
  daysAgo: number;
}
async function newMember() {
  const { username, send, balance } = await house.newMember();
  const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${username}`);
  const id = row?.id ?? '';
  return {
    username,
    balance,
    transactions: async () => {
      const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const days = { from: dayIn(-1), to: dayIn(1) };
      return ((await send('listTransactions', { ...days, group: 'bonus' })).body.value as { rows: Transaction[] }).rows;
    },
    rebate: async (): Promise<Rebate> => calls.getRebate.response.parse((await send('getRebate', {})).body.value),
    claim: async (key = randomUUID()) => (await send('claimRebate', {}, key)).body,
    /** A round that is over, as it is now; one whose stakes were taken back has a bet of 0. */
    round: ({ roundId, vendorType, bet, daysAgo }: Round) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, opened_at, ended_at)
        values (${id}::uuid, 'p', ${roundId}, 'g', ${vendorType}, 'VND', ${bet}, now() - make_interval(days => ${daysAgo}::int), now())
        on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total`),
    /** The next day: what was claimed, and is over, is one more day ago. */
    nextDay: async () => {
      await db().execute(sql`update rebate_lines set day = day - 1 where customer_id = ${id}::uuid`);
      await db().execute(sql`update rebate_claims set day = day - 1 where customer_id = ${id}::uuid`);
    },
  };
}

test('§2 the turnover of days that are over is a line by type, is claimed once, and is in the ledger as a rebate', async () => {
  const member = await newMember();
  expect(await member.rebate()).toMatchObject({ lines: [], claimable: 0, isClaimed: false, claims: [], rates: [{}, {}] });
  expect((await member.claim()).errorCode).toBe('rebate_not_open');
  await member.round({ roundId: 'a', vendorType: 'RNG', bet: 100_050, daysAgo: 1 });
  await member.round({ roundId: 'b', vendorType: 'LIVE', bet: 20_000, daysAgo: 3 });
  await member.round({ roundId: 'c', vendorType: 'SPORTS', bet: 20_000, daysAgo: 1 });
  await member.round({ roundId: 'd', vendorType: 'RNG', bet: 7_000, daysAgo: 0 });
  const lines = [
    { vendorType: 'RNG', rate: 60, turnover: 100_050, amount: 600 },
    { vendorType: 'LIVE', rate: 45, turnover: 20_000, amount: 90 },
  ];
  expect(await member.rebate()).toMatchObject({ lines, claimable: 690 });
  await house.follow();
  expect(await member.rebate(), 'the same once the figures have it').toMatchObject({ lines, claimable: 690 });

  const replies = await Promise.all(Array.from({ length: 64 }, () => member.claim()));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(replies.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['rebate_not_open']));
  expect(await member.balance()).toBe(start + 690);
  expect(await member.rebate()).toMatchObject({ lines: [], claimable: 0, isClaimed: true, claims: [{ amount: 690, lines }] });
  expect(await member.transactions()).toMatchObject([{ kind: 'rebate', amount: 690 }, { kind: 'welcome' }]);
});

test('a claim with the key of the one before has its reply, and moves nothing', async () => {
  const member = await newMember();
  await member.round({ roundId: 'a', vendorType: 'RNG', bet: 100_000, daysAgo: 1 });
  const key = randomUUID();
  const first = await member.claim(key);
  expect(await member.claim(key)).toEqual(first);
  expect(await member.balance()).toBe(start + 600);
});

test('a round that comes late is the next day’s, and one that was taken back is taken off it', async () => {
  const member = await newMember();
  await member.round({ roundId: 'a', vendorType: 'RNG', bet: 100_000, daysAgo: 1 });
  await member.claim();
  await member.round({ roundId: 'late', vendorType: 'RNG', bet: 50_000, daysAgo: 2 });
  expect(await member.rebate()).toMatchObject({ lines: [{ turnover: 50_000, amount: 300 }], claimable: 0, isClaimed: true });
  await member.nextDay();
  await member.round({ roundId: 'a', vendorType: 'RNG', bet: 0, daysAgo: 1 });
  await house.follow();
  expect(await member.rebate()).toMatchObject({ lines: [{ turnover: -50_000, amount: -300 }], claimable: 0, isClaimed: false });
  expect((await member.claim()).errorCode).toBe('rebate_not_open');
  await member.round({ roundId: 'new', vendorType: 'LIVE', bet: 100_000, daysAgo: 1 });
  expect(await member.rebate(), 'of another type’s as well').toMatchObject({ claimable: 150 });
  await member.claim();
  expect(await member.balance()).toBe(start + 600 + 150);
});

test('days that are over keep the rate that they had', async () => {
  const member = await newMember();
  await member.round({ roundId: 'a', vendorType: 'RNG', bet: 100_000, daysAgo: 3 });
  await member.round({ roundId: 'b', vendorType: 'RNG', bet: 100_000, daysAgo: 1 });
  expect(await house.operate('rebate', 'rates', 'RNG=1.25', 'LIVE=0')).toBe('RNG 1.25 %');
  expect(await member.rebate()).toMatchObject({
    lines: [{ rate: 60, turnover: 200_000 }],
    rates: [{ vendorType: 'RNG', rate: 125 }],
  });
  const [yesterday] = await rowsOf<{ day: string }>(
    db(),
    sql`select ((clock_timestamp() at time zone ${testTimeZone})::date - 1)::text as day`,
  );
  await setRate(db(), { vendorType: 'RNG', rate: 100, timeZone: testTimeZone, fromDay: yesterday?.day ?? '' });
  expect(await member.rebate()).toMatchObject({
    lines: [
      { rate: 100, turnover: 100_000, amount: 1_000 },
      { rate: 60, turnover: 100_000, amount: 600 },
    ],
  });
});

test.each(['RNG=101', 'RNG=0.005', 'RNG', 'RNG=-1', 'POKER=1', 'RNG=1e1'])('refuses the rate %s', async (word) => {
  await expect(house.operate('rebate', 'rates', 'LIVE=2', word)).rejects.toThrow();
  expect(await house.operate('rebate', 'rates')).toBe('LIVE 0.45 %\nRNG 0.6 %');
});

test('an account that is frozen is told nothing and given nothing', async () => {
  const member = await newMember();
  await member.round({ roundId: 'a', vendorType: 'RNG', bet: 100_000, daysAgo: 1 });
  await db().execute(sql`update customers set frozen_at = now() where account = ${member.username}`);
  expect(await member.rebate()).toMatchObject({ lines: [], rates: [], claimable: 0 });
  expect((await member.claim()).errorCode).toBe('rebate_not_open');
});

test('whatever is played, taken back and claimed: the parts come to the floor of the whole', async () => {
  const act = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        roundId: fc.constantFrom('1', '2', '3', '4'),
        vendorType: fc.constantFrom('RNG', 'LIVE'),
        bet: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 2_000_000_000 })),
        isFollowed: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.constant('claim' as const) },
  );
  const rates: Record<string, bigint> = { RNG: 60n, LIVE: 45n };
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
      const member = await newMember();
      const rounds = new Map<string, { vendorType: string; bet: number }>();
      const floorOf = (type: string): number => {
        const turnover = [...rounds.values()].filter(({ vendorType }) => vendorType === type).reduce((sum, { bet }) => sum + bet, 0);
        return Number((BigInt(turnover) * (rates[type] ?? 0n)) / 10_000n);
      };
      const whole = (): number => floorOf('RNG') + floorOf('LIVE');
      let paid = 0;
      for (const one of [...acts, 'claim' as const]) {
        if (one !== 'claim') {
          const vendorType = rounds.get(one.roundId)?.vendorType ?? one.vendorType;
          rounds.set(one.roundId, { vendorType, bet: one.bet });
          await member.round({ ...one, vendorType, daysAgo: 2 });
          if (one.isFollowed) await house.follow();
          continue;
        }
        const { success } = await member.claim();
        expect(success).toBe(whole() > paid);
        paid = Math.max(paid, whole());
        expect(await member.balance()).toBe(start + paid);
        await member.nextDay();
      }
    }),
    { numRuns: someOrAll(12, 200) },
  );
});
