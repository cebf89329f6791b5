import { randomUUID } from 'node:crypto';
import {
  type CallName,
  type Calls,
  calls,
  type DownlineMember,
  type LiveEventName,
  type RequestInputOf,
  type TeamOverview,
  type WireNoticeBoard,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { eventsAfter, snapshotOf } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { contractsOf, dailyOf } from '../agent-contracts/testingContracts.ts';
import { fundPassword, legionHouse, placesOf } from '../legion/testingLegion.ts';
import { giftTerms, promotionsHouse } from '../promotions/testingPromotions.ts';
import { daysAgo } from '../records/testingRecords.ts';
import { endClosure } from './testingProtection.ts';

let gateway: TestGateway;
let house: ReturnType<typeof legionHouse>;
beforeAll(async () => {
  // No deposit is credited by itself.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
  house = legionHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
type Member = Awaited<ReturnType<typeof house.newMember>>;
/** A call that moves money. */
const sendOnce = <Name extends CallName>({ token }: Member, name: Name, request: RequestInputOf<Calls[Name]>) =>
  call(gateway.url, name, request, { token, idempotencyKey: randomUUID() });
const exclude = (member: Pick<Member, 'send'>) => member.send('excludeSelf', { months: 6 });
const titlesOf = async (id: string): Promise<string[]> =>
  (
    await rowsOf<{ title: string }>(db(), sql`select title_en as title from messages where customer_id = ${id}::uuid order by created_at`)
  ).map(({ title }) => title);
const toldOf = async (id: string, wanted: LiveEventName): Promise<unknown[]> =>
  (await eventsAfter(db(), new Map([[id, 0]]))).filter(({ name }) => name === wanted).map(({ data }) => data);
const unreadOf = async (member: Pick<Member, 'send'>): Promise<number> => (await member.send('getUnreadMessages', {})).body.value.value;

describe('LCCP 3.5.3 others see nothing of a player who is excluded', () => {
  test('the ranks of his legion close up behind him, now and of the last period', async () => {
    const master = await house.newMember();
    const [first, second] = [await house.newMember(), await house.newMember()];
    const { code } = await master.found();
    for (const member of [first, second]) await member.join(code);
    await first.round('a', { bet: 3_000, win: 6_000 });
    await second.round('a', { bet: 2_000, win: 1_000 });
    await master.round('a', { bet: 1_000 });
    await house.follow();
    const all = [
      [1, first.username, 3_000],
      [2, second.username, 2_000],
      [3, master.username, 1_000],
    ];
    const ranks = (of: Member, period: 'C' | 'P') => of.ranks('BET', { scope: 'members', period });
    expect(placesOf((await ranks(second, 'C')).rows)).toEqual(all);
    await exclude(first);
    const without = [
      [1, second.username, 2_000],
      [2, master.username, 1_000],
    ];
    expect(placesOf((await ranks(second, 'C')).rows)).toEqual(without);
    expect(await ranks(second, 'C')).toMatchObject({ total: 2, own: { rank: 1 } });
    expect(await ranks(first, 'C')).not.toHaveProperty('own');
    await house.closeWeek();
    expect(placesOf((await ranks(second, 'P')).rows)).toEqual(without);
    expect(await ranks(second, 'P')).toMatchObject({ total: 2, own: { rank: 1 } });
    expect(await ranks(first, 'P')).not.toHaveProperty('own');
  });

  test('an agent above reads what he read before, and that money can’t be sent', async () => {
    const { openLine } = contractsOf(gateway);
    const { agent, member } = await openLine();
    const period = { from: daysAgo(29), to: daysAgo(0) };
    const lists = async (): Promise<unknown[]> => {
      const ask = async <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>) => {
        const { status, body } = await agent.ask(name, request);
        expect([name, status]).toEqual([name, 200]);
        return body.value as unknown;
      };
      const overview = (await ask('getTeamOverview', period)) as TeamOverview;
      return [
        await ask('listDownlines', period),
        await ask('getDownline', { ...period, account: member.username }),
        await ask('getTeamStatement', { ...period, account: member.username }),
        { ...overview, now: { ...overview.now, at: '' } },
        await ask('listDownlineContracts', { type: 'dailySalary' }),
        await ask('listDownlineBets', { ...period, account: member.username }),
        await ask('listDownlineTransactions', { ...period, account: member.username }),
      ];
    };
    const available = async (): Promise<boolean | undefined> =>
      ((await agent.ask('listDownline', {})).body.value.rows as DownlineMember[]).find(({ account }) => account === member.username)
        ?.isAvailable;
    // The account itself is counted by then.
    await house.follow();
    const before = await lists();
    expect(JSON.stringify(before)).toContain(member.username);
    expect(await available()).toBe(true);
    expect((await member.ask('excludeSelf', { months: 6 })).status).toBe(200);
    expect(await lists()).toEqual(before);
    expect(await available()).toBe(false);
    await agent.ask('setFundPassword', { password: 'Secret12', newPassword: fundPassword, confirmNewPassword: fundPassword });
    const sent = await agent.ask('transferToDownline', { account: member.username, amount: 1_000, fundPassword });
    expect(sent.body).toMatchObject({ errorCode: 'receiver_not_available' });
    expect(sent.body).not.toHaveProperty('details');
  });
});

describe('LCCP 3.5.3 no message tempts a player who is excluded', () => {
  test('what the house writes is not kept, and its operator reads that it was not', async () => {
    const member = await house.newMember();
    const texts = ['--vi', 'Chào', '--vi-text', 'Một.', '--en', 'Hello', '--en-text', 'One.'];
    await house.operate('message', member.username, ...texts);
    await exclude(member);
    await expect(house.operate('message', member.username, ...texts)).rejects.toThrow('nothing was sent');
    expect(await titlesOf(member.id)).toEqual(['Hello']);
    expect(await unreadOf(member)).toBe(1);
  });

  test('an agent’s offer of a contract and a reward that is approved bring none', async () => {
    const { openLine, offer } = contractsOf(gateway);
    const { agent, member } = await openLine(dailyOf(500));
    const told = await titlesOf(member.id);
    await member.ask('takeBreak', { hours: 24 });
    await offer(agent, member.id, dailyOf(100));
    expect(await titlesOf(member.id)).toEqual(told);

    const applicant = await house.newMember();
    const promotionId = `gift-${randomUUID().slice(0, 8)}`;
    await promotionsHouse(gateway).offer(giftTerms({ promotionId }));
    await applicant.apply(promotionId);
    await exclude(applicant);
    const [entry] = await rowsOf<{ id: string }>(db(), sql`select id from promotion_entries where customer_id = ${applicant.id}::uuid`);
    await house.operate('promotion', 'review', entry?.id ?? '', 'approve');
    expect(await titlesOf(applicant.id)).toEqual([]);
    expect(await toldOf(applicant.id, 'rewardsChanged')).toEqual([]);
  });

  test('what became of his own money and of his questions is told', async () => {
    const member = await house.newMember();
    const { channels } = (await member.send('listDepositChannels', {})).body.value;
    const order = (await sendOnce(member, 'createDeposit', { channelId: channels[0].channelId, amount: 10_000 })).body.value;
    await exclude(member);
    await house.operate('deposit', 'credit', order.payTo.contentCode);
    expect(await titlesOf(member.id)).toEqual([expect.stringContaining('Deposit credited')]);
    expect(await unreadOf(member)).toBe(1);
  });
});

describe('LCCP 3.5.3 no contract is offered to a player who is on a break', () => {
  const snapshotCount = async (id: string): Promise<number> => (await snapshotOf(db(), id)).contractRequests;

  test('what his upline does is told by no event, and what waits is counted and shown nowhere until the break is over', async () => {
    const { openLine, offer } = contractsOf(gateway);
    const { agent, member } = await openLine(dailyOf(500));
    const first = await offer(agent, member.id, dailyOf(100));
    const shown = async () => [
      await snapshotCount(member.id),
      (await member.ask('getConsolidated', {})).body.value.dailysalreq.length,
      (await member.ask('listContracts', {})).body.value.open.length,
    ];
    expect(await shown()).toEqual([1, 1, 1]);
    await member.ask('takeBreak', { hours: 24 });
    expect(await shown()).toEqual([0, 0, 0]);
    expect((await toldOf(member.id, 'contractRequests')).at(-1), 'the badge goes at once').toEqual({ value: 0 });
    await agent.process(first.id, 'C');
    await offer(agent, member.id, dailyOf(200));
    expect(await member.changes()).toEqual(['offer']);
    expect(await agent.changes()).toEqual(['offer', 'withdraw', 'offer']);
    expect((await toldOf(member.id, 'contractRequests')).at(-1)).toEqual({ value: 0 });
    expect(await shown()).toEqual([0, 0, 0]);
    await endClosure(db(), member.id);
    expect(await shown()).toEqual([1, 1, 1]);
  });

  test('what he does himself is told to him', async () => {
    const { openLine } = contractsOf(gateway);
    const { agent, member } = await openLine(dailyOf(500));
    await member.ask('takeBreak', { hours: 24 });
    expect((await member.ask('requestContract', { terms: dailyOf(100) })).status).toBe(200);
    expect([await member.changes(), await agent.changes()]).toEqual([['request'], ['request']]);
  });
});

test('LCCP 3.5.3 no promotion is listed, and no pop-up and no banner comes; what the house tells its players stays', async () => {
  await promotionsHouse(gateway).offer(giftTerms({ promotionId: 'listed' }));
  const member = await house.newMember();
  const shown = async () => {
    const { promotions } = (await member.send('listPromotions', {})).body.value;
    const boards: WireNoticeBoard[] = [
      (await member.send('getNotices', {})).body.value,
      (await member.send('getLoginNotices', {})).body.value,
    ];
    const home = (await member.send('getAnnouncements', {})).body.value;
    const offers = [promotions, ...boards.flatMap(({ banners, popup }) => [banners, popup]), boards[0]?.hot, home.banners, home.promotion];
    return { offers: offers.map((list) => list.length > 0), player: boards.map(({ player }) => player.length) };
  };
  const before = await shown();
  expect(before.offers).toEqual(Array(8).fill(true));
  await exclude(member);
  expect(await shown()).toEqual({ offers: Array(8).fill(false), player: before.player });
});

describe('LCCP 3.5.3 rewards for friends', () => {
  const read = async (member: Member) => calls.getReferral.response.parse((await member.send('getReferral', {})).body.value);
  const friendsOf = async (member: Member) => calls.listReferrals.response.parse((await member.send('listReferrals', {})).body.value).rows;
  const counter = async (member: Member) => (await member.send('getAvailablePromotions', {})).body.value.availablePromo.REFERRAL;
  const claim = async (member: Member): Promise<number> => (await sendOnce(member, 'claimReferrals', {})).body.value.amount;

  /** A member with a friend who has brought a reward. */
  async function friends() {
    const [member, friend] = [await house.newMember(), await house.newMember()];
    await db().insert(schema.referrals).values({ customerId: member.id, id: friend.id });
    await db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, settled_at)
      values (${friend.id}::uuid, gen_random_uuid(), 'VND', 10000, 'credited', now())`);
    return { member, friend };
  }

  test('wait for a member who is closed: none is shown, counted or claimed', async () => {
    const { member } = await friends();
    expect([(await read(member)).claimable, (await friendsOf(member))[0]?.claimable]).toEqual([500, 500]);
    await member.send('takeBreak', { hours: 24 });
    expect([(await read(member)).claimable, (await friendsOf(member))[0]?.claimable]).toEqual([0, 0]);
    expect(await counter(member)).toMatchObject({ count: 0 });
    expect(await claim(member)).toBe(0);
    expect((await friendsOf(member))[0], 'nothing is lost').toMatchObject({ step: 'deposited', earned: 0 });
  });

  test('tell a member nothing of a friend who is closed: what he has brought stays, and no step is to be urged', async () => {
    const { member, friend } = await friends();
    const before = [await read(member), await friendsOf(member), await counter(member)];
    await exclude(friend);
    expect([await read(member), await friendsOf(member), await counter(member)]).toEqual(before);
    expect(await claim(member)).toBe(500);
  });
});
