import { randomUUID } from 'node:crypto';
import { calls } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJob } from '../../testingJobs.ts';
import { giftTerms, promotionsHouse, signUpTerms } from '../promotions/testingPromotions.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());

type Member = Awaited<ReturnType<typeof house.newMember>>;
const rewardsOf = async (member: Member) => calls.listRewards.response.parse((await member.send('listRewards', {})).body.value);
const historyOf = async (member: Member, request: { after?: string; size?: number } = {}) =>
  calls.listRewardHistory.response.parse((await member.send('listRewardHistory', request)).body.value);

test('all rewards are claimed at once, each once, whatever comes at the same time', async () => {
  await house.offer(signUpTerms({ promotionId: 'one' }));
  await house.offer(signUpTerms({ promotionId: 'two', reward: { type: 'fixed', amount: 300 } }));
  await house.offer(signUpTerms({ promotionId: 'spent', reward: { type: 'fixed', amount: 300 } }), 200);
  const member = await house.newMember();
  const before = await rewardsOf(member);
  expect(before.rewards.map(({ promotionId, kind, amount }) => [promotionId, kind, amount])).toEqual(
    expect.arrayContaining([
      ['one', 'REGISTER', 1_000],
      ['check-in', 'LOGIN', 100],
    ]),
  );
  expect(before).toMatchObject({ checkIn: { streak: { days: 0, isTakenToday: false } }, givenThisMonth: 0 });
  const replies = await Promise.all(Array.from({ length: 8 }, () => member.send('claimRewards', {}, randomUUID())));
  const claimed = replies.flatMap(({ body }) => calls.claimRewards.response.parse(body.value).claimed);
  expect(claimed.map(({ promotionId }) => promotionId).sort()).toEqual(['check-in', 'one', 'two']);
  expect(await member.balance()).toBe(start + 1_400);
  expect(await rewardsOf(member)).toMatchObject({ givenThisMonth: 1_400, checkIn: { streak: { days: 1, isTakenToday: true } } });
});

test('the history has each part with its state, its amount and its bonus, page by page', async () => {
  await house.offer(giftTerms({ promotionId: 'asked' }));
  await house.offer(signUpTerms({ promotionId: 'one' }));
  const member = await house.newMember();
  await member.claim('one');
  await member.apply('asked');
  await member.join('first');
  const first = await historyOf(member, { size: 2 });
  expect(first.rows).toMatchObject([
    { promotionId: 'first', state: 'joined' },
    { promotionId: 'asked', state: 'applying' },
  ]);
  const second = await historyOf(member, { size: 2, after: String(first.next) });
  expect(second).toMatchObject({ rows: [{ promotionId: 'one', state: 'claimed', amount: 1_000, bonus: 'open' }] });
  expect(second.next).toBeUndefined();
  await member.play(2_000);
  await house.follow();
  expect((await historyOf(member)).rows).toMatchObject([{}, {}, { bonus: 'met' }]);
});

test('a reward that was not claimed in time has lapsed, and can’t be claimed', async () => {
  await house.offer(giftTerms({ promotionId: 'late', way: 'automatic' }));
  const member = await house.newMember();
  await house.operate('promotion', 'give', 'late', member.username, '700');
  const { db } = gateway.services.database;
  await db.execute(`update promotion_entries set claim_until = now() - interval '1 second' where promotion_id = 'late'`);
  expect((await historyOf(member)).rows).toMatchObject([{ promotionId: 'late', state: 'lapsed' }]);
  expect((await rewardsOf(member)).rewards.some(({ promotionId }) => promotionId === 'late')).toBe(false);
  expect((await member.claim('late')).errorCode).toBe('promotion_not_open');
  const spent = () => rowsOf<{ spent: number }>(db, sql`select spent::int as spent from promotions where promotion_id = 'late'`);
  expect(await spent()).toEqual([{ spent: 700 }]);
  await Promise.all([runJob(gateway.services, 'promotions.lapse'), runJob(gateway.services, 'promotions.lapse')]);
  expect(await spent(), 'and its budget is free for another').toEqual([{ spent: 0 }]);
  expect((await historyOf(member)).rows).toMatchObject([{ promotionId: 'late', state: 'lapsed' }]);
});
