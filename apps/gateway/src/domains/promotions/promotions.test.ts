import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, type DepositOrder } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBonuses } from '../../bonuses/openBonuses.ts';
import { rowsOf } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJob } from '../../testingJobs.ts';
import { putTable } from '../rewards/tickets/putTable.ts';
import { giftTerms, promotionsHouse, signUpTerms } from './testingPromotions.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  // Nothing is settled by itself while a test looks.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
type Member = Awaited<ReturnType<typeof house.newMember>>;
async function deposit(member: Member, amount: number, promotionId?: string): Promise<void> {
  const order = { channelId: 'acb', amount, ...(promotionId && { promotionId }) };
  const { body } = await member.send('createDeposit', order, randomUUID());
  await house.operate('deposit', 'credit', (body.value as DepositOrder).payTo?.contentCode ?? '');
}
const idOf = async (username: string): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${username}`);
  return row?.id ?? '';
};

describe('a deposit promotion, from its terms to the withdrawal', () => {
  test('is joined, brings its bonus, counts each round, holds the withdrawal until it is met, and lets it go', async () => {
    const member = await house.newMember();
    expect(await member.status('first')).toBe('join');
    expect((await member.send('joinPromotion', { promotionId: 'first' })).body.value).toMatchObject({ status: 'joined' });
    expect(await member.join('first'), 'a second press is the same').toMatchObject({ value: { status: 'joined' } });
    const { promotions } = (await member.send('listDepositChannels', {})).body.value as { promotions: { isJoined: boolean }[] };
    expect(promotions).toMatchObject([{ promotionId: 'first', isJoined: true }]);

    await deposit(member, 1_000, 'first');
    expect(await member.balance()).toBe(start + 1_200);
    expect(await member.promotion('first')).toMatchObject({
      status: 'issued',
      entry: { amount: 200 },
      bonus: { asked: 1_000, wagered: 0 },
    });
    expect(await member.terms()).toMatchObject({ turnoverLeft: 1_000, withdrawable: 0, bonuses: [{ promotionId: 'first', amount: 200 }] });

    await member.play(400);
    expect((await member.promotion('first'))?.bonus?.wagered, 'before the figures have the round').toBe(400);
    await house.follow();
    expect((await member.promotion('first'))?.bonus?.wagered, 'and once they have it').toBe(400);
    await member.play(599);
    expect((await member.terms()).turnoverLeft).toBe(1);
    await member.play(1);
    expect(await member.terms()).toMatchObject({ turnoverLeft: 0, bonuses: [] });
    await house.follow();
    expect(await member.bonuses()).toEqual([]);
    const { rows } = (await member.send('listMessages', {})).body.value as { rows: { titleEn?: string; title?: string }[] };
    expect(JSON.stringify(rows)).toContain('First deposit +20%');
  });

  test('is not for a member whom its rules leave out', async () => {
    const member = await house.newMember();
    await deposit(member, 1_000);
    expect(await member.promotion('first')).toMatchObject({ status: 'close', isLeftOut: true });
    expect((await member.join('first')).errorCode).toBe('promotion_not_open');
    expect(await member.status('second')).toBe('join');
  });

  test('a budget is held by an order, and given back by one that ends unpaid', async () => {
    const { terms } = { terms: { ...giftTerms({ promotionId: 'tight' }), kind: 'deposit', way: 'join', occasion: 'always' } as const };
    await house.offer({ ...terms, reward: { type: 'percent', percent: 10, maximum: 100 } }, 150);
    const [one, two] = [await house.newMember(), await house.newMember()];
    const order = (member: Member) => member.send('createDeposit', { channelId: 'acb', amount: 1_000, promotionId: 'tight' }, randomUUID());
    const first = (await order(one)).body.value as DepositOrder;
    expect((await order(two)).body.errorCode).toBe('promotion_not_available');
    await one.send('cancelDeposit', { orderId: first.orderId });
    expect((await order(two)).body.value).toMatchObject({ bonus: 100 });
    await house.operate('deposit', 'credit', first.payTo?.contentCode ?? '');
    expect(await one.balance(), 'its promise is over, and the budget is held by another').toBe(start + 1_000);
  });
});

describe('rewards that are claimed', () => {
  test.each([1, 64])('%i claims at once: one is paid', async (times) => {
    const promotionId = `once-${times}`;
    await house.offer(signUpTerms({ promotionId }));
    const member = await house.newMember();
    expect(await member.promotion(promotionId)).toMatchObject({ status: 'claim', claimable: 1_000 });
    const replies = await Promise.all(Array.from({ length: times }, () => member.claim(promotionId)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(times > 1 ? ['promotion_not_open'] : []));
    expect(await member.balance()).toBe(start + 1_000);
    expect(await member.promotion(promotionId)).toMatchObject({ status: 'claimed', bonus: { asked: 2_000 } });
  });

  test('a claim with the key of the one before has its reply, and moves nothing', async () => {
    await house.offer(signUpTerms({ promotionId: 'same-key' }));
    const member = await house.newMember();
    const key = randomUUID();
    const send = (promotionId: string) => member.send('claimPromotion', { promotionId }, key);
    const first = (await send('same-key')).body;
    expect((await send('same-key')).body).toEqual(first);
    expect((await send('check-in')).body.errorCode).toBe('idempotency_key_conflict');
    expect(await member.balance()).toBe(start + 1_000);
  });

  test('a budget is never overdrawn by members who claim at once', async () => {
    await house.offer(signUpTerms({ promotionId: 'budget' }), 3_500);
    const members = await Promise.all(Array.from({ length: 6 }, () => house.newMember()));
    const replies = await Promise.all(members.map((member) => member.claim('budget')));
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    const [row] = await rowsOf<{ spent: number }>(db(), sql`select spent::float8 as spent from promotions where promotion_id = 'budget'`);
    expect(row?.spent).toBe(3_000);
  });

  test('the check-in of each day in a row brings the next amount, and begins again after a missed day', async () => {
    const member = await house.newMember();
    const id = await idOf(member.username);
    const back = (days: number) =>
      db().execute(sql`update promotion_entries set occasion = (occasion::date - ${days}::int)::text
        where customer_id = ${id}::uuid and promotion_id = 'check-in'`);
    expect(await member.promotion('check-in')).toMatchObject({ status: 'claim', claimable: 100, streak: { days: 0, isTakenToday: false } });
    const given: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      given.push((await member.promotion('check-in'))?.claimable ?? 0);
      await member.claim('check-in');
      expect((await member.claim('check-in')).errorCode).toBe('promotion_not_open');
      expect((await member.promotion('check-in'))?.streak).toEqual({ days: day + 1, isTakenToday: true });
      await back(1);
    }
    expect(given).toEqual([100, 100, 200, 200, 300, 300, 1_000, 100]);
    await back(1);
    expect(await member.promotion('check-in')).toMatchObject({ claimable: 100, streak: { days: 0, isTakenToday: false } });
  });

  test('a check-in of more days in a row than a year has goes on from the day before', async () => {
    const member = await house.newMember();
    await member.claim('check-in');
    const id = await idOf(member.username);
    await db().execute(sql`with one as (delete from promotion_entries where customer_id = ${id}::uuid returning *)
      insert into promotion_entries (customer_id, id, promotion_id, version, occasion, state, amount, streak)
      select customer_id, gen_random_uuid(), promotion_id, version, (occasion::date - n)::text, state, amount, 701 - n
      from one, generate_series(1, 700) n`);
    expect(await member.promotion('check-in')).toMatchObject({ claimable: 100, streak: { days: 700, isTakenToday: false } });
    await member.claim('check-in');
    expect((await member.promotion('check-in'))?.streak).toEqual({ days: 701, isTakenToday: true });
  });

  test('the rescue is a share of what yesterday’s rounds have lost, and of nothing else', async () => {
    const member = await house.newMember();
    const id = await idOf(member.username);
    await member.play(50_000, 10_000);
    expect(await member.status('rescue'), 'of today’s rounds nothing yet').toBe('joined');
    await db().execute(sql`update game_rounds set opened_at = opened_at - interval '1 day' where customer_id = ${id}::uuid`);
    expect(await member.promotion('rescue')).toMatchObject({ status: 'claim', claimable: 2_000 });
    await house.follow();
    expect(await member.promotion('rescue')).toMatchObject({ status: 'claim', claimable: 2_000 });
    await member.claim('rescue');
    expect(await member.balance()).toBe(start - 40_000 + 2_000);
    expect(await member.status('rescue')).toBe('claimed');
  });

  test('the rescue leaves out a round in play until it is over, and its terms say so', async () => {
    const member = await house.newMember();
    const id = await idOf(member.username);
    await member.play(40_000);
    await member.stake(20_000);
    await db().execute(sql`update game_rounds set opened_at = opened_at - interval '1 day' where customer_id = ${id}::uuid`);
    const rescue = await member.promotion('rescue');
    expect(rescue).toMatchObject({ status: 'claim', claimable: 2_000 });
    expect([rescue?.terms.en.join(' '), rescue?.terms.vi.join(' ')]).toEqual([
      expect.stringContaining('still in play'),
      expect.stringContaining('chưa kết thúc'),
    ]);
    await db().execute(sql`update game_rounds set ended_at = now() where customer_id = ${id}::uuid and ended_at is null`);
    expect(await member.promotion('rescue')).toMatchObject({ status: 'claim', claimable: 3_000 });
  });

  test('an account that is frozen, disabled, an agent’s or on trial is offered nothing', async () => {
    await house.offer(signUpTerms({ promotionId: 'members' }));
    const member = await house.newMember();
    await db().execute(sql`update customers set frozen_at = now() where account = ${member.username}`);
    expect(await member.status('members')).toBeUndefined();
    expect((await member.claim('members')).errorCode).toBe('promotion_not_open');
    for (const username of ['agent01', 'trial01']) {
      const { token } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value;
      expect((await call(gateway.url, 'claimPromotion', { promotionId: 'members' }, { token, idempotencyKey: randomUUID() })).status).toBe(
        403,
      );
    }
  });
});

describe('§3 "Reward request"', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

  test('an application is read, refused with a reason, sent again, approved and claimed', async () => {
    await house.offer(giftTerms({ promotionId: 'asked' }));
    const member = await house.newMember();
    expect((await member.apply('asked', 'x'.repeat(141))).details).toMatchObject({ fields: [{ field: 'comment' }] });
    const applied = (await member.send('requestPromotion', { promotionId: 'asked', comment: '  Mã của tôi: BZ7K\u0301  ' })).body;
    expect(applied.value).toMatchObject({ status: 'applying', entry: { comment: 'Mã của tôi: BZ7Ḱ', images: 0 } });
    const { entryId } = (applied.value as { entry: { entryId: string } }).entry;
    expect((await member.send('sendPromotionImage', { entryId, image: png })).body.value).toMatchObject({ entry: { images: 1 } });
    expect((await member.send('sendPromotionImage', { entryId: randomUUID(), image: png })).body.errorCode).toBe('promotion_not_found');
    expect((await member.apply('asked')).errorCode).toBe('promotion_not_open');
    expect(await house.operate('promotion', 'applications')).toContain(`${entryId}`);
    expect(await house.operate('promotion', 'review', entryId, 'process')).toContain('process');
    expect(await member.status('asked')).toBe('process');
    await expect(house.operate('promotion', 'review', entryId, 'reject')).rejects.toThrow('Say why');
    await house.operate('promotion', 'review', entryId, 'reject', '--reason', 'Ảnh mờ');
    expect(await member.promotion('asked')).toMatchObject({ status: 'rejected', entry: { reason: 'Ảnh mờ' } });
    expect((await member.apply('asked', 'Ảnh rõ')).value).toMatchObject({ status: 'applying' });
    await house.operate('promotion', 'review', entryId, 'approve', '--amount', '1500');
    expect(await member.promotion('asked')).toMatchObject({ status: 'claim', claimable: 1_500 });
    await expect(house.operate('promotion', 'review', entryId, 'approve')).rejects.toThrow('No application');
    await member.claim('asked');
    expect(await member.balance()).toBe(start + 1_500);
    expect((await member.claim('asked')).errorCode).toBe('promotion_not_open');
  });

  test('a reward that customer service gives can be claimed, and counts for §3’s MANUAL', async () => {
    await house.offer(giftTerms({ promotionId: 'given', way: 'automatic' }));
    const member = await house.newMember();
    const manual = async () =>
      calls.getAvailablePromotions.response.parse((await member.send('getAvailablePromotions', {})).body.value).availablePromo.MANUAL.count;
    const before = await manual();
    await house.operate('promotion', 'give', 'given', member.username, '700');
    expect(await manual()).toBe(before + 1);
    await expect(house.operate('promotion', 'give', 'given', member.username, '700')).rejects.toThrow('already');
    await member.claim('given');
    expect([await member.balance(), await manual()]).toEqual([start + 700, before]);
  });
});

describe('a reward that is no money', () => {
  const free = { times: 0, of: 'bonus', weights: {} } as const;
  type Listed = { promotionId: string; amount: number; unit?: string };
  const listed = async ({ send }: Member, promotionId: string) => {
    const { rewards } = calls.listRewards.response.parse((await send('listRewards', {})).body.value) as { rewards: Listed[] };
    return rewards.find((one) => one.promotionId === promotionId);
  };

  test('points are put on their account once, and say what they came from', async () => {
    await house.offer(signUpTerms({ promotionId: 'points', reward: { type: 'points', points: 250 }, wagering: free }), 400);
    const member = await house.newMember();
    expect(await listed(member, 'points')).toMatchObject({ amount: 250, unit: 'points' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => member.claim('points')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(calls.getPoints.response.parse((await member.send('getPoints', {})).body.value).balance).toBe(250);
    const { rows } = (await member.send('listPointMovements', {})).body.value;
    expect(rows).toMatchObject([{ kind: 'pointsGiven', changed: 250, name: { en: 'Gift' } }]);
    expect(await member.balance()).toBe(start);
    const other = await house.newMember();
    expect((await other.claim('points')).errorCode, 'the budget is counted in points').toBe('promotion_not_open');
  });

  test('tickets are given with the promotion’s title; without a table of their kind nothing is claimed', async () => {
    await db().execute(sql`delete from ticket_stock where kind = 'wheel'`);
    await db().execute(sql`delete from ticket_tables where kind = 'wheel'`);
    const reward = { type: 'ticket', ticket: 'wheel', count: 2 } as const;
    await house.offer(signUpTerms({ promotionId: 'tickets', reward, wagering: free }));
    const member = await house.newMember();
    expect((await member.claim('tickets')).errorCode).toBe('promotion_not_open');
    await db().transaction((tx) =>
      putTable(tx, {
        kind: 'wheel',
        prizes: [{ prizeId: 'all', title: { vi: 'x', en: 'x' }, weight: 100_000, amount: 1 }],
        wagering: free,
        daysToWager: 1,
        daysToOpen: 1,
      }),
    );
    expect(await listed(member, 'tickets')).toMatchObject({ amount: 2, unit: 'wheel' });
    expect((await member.claim('tickets')).success).toBe(true);
    const { rows } = (await member.send('listTickets', { state: 'usable' })).body.value;
    expect(rows).toMatchObject([
      { kind: 'wheel', source: { en: 'Gift' } },
      { kind: 'wheel', source: { en: 'Gift' } },
    ]);
  });
});

describe('a bonus that has to be wagered', () => {
  const withBonus = async (promotionId: string, part: Parameters<typeof signUpTerms>[0] = { promotionId }) => {
    await house.offer(signUpTerms(part));
    const member = await house.newMember();
    await member.claim(promotionId);
    const [bonus] = await member.bonuses();
    return { member, bonusId: bonus?.bonusId ?? '', bonus };
  };

  test('is given up for what was told, once, and holds nothing any more', async () => {
    const { member, bonusId, bonus } = await withBonus('give-up');
    expect(bonus).toMatchObject({ costToGiveUp: 1_000, asked: 2_000 });
    const giveUp = (most: number) => member.send('cancelBonus', { bonusId, most }, randomUUID());
    expect((await giveUp(999)).body.errorCode).toBe('bonus_cost_changed');
    const replies = await Promise.all([giveUp(1_000), giveUp(1_000)]);
    expect(replies.map(({ body }) => body.errorCode ?? body.value).sort()).toEqual(['bonus_not_found', { taken: 1_000 }].sort());
    expect([await member.balance(), (await member.terms()).turnoverLeft]).toEqual([start, 0]);
    const other = await house.newMember();
    expect((await other.send('cancelBonus', { bonusId, most: 1_000 }, randomUUID())).body.errorCode).toBe('bonus_not_found');
  });

  test('expires: what is left of it leaves the balance, once', async () => {
    const { member } = await withBonus('expiring');
    await db().execute(sql`update bonuses set expires_at = now() - interval '1 second' where promotion_id = 'expiring'`);
    expect((await member.terms()).turnoverLeft, 'it holds until it is taken').toBe(2_000);
    await Promise.all([runJob(gateway.services, 'bonuses.expire'), runJob(gateway.services, 'bonuses.expire')]);
    expect([await member.balance(), (await member.terms()).turnoverLeft]).toEqual([start, 0]);
  });

  test('is neither given up nor ended by its time for nothing while its money is in play', async () => {
    const { member, bonusId } = await withBonus('in-play');
    await member.stake(start + 500);
    const given = await member.send('cancelBonus', { bonusId, most: 1_000 }, randomUUID());
    expect(given.body.errorCode).toBe('bonus_in_play');
    await db().execute(sql`update bonuses set expires_at = now() - interval '1 second' where promotion_id = 'in-play'`);
    await runJob(gateway.services, 'bonuses.expire');
    expect(await member.bonuses()).toHaveLength(1);
  });

  test('that was wagered just before its time was over costs nothing', async () => {
    const { member } = await withBonus('in-time');
    await member.play(2_000);
    await db().execute(sql`update bonuses set expires_at = now() - interval '1 second' where promotion_id = 'in-time'`);
    await runJob(gateway.services, 'bonuses.expire');
    await house.follow();
    expect(await member.balance()).toBe(start + 1_000 - 2_000);
  });

  test('ends with the last đồng, and not while a round is open', async () => {
    const { member } = await withBonus('emptied', {
      promotionId: 'emptied',
      wagering: { times: 100, of: 'bonus', weights: {}, mostStake: 10 },
    });
    await member.play(start + 999);
    await house.follow();
    expect(await member.bonuses()).toMatchObject([{ wagered: 10 }]);
    await member.play(1);
    await house.follow();
    expect(await member.bonuses()).toEqual([]);
  });

  test('that has ended with the last đồng stays ended where a round is taken back later: what comes is the player’s own', async () => {
    const { member } = await withBonus('taken-back', {
      promotionId: 'taken-back',
      wagering: { times: 100, of: 'bonus', weights: {}, mostStake: 10 },
    });
    await member.play(start + 1_000);
    await house.follow();
    expect(await member.bonuses()).toEqual([]);
    const id = await idOf(member.username);
    await db().transaction((tx) =>
      post(tx, {
        ...{ customerId: id, transactionId: randomUUID(), kind: 'rollback', reference: 'late' },
        legs: [
          { account: 'main', amount: 700 },
          { account: 'games', amount: -700 },
        ],
      }),
    );
    await db().execute(sql`update game_rounds set bet_total = bet_total - 700 where customer_id = ${id}::uuid`);
    await house.follow();
    expect([await member.bonuses(), await member.balance(), (await member.terms()).turnoverLeft]).toEqual([[], 700, 0]);
  });

  test('is wagered by a round that is counted while somebody reads', async () => {
    const { member, bonusId } = await withBonus('counted');
    await member.play(400);
    // The follower comes between any two statements of the read.
    const counting = new Proxy(db(), {
      get: (target, name) =>
        name === 'execute'
          ? async (statement: SQL) => {
              const found = await target.execute(statement);
              await house.follow();
              return found;
            }
          : Reflect.get(target, name),
    });
    expect(await openBonuses(counting, await idOf(member.username))).toMatchObject([{ bonusId, wagered: 400 }]);
  });

  test('keeps the terms that it began with', async () => {
    const { member } = await withBonus('changed');
    await house.offer(signUpTerms({ promotionId: 'changed', wagering: { times: 9, of: 'bonus', weights: {} } }));
    expect(await member.bonuses()).toMatchObject([{ asked: 2_000 }]);
  });
});

describe('operator promotion', () => {
  const file = (content: unknown): string => {
    const place = path.join(mkdtempSync(path.join(tmpdir(), 'promotion-')), 'promotion.json');
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
    return place;
  };

  test.each<[fault: string, written: unknown]>([
    ['is no JSON', '{'],
    ['reward', { ...giftTerms({ promotionId: 'bad' }), reward: { type: 'fixed', amount: -1 } }],
    ['wagering.times', { ...giftTerms({ promotionId: 'bad' }), wagering: { times: 1e21, of: 'bonus', weights: {} } }],
    ['promotionId', giftTerms({ promotionId: 'Bad name' })],
    ['wagering.times', giftTerms({ promotionId: 'bad', reward: { type: 'points', points: 1 } })],
    ['reward', { ...giftTerms({ promotionId: 'bad' }), kind: 'checkIn', reward: { type: 'ticket', ticket: 'egg', count: 1 } }],
    ['occasion', { ...giftTerms({ promotionId: 'bad' }), occasion: 'first' }],
    ['endsAt', { ...giftTerms({ promotionId: 'bad' }), endsAt: '2026-02-30' + 'T99:00' }],
    ['bonus: there is no such field', { ...giftTerms({ promotionId: 'bad' }), bonus: 1 }],
    ['budget', { ...giftTerms({ promotionId: 'bad' }), budget: 1.5 }],
  ])('refuses a promotion and names what is wrong: %s', async (fault, written) => {
    await expect(house.operate('promotion', 'put', file(written))).rejects.toThrow(fault);
    expect(await house.operate('promotion', 'list')).not.toContain('bad v');
  });

  test('refuses another kind for a promotion that a member has a part in, and changes nothing', async () => {
    const terms = giftTerms({ promotionId: 'kinds' });
    const other = signUpTerms({ promotionId: 'kinds' });
    await house.operate('promotion', 'put', file(terms));
    expect(await house.operate('promotion', 'put', file(other)), 'nobody has a part yet').toContain('version 2');
    await house.operate('promotion', 'put', file(terms));
    const member = await house.newMember();
    await house.operate('promotion', 'give', 'kinds', member.username, '700');
    await expect(house.operate('promotion', 'put', file([{ ...signUpTerms({ promotionId: 'beside' }) }, other]))).rejects.toThrow(
      'kind of kinds',
    );
    expect(JSON.parse(await house.operate('promotion', 'show', 'kinds'))).toMatchObject({ kind: 'gift' });
    expect(await house.operate('promotion', 'list')).not.toContain('beside');
    expect(await house.operate('promotion', 'put', file({ ...terms, daysToUse: 3 }))).toContain('version 4');
  });

  test('offers a list, counts versions of changed terms alone, shows and closes', async () => {
    const terms = giftTerms({ promotionId: 'listed' });
    expect(await house.operate('promotion', 'put', file([terms]))).toContain('listed is offered, version 1');
    expect(await house.operate('promotion', 'put', file([terms]))).toContain('version 1');
    expect(await house.operate('promotion', 'put', file({ ...terms, daysToUse: 3, budget: 9_000 }))).toContain('version 2');
    expect(JSON.parse(await house.operate('promotion', 'show', 'listed'))).toMatchObject({ daysToUse: 3, budget: 9_000 });
    const member = await house.newMember();
    await member.apply('listed');
    await house.operate('promotion', 'close', 'listed');
    expect(await member.status('listed'), 'an application that waits is still read').toBe('applying');
    expect(await (await house.newMember()).status('listed')).toBe('close');
  });
});

test('§3 promo counters: what can be claimed, by kind; other roles are refused (§6)', async () => {
  const member = await house.newMember();
  const { availablePromo } = calls.getAvailablePromotions.response.parse((await member.send('getAvailablePromotions', {})).body.value);
  expect(availablePromo).toMatchObject({ LOGIN: { enabled: true, count: 1 }, TICKET: { enabled: true, count: 0 } });
  for (const username of ['agent01', 'trial01']) {
    const { value } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body;
    expect((await call(gateway.url, 'getAvailablePromotions', {}, { token: value.token })).status, username).toBe(403);
  }
  expect((await call(gateway.url, 'getAvailablePromotions', {})).status).toBe(401);
});

test('a visitor reads what everybody can join, and nothing of anybody', async () => {
  const { promotions } = calls.listPromotions.response.parse((await call(gateway.url, 'listPromotions', {})).body.value);
  const statusOf = (id: string) => promotions.find(({ promotionId }) => promotionId === id)?.status;
  expect(['second', 'football', 'christmas'].map(statusOf)).toEqual(['join', 'close', 'comingSoon']);
  expect(promotions.flatMap(({ entry, bonus, claimable }) => [entry, bonus, claimable]).filter(Boolean)).toEqual([]);
});
