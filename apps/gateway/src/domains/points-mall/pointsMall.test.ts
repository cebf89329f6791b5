import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type CallName,
  type Calls,
  calls,
  type MemberPoints,
  type PointMovement,
  type PointReward,
  type PointRewardTerms,
  type Redemption,
  type RequestInputOf,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { someOrAll } from '../../testingRuns.ts';
import { testTimeZone } from '../../testingZone.ts';
import { promotionsHouse, signUpTerms } from '../promotions/testingPromotions.ts';
import { pointUnits, setPointRate } from './pointRates.ts';
import { putReward } from './putReward.ts';
import { redeem } from './redeem.ts';

const start = 500_000;
const fundPassword = 'Fund1234';
const shipping = { name: 'Nguyễn An', phone: '0912 345 678', address: '12 Lý Thường Kiệt, Hà Nội' };
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
beforeEach(async () => {
  for (const table of ['point_rates', 'point_rewards', 'redemptions']) await db().execute(sql.raw(`delete from ${table}`));
  await setPointRate(db(), { gameType: 'slot', unit: 1_000, hundredths: 150, timeZone: testTimeZone, fromDay: '2026-01-01' });
  await setPointRate(db(), { gameType: 'live', unit: 2_000, hundredths: 100, timeZone: testTimeZone, fromDay: '2026-01-01' });
});

const terms = (part: Partial<PointRewardTerms> & { rewardId: string }): PointRewardTerms => ({
  type: 'gifts',
  picture: 'cards',
  name: { vi: 'Bộ bài', en: 'A deck' },
  condition: { vi: 'Giấy Đức.', en: 'German paper.' },
  points: 800,
  amount: 0,
  delivery: { type: 'goods' },
  ...part,
});
/** A day of the brand's zone, so many days ago. */
const dayAgo = async (days: number): Promise<string> => {
  const [row] = await rowsOf<{ day: string }>(
    db(),
    sql`select ((clock_timestamp() at time zone ${testTimeZone}::text)::date - ${days}::int)::text as day`,
  );
  return row?.day ?? '';
};
const put = (part: Parameters<typeof terms>[0], place = 0) => putReward(db(), { terms: terms(part), place });

async function newMember({ points = 0 } = {}) {
  const member = await house.newMember({ paymentPassword: fundPassword });
  const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${member.username}`);
  const id = row?.id ?? '';
  if (points > 0) await house.operate('points', 'give', member.username, String(points), 'birthday');
  const valueIn = async <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>) =>
    calls[name].response.parse((await member.send(name, request)).body.value);
  return {
    ...member,
    id,
    points: async () => (await valueIn('getPoints', {})) as MemberPoints,
    rewards: async () => ((await valueIn('listPointRewards', {})) as { rows: PointReward[] }).rows,
    requests: async () => ((await valueIn('listRedemptions', {})) as { rows: Redemption[] }).rows,
    movements: async () => ((await valueIn('listPointMovements', {})) as { rows: PointMovement[] }).rows,
    redeem: async (part: Partial<RequestInputOf<Calls['redeemReward']>> = {}, key = randomUUID()) =>
      (await member.send('redeemReward', { rewardId: 'deck', points: 800, amount: 0, fundPassword, shipping, ...part }, key)).body,
    convert: async (count: number, amount: number, key = randomUUID()) =>
      (await member.send('convertPoints', { points: count, amount, fundPassword }, key)).body,
    /** A round that is over, as it is now; one whose stakes were taken back has a bet of 0. */
    round: ({ roundId, vendorType = 'RNG', bet, daysAgo = 0 }: { roundId: string; vendorType?: string; bet: number; daysAgo?: number }) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, opened_at, ended_at)
        values (${id}::uuid, 'p', ${roundId}, 'g', ${vendorType}, 'VND', ${bet}, now() - make_interval(days => ${daysAgo}::int), now())
        on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total`),
  };
}

describe('§3 points', () => {
  test('play brings whole points by the type of game, and the rest is carried and told', async () => {
    const member = await newMember();
    await member.round({ roundId: 'a', bet: 1_500 });
    await member.round({ roundId: 'b', vendorType: 'LIVE', bet: 1_660 });
    await member.round({ roundId: 'c', vendorType: 'SPORTS', bet: 9_000 });
    await house.follow();
    expect(await member.points()).toMatchObject({
      balance: 2,
      rates: [
        { gameType: 'live', unit: 2_000, hundredths: 100, left: 340 },
        { gameType: 'slot', unit: 1_000, hundredths: 150, left: 500 },
      ],
    });
    await member.round({ roundId: 'd', vendorType: 'FISH', bet: 500 });
    await member.round({ roundId: 'e', vendorType: 'LIVE', bet: 340 });
    await house.follow();
    expect(await member.points()).toMatchObject({ balance: 4, rates: [{ left: 2_000 }, { left: 667 }] });
    const movements = await member.movements();
    expect(movements.map(({ seq, kind, balanceAfter }) => ({ seq, kind, balanceAfter }))).toEqual([
      { seq: 3, kind: 'pointsEarned', balanceAfter: 4 },
      { seq: 2, kind: 'pointsEarned', balanceAfter: 3 },
      { seq: 1, kind: 'pointsEarned', balanceAfter: 2 },
    ]);
    expect(
      movements
        .slice(0, 2)
        .map(({ remark }) => remark)
        .sort(),
    ).toEqual(['live', 'slot']);
  });

  test('a round that was taken back takes its turnover back: points stay, and the next ones come later', async () => {
    const member = await newMember();
    await member.round({ roundId: 'a', bet: 4_000 });
    await house.follow();
    await member.round({ roundId: 'a', bet: 0 });
    await house.follow();
    expect(await member.points()).toMatchObject({ balance: 6, rates: [{}, { left: 4_667 }] });
    await member.round({ roundId: 'b', bet: 4_666 });
    await house.follow();
    expect(await member.points()).toMatchObject({ balance: 6, rates: [{}, { left: 1 }] });
    await member.round({ roundId: 'c', bet: 1 });
    await house.follow();
    expect(await member.points()).toMatchObject({ balance: 7 });
  });

  test('a rate holds from the next day on: a day keeps the rate that it began with, whatever comes late or is taken back', async () => {
    const member = await newMember();
    await member.round({ roundId: 'a', bet: 4_000 });
    await house.follow();
    expect(await house.operate('points', 'rates', 'slot=500:200')).toBe('live 2000:1\nslot 500:200');
    expect(await member.points()).toMatchObject({ balance: 6, rates: [{}, { unit: 1_000, hundredths: 150 }] });
    await member.round({ roundId: 'a', bet: 0 });
    await member.round({ roundId: 'b', bet: 4_666 });
    await house.follow();
    expect(await member.points(), 'as if it had never been').toMatchObject({ balance: 6, rates: [{}, { left: 1 }] });
    await setPointRate(db(), { gameType: 'slot', unit: 500, hundredths: 200, timeZone: testTimeZone, fromDay: await dayAgo(1) });
    await member.round({ roundId: 'late', bet: 1, daysAgo: 3 });
    await member.round({ roundId: 'new', bet: 250, daysAgo: 1 });
    await house.follow();
    expect(await member.points()).toMatchObject({ balance: 6 + 1 + 1 });
  });

  test('whatever is played, taken back and counted: points are the most whole ones that turnover came to', async () => {
    const act = fc.record({
      roundId: fc.constantFrom('1', '2', '3'),
      bet: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 700 }), fc.integer({ min: 0, max: 2_000_000_000 })),
      isFollowed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 10 }),
        fc.constantFrom(1_000, 8, 1_000_000),
        fc.integer({ min: 1, max: 1_000 }),
        async (acts, unit, hundredths) => {
          await setPointRate(db(), { gameType: 'slot', unit, hundredths, timeZone: testTimeZone, fromDay: '2026-01-01' });
          const member = await newMember();
          const rounds = new Map<string, number>();
          let most = 0n;
          for (const { roundId, bet, isFollowed } of [...acts, { roundId: 'last', bet: 1, isFollowed: true }]) {
            rounds.set(roundId, bet);
            await member.round({ roundId, bet });
            if (!isFollowed) continue;
            await house.follow();
            const turnover = [...rounds.values()].reduce((sum, one) => sum + BigInt(one), 0n);
            const points = (turnover * BigInt(hundredths)) / BigInt(100 * unit);
            most = points > most ? points : most;
            expect((await member.points()).balance).toBe(Number(most));
          }
        },
      ),
      { numRuns: someOrAll(8, 100) },
    );
  });

  test.each(['slot=0:1', 'slot=3000:1', 'slot=1000:1.234', 'slot=1000', 'poker', 'chess=1000:1', 'slot=-1:1', 'slot=1e3:1'])(
    'refuses the rate %s, and changes none',
    async (rate) => {
      await expect(house.operate('points', 'rates', 'live=1000:1', rate)).rejects.toThrow();
      expect(await house.operate('points', 'rates')).toBe('live 2000:1\nslot 1000:1.5');
    },
  );

  test.each(['0', '1.5', '1e3', '-1', '9007199254740991'])('customer service gives nobody %s points', async (count) => {
    const member = await newMember();
    await expect(house.operate('points', 'give', member.username, count)).rejects.toThrow('whole number');
    expect((await member.points()).balance).toBe(0);
  });

  test('an agent has no points', async () => {
    const member = await newMember();
    await db().execute(sql`update customers set type = 1 where id = ${member.id}::uuid`);
    await member.round({ roundId: 'a', bet: pointUnits });
    await house.follow();
    expect(await rowsOf(db(), sql`select 1 from accounts where customer_id = ${member.id}::uuid and kind = 'points'`)).toEqual([]);
  });
});

describe('§2 redeeming', () => {
  test('a gift is asked for, approved and completed; its price is that of its moment', async () => {
    await put({ rewardId: 'deck', stock: 2, amount: 30_000 });
    const member = await newMember({ points: 1_000 });
    expect(await member.rewards()).toMatchObject([{ rewardId: 'deck', left: 2, redeemed: 0 }]);
    const { value } = await member.redeem({ amount: 30_000 });
    expect(value).toMatchObject({ balance: 200, redemption: { status: 'applying', points: 800, amount: 30_000 } });
    expect(value.redemption.shipping).toEqual({ ...shipping, phone: '+84912345678' });
    expect(await member.balance()).toBe(start - 30_000);
    expect(await member.rewards()).toMatchObject([{ left: 1, redeemed: 1 }]);
    await put({ rewardId: 'deck', stock: 2, points: 900 });
    const { redemptionId } = value.redemption;
    expect(await house.operate('mall', 'requests')).toContain(`${redemptionId} applying ${member.username}`);
    expect(await house.operate('mall', 'approve', redemptionId, 'on', 'its', 'way')).toBe('The request is passed.');
    expect(await member.requests()).toMatchObject([{ status: 'passed', remark: 'on its way', points: 800 }]);
    expect(await house.operate('mall', 'complete', redemptionId)).toBe('The request is completed.');
    expect(await member.requests()).toMatchObject([{ status: 'completed', remark: 'on its way' }]);
    await expect(house.operate('mall', 'reject', redemptionId, 'no')).rejects.toThrow('completed');
  });

  test('a rejected request gives points, money and stock back together, with the reason', async () => {
    await put({ rewardId: 'deck', stock: 1, amount: 30_000 });
    const member = await newMember({ points: 800 });
    const { redemptionId } = (await member.redeem({ amount: 30_000 })).value.redemption;
    expect((await member.redeem({ amount: 30_000 })).errorCode).toBe('reward_sold_out');
    await expect(house.operate('mall', 'reject', redemptionId)).rejects.toThrow('why');
    await house.operate('mall', 'reject', redemptionId, 'no courier');
    expect(await member.requests()).toMatchObject([{ status: 'rejected', remark: 'no courier' }]);
    expect((await member.points()).balance).toBe(800);
    expect(await member.balance()).toBe(start);
    expect(await member.rewards()).toMatchObject([{ left: 1, redeemed: 0 }]);
    expect((await member.movements()).map(({ kind, changed, name }) => [kind, changed, name?.en])).toEqual([
      ['pointsReturned', 800, 'A deck'],
      ['pointsRedeemed', -800, 'A deck'],
      ['pointsGiven', 800, undefined],
    ]);
    await expect(house.operate('mall', 'approve', redemptionId)).rejects.toThrow('rejected');
  });

  test('credit and tickets come at once, and need no address', async () => {
    await put({ rewardId: 'credit', type: 'preferential', points: 100, delivery: { type: 'credit', amount: 5_000 } });
    const member = await newMember({ points: 100 });
    const reply = await member.redeem({ rewardId: 'credit', points: 100, shipping: undefined });
    expect(reply.value).toMatchObject({ balance: 0, redemption: { status: 'completed' } });
    expect(await member.balance()).toBe(start + 5_000);
  });

  test('the last piece goes to one of 64 who ask at once', async () => {
    await put({ rewardId: 'deck', stock: 1 });
    const members = await Promise.all(Array.from({ length: 64 }, () => newMember({ points: 800 })));
    const asked = { rewardId: 'deck', points: 800, amount: 0 };
    const context = { shipping: () => shipping, timeZone: testTimeZone };
    const results = await Promise.allSettled(members.map(({ id }) => db().transaction((tx) => redeem(tx, id, asked, context))));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 63 }, () => 'reward_sold_out'));
    const [row] = await rowsOf(
      db(),
      sql`select sum(balance)::int as points from accounts where kind = 'points' and customer_id in (${sql.join(
        members.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    );
    expect(row).toEqual({ points: 63 * 800 });
  });

  test('a request with the key of the one before has its reply, and takes nothing', async () => {
    await put({ rewardId: 'deck' });
    const member = await newMember({ points: 1_600 });
    const key = randomUUID();
    const first = await member.redeem({}, key);
    expect(await member.redeem({}, key)).toEqual(first);
    expect((await member.points()).balance).toBe(800);
  });

  test.each([
    ['another price than was read', { points: 700 }, 'reward_changed'],
    ['another amount than was read', { amount: 1 }, 'reward_changed'],
    ['a reward that is not there', { rewardId: 'none' }, 'reward_not_found'],
    ['a reward before its time', { rewardId: 'soon' }, 'reward_not_found'],
    ['a reward behind its time', { rewardId: 'over' }, 'reward_not_found'],
    ['a reward with too few points', { rewardId: 'dear', points: 9_000 }, 'insufficient_points'],
    ['a reward with too little money', { rewardId: 'paid', amount: 9_000_000 }, 'insufficient_balance'],
    ['a wrong fund password', { fundPassword: 'Wrong123' }, 'fund_password_error'],
    ['a name of blanks', { shipping: { ...shipping, name: ' \u00a0 ' } }, 'validation_failed'],
    ['a name that hides letters', { shipping: { ...shipping, name: 'An\u202eBình' } }, 'validation_failed'],
    ['no phone', { shipping: { ...shipping, phone: '123456' } }, 'phoneNumber_format_error'],
    ['a short address', { shipping: { ...shipping, address: 'Hà Nội' } }, 'validation_failed'],
    ['no address', { shipping: undefined }, 'validation_failed'],
  ] as const)('refuses %s, and takes nothing', async (_, part, code) => {
    await put({ rewardId: 'deck', stock: 1 });
    await put({ rewardId: 'soon', startsAt: new Date(Date.now() + 60_000).toISOString() });
    await put({ rewardId: 'over', endsAt: new Date(Date.now() - 60_000).toISOString() });
    await put({ rewardId: 'dear', points: 9_000 });
    await put({ rewardId: 'paid', amount: 9_000_000 });
    const member = await newMember({ points: 800 });
    expect((await member.redeem(part)).errorCode).toBe(code);
    expect(calls.redeemReward.errors).toContain(code);
    expect((await member.points()).balance).toBe(800);
    expect(await member.balance()).toBe(start);
    expect(await member.requests()).toEqual([]);
    expect((await member.rewards()).map(({ redeemed }) => redeemed)).toEqual([0, 0, 0]);
  });

  test('money that is still to be wagered does not leave as goods, and nothing is taken', async () => {
    await put({ rewardId: 'deck', amount: 1 });
    await house.offer(signUpTerms({ promotionId: 'welcome' }));
    const member = await newMember({ points: 800 });
    await member.claim('welcome');
    expect((await member.redeem({ amount: 1 })).errorCode).toBe('turnover_not_met');
    expect(calls.redeemReward.errors).toContain('turnover_not_met');
    expect((await member.points()).balance).toBe(800);
    expect(await member.balance()).toBe(start + 1_000);
  });

  test('an account that is frozen redeems and converts nothing', async () => {
    await put({ rewardId: 'deck' });
    const member = await newMember({ points: 2_000 });
    await db().execute(sql`update customers set frozen_at = now() where id = ${member.id}::uuid`);
    expect((await member.redeem()).errorCode).toBe('account_frozen');
    expect((await member.convert(1_000, 1_000)).errorCode).toBe('account_frozen');
  });

  test('a brand’s rewards are read from a file, and each fault names its field', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'mall-')), 'rewards.json');
    const write = (rewards: unknown) => writeFileSync(file, JSON.stringify(rewards));
    write([terms({ rewardId: 'tea' }), { ...terms({ rewardId: 'b' }), points: -1 }, { ...terms({ rewardId: 'c' }), price: 1 }]);
    await expect(house.operate('mall', 'put', file)).rejects.toThrow(
      /2: points: .*\n3: price: there is no such field\nNothing has changed/s,
    );
    for (const startsAt of ['2030-1', '2030-01-31', '5', '+012026-01-01T00:00:00Z']) {
      write([terms({ rewardId: 'tea', startsAt })]);
      await expect(house.operate('mall', 'put', file), startsAt).rejects.toThrow('startsAt is a time such as');
    }
    write([terms({ rewardId: 'tea', stock: 1, startsAt: '2026-02-31T00:00:00+07:00' })]);
    expect(await house.operate('mall', 'put', file)).toBe('tea is in the mall.');
    await newMember({ points: 800 }).then((member) => member.redeem({ rewardId: 'tea' }));
    write([terms({ rewardId: 'tea', stock: 0 })]);
    await expect(house.operate('mall', 'put', file)).rejects.toThrow('tea: stock: more were redeemed already.');
    expect(await house.operate('mall', 'list')).toBe('tea on 800 points, 1 of 1: A deck');
    expect(await house.operate('mall', 'close', 'tea')).toContain('off');
    expect(await (await newMember()).rewards()).toEqual([]);
  });
});

describe('§7 converting points', () => {
  beforeEach(() => house.operate('points', 'convert', '100=250', 'from', '300'));
  test('points come to credit by the brand’s rate, and a rest stays', async () => {
    const member = await newMember({ points: 1_000 });
    expect(await member.points()).toMatchObject({ conversion: { points: 100, amount: 250, minimum: 300 }, hasFundPassword: true });
    expect((await member.convert(350, 750)).value).toEqual({ points: 300, amount: 750, balance: 700 });
    expect(await member.balance()).toBe(start + 750);
  });

  test.each([
    ['fewer than the least', 299, 500, 'points_out_of_range'],
    ['another rate than was read', 300, 300, 'reward_changed'],
    ['more than there are', 1_100, 2_750, 'insufficient_points'],
    ['an endless number', 1e21, 1, 'validation_failed'],
    ['a negative number', -300, 1, 'validation_failed'],
  ])('refuses %s', async (_, count, amount, code) => {
    const member = await newMember({ points: 1_000 });
    expect((await member.convert(count, amount)).errorCode).toBe(code);
    expect((await member.points()).balance).toBe(1_000);
    expect(await member.balance()).toBe(start);
  });

  test('a brand may let nobody convert', async () => {
    const member = await newMember({ points: 1_000 });
    await house.operate('points', 'convert', 'off');
    expect(await member.points()).not.toHaveProperty('conversion');
    expect((await member.convert(300, 750)).errorCode).toBe('reward_changed');
  });
});
