import { randomUUID } from 'node:crypto';
import type { CallName, Calls, PointRewardTerms, RequestInputOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { setPointRate } from '../../apps/gateway/src/domains/points-mall/pointRates.ts';
import { postPoints } from '../../apps/gateway/src/domains/points-mall/postPoints.ts';
import { putReward } from '../../apps/gateway/src/domains/points-mall/putReward.ts';
import { promotionsHouse, signUpTerms } from '../../apps/gateway/src/domains/promotions/testingPromotions.ts';
import { keepEvent } from '../../apps/gateway/src/live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call } from '../../apps/gateway/src/testingClient.ts';
import { testTimeZone } from '../../apps/gateway/src/testingZone.ts';
import { createDatabase } from './support/databases.ts';
import { invariants } from './support/invariants.ts';
import { countWaiting } from './support/waiting.ts';

const start = 500_000;
const fundPassword = 'Fund1234';
const shipping = { name: 'Nguyễn An', phone: '0912 345 678', address: '12 Lý Thường Kiệt, Hà Nội' };
const deck: PointRewardTerms = {
  ...{ rewardId: 'deck', type: 'gifts', picture: 'cards', points: 800, amount: 0, delivery: { type: 'goods' }, stock: 1 },
  ...{ name: { vi: 'Bộ bài', en: 'A deck' }, condition: { vi: 'Giấy Đức.', en: 'German paper.' } },
};
const askForDeck = { rewardId: 'deck', points: 800, amount: 0, fundPassword, shipping };
/** Two processes' worth of gateways on one database. */
let gateways: TestGateway[] = [];
let houses: ReturnType<typeof promotionsHouse>[] = [];
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', RATE_MAX: '1000000' };
  for (let count = 0; count < 2; count += 1) gateways = [...gateways, await startTestGateway({ databaseUrl, env })];
  houses = gateways.map(promotionsHouse);
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));
const db = () => (gateways[0] as TestGateway).services.database.db;
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(db(), statement);
const house = (place = 0) => houses[place % 2] as (typeof houses)[number];
const deadlocks = async () =>
  (await rows(sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`))[0];

let before: unknown;
beforeEach(async () => {
  await db().execute(sql`delete from point_rewards`);
  before = await deadlocks();
});
const ofTheLedger = /^each transaction|^each balance|^all accounts of|^no player owes|^each entry/;
afterEach(async () => {
  for (const [rule, broken] of Object.entries(invariants)) if (ofTheLedger.test(rule)) expect(await rows(broken), rule).toEqual([]);
  expect(await deadlocks()).toEqual(before);
});

async function newMember(points: number) {
  const member = await house().newMember({ paymentPassword: fundPassword });
  const [row] = await rows<{ id: string }>(sql`select id from customers where account = ${member.username}`);
  const id = row?.id ?? '';
  if (points > 0) await db().transaction((tx) => postPoints(tx, id, { points, kind: 'pointsGiven', reference: 'a test' }));
  return {
    ...member,
    id,
    points: async () => (await member.send('getPoints', {})).body.value.balance as number,
    /** At one of the two gateways, with a key of its own. */
    ask: <Name extends CallName>(place: number, name: Name, request: RequestInputOf<Calls[Name]>) =>
      call(gateways[place % 2]?.url ?? '', name, request, { token: member.token, idempotencyKey: randomUUID() }),
    /** Two rounds of a type as they are now, both at once: a gateway's own follower may come at any moment. */
    rounds: (vendorType: 'RNG' | 'LIVE', one: number, two: number) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, opened_at, ended_at)
        select ${id}::uuid, 'p', ${vendorType}::text || n, 'g', ${vendorType}, 'VND', bet, now(), now()
        from (values (1, ${one}::bigint), (2, ${two}::bigint)) as r (n, bet)
        on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total`),
  };
}
type Member = Awaited<ReturnType<typeof newMember>>;

test('the last piece goes to one of 64 who ask for it at once at two gateways, and nobody else loses a point', async () => {
  await putReward(db(), { terms: deck, place: 0 });
  const members: Member[] = [];
  for (let at = 0; at < 64; at += 16) members.push(...(await Promise.all(Array.from({ length: 16 }, () => newMember(800)))));
  const replies = await Promise.all(members.map((member, place) => member.ask(place, 'redeemReward', askForDeck)));
  expect(replies.map(({ body }) => body.errorCode ?? 'taken').sort()).toEqual([
    ...Array.from({ length: 63 }, () => 'reward_sold_out'),
    'taken',
  ]);
  const left = await Promise.all(members.map((member) => member.points()));
  expect(left).toEqual(replies.map(({ status }) => (status === 200 ? 0 : 800)));
});

test('a member who redeems and converts 64 times at once has what he took and what is left, and never less than nothing', async () => {
  await house().operate('points', 'convert', '100=250', 'from', '300');
  await putReward(db(), { terms: { ...deck, amount: 1_000, stock: 64 }, place: 0 });
  const credit: PointRewardTerms = { ...deck, rewardId: 'credit', points: 500, delivery: { type: 'credit', amount: 5_000 }, stock: 64 };
  await putReward(db(), { terms: credit, place: 1 });
  const member = await newMember(9_999);
  /** What each asks for takes, and brings. */
  const kinds = [
    { points: 800, money: -1_000, ask: (place: number) => member.ask(place, 'redeemReward', { ...askForDeck, amount: 1_000 }) },
    {
      points: 500,
      money: 5_000,
      ask: (place: number) => member.ask(place, 'redeemReward', { ...askForDeck, rewardId: 'credit', points: 500 }),
    },
    { points: 300, money: 750, ask: (place: number) => member.ask(place, 'convertPoints', { points: 300, amount: 750, fundPassword }) },
  ];
  const asked = Array.from({ length: 64 }, (_, place) => kinds[place % 3] as (typeof kinds)[number]);
  const replies = await Promise.all(asked.map(({ ask }, place) => ask(Math.floor(place / 3))));
  expect(new Set(replies.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['insufficient_points']));
  const taken = asked.filter((_, place) => replies[place]?.status === 200);
  const sumOf = (of: 'points' | 'money') => taken.reduce((sum, one) => sum + one[of], 0);
  expect(await member.points()).toBe(9_999 - sumOf('points'));
  expect(await member.points()).toBeLessThan(800);
  expect(await member.balance()).toBe(start + sumOf('money'));
});

test('a request that two gateways reject at once gives points, money and stock back once', async () => {
  await putReward(db(), { terms: { ...deck, amount: 30_000 }, place: 0 });
  const member = await newMember(800);
  const reply = await member.ask(0, 'redeemReward', { ...askForDeck, amount: 30_000 });
  const { redemptionId } = reply.body.value.redemption;
  const ends = await Promise.allSettled([0, 1, 2, 3].map((place) => house(place).operate('mall', 'reject', redemptionId, 'no courier')));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([await member.points(), await member.balance()]).toEqual([800, start]);
  expect(await rows(sql`select redeemed from point_rewards`)).toEqual([{ redeemed: 0 }]);
});

test('what two followers count at once, with rounds that are taken back, brings the most whole points that it came to', async () => {
  for (const gameType of ['slot', 'live'] as const)
    await setPointRate(db(), { gameType, unit: 1_000, hundredths: 150, timeZone: testTimeZone, fromDay: '2026-01-01' });
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(0)));
  const most = members.map(() => ({ RNG: 0, LIVE: 0 }));
  /** Stakes of two rounds of each type as each step leaves them: 0 of one that was taken back. */
  for (const [one, two] of [
    [4_000, 666],
    [0, 667],
    [123_457, 0],
    [1, 9_999],
    [123_458, 9_999],
  ] as const) {
    for (const [place, member] of members.entries()) {
      for (const [type, factor] of [
        ['RNG', place + 1],
        ['LIVE', 2 * place + 1],
      ] as const) {
        await member.rounds(type, one * factor, two * factor);
        const counted = most[place] as { RNG: number; LIVE: number };
        counted[type] = Math.max(counted[type], Math.floor(((one + two) * factor * 150) / 100_000));
      }
    }
    await Promise.all(houses.map(({ follow }) => follow()));
    // What a gateway's own follower counts at this moment is committed a moment later.
    const points = () => Promise.all(members.map((member) => member.points()));
    await expect.poll(points).toEqual(most.map(({ RNG, LIVE }) => RNG + LIVE));
  }
});

describe('a follower that has told a member of his bonus, and gives him points, does not lock with', () => {
  test.each([
    [
      'customer service, which rejects his request',
      async (member: Member) => {
        await putReward(db(), { terms: deck, place: 0 });
        const { redemptionId } = (await member.ask(0, 'redeemReward', askForDeck)).body.value.redemption;
        return () => house(1).operate('mall', 'reject', redemptionId, 'no courier');
      },
      800 + 7,
    ],
    [
      'points of a promotion, which he claims',
      async (member: Member) => {
        const reward = { type: 'points', points: 50 } as const;
        await house().offer(signUpTerms({ promotionId: 'points', reward, wagering: { times: 0, of: 'bonus', weights: {} } }));
        return () => member.ask(1, 'claimPromotion', { promotionId: 'points' });
      },
      800 + 50 + 7,
    ],
  ])('%s', async (_, prepare, points) => {
    const member = await newMember(800);
    const act = await prepare(member);
    const end = await db().transaction(async (tx) => {
      await keepEvent(tx, member.id, 'rewardsChanged', async () => ({ change: 'progress' as const }));
      const acting = act();
      await expect.poll(() => countWaiting(db())).toBeGreaterThan(0);
      await postPoints(tx, member.id, { points: 7, kind: 'pointsEarned', reference: 'slot' });
      return { acting };
    });
    await end.acting;
    expect(await member.points()).toBe(points);
  });
});
