import { randomUUID } from 'node:crypto';
import type { TransactionKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../db/database.ts';
import { onPglite } from '../db/openPglite.ts';
import { schema } from '../db/schema.ts';
import { post } from '../ledger/post.ts';
import { borrowDatabase } from '../testingDatabase.ts';
import { someOrAll } from '../testingRuns.ts';
import { checkRollups } from './check.ts';
import { followOnce } from './follow.ts';
import { customerRanges, isIn } from './ranges.ts';
import { rebuildRollups } from './rebuild.ts';

const zone = 'Asia/Ho_Chi_Minh';
let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
});
afterAll(() => database.close());
const db = () => database.db;

async function newCustomer(uplineId?: string): Promise<string> {
  const id = randomUUID();
  const account = `c${id.slice(0, 12)}`;
  await db().insert(schema.customers).values({ id, account, nickname: account, type: 0, passwordHash: '', uplineId });
  return id;
}
/** An agent with an agent below him, who has two members; and a stranger. */
async function newTree() {
  const top = await newCustomer();
  const middle = await newCustomer(top);
  return { top, middle, members: [await newCustomer(middle), await newCustomer(middle)], stranger: await newCustomer() };
}
const follow = async (): Promise<void> => {
  while (await followOnce(db(), zone));
};

interface Round {
  customerId: string;
  roundId: string;
  bet: number;
  win: number;
  isOver: boolean;
  openedAt?: string | undefined;
  vendorType?: 'RNG' | 'LIVE' | undefined;
}
/** Puts a round as it is now; of one that is there the totals change. */
const putRound = ({ customerId, roundId, bet, win, isOver, openedAt = '2026-11-10T05:00:00Z', vendorType = 'RNG' }: Round) =>
  db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
    values (${customerId}, 'p', ${roundId}, 'g', ${vendorType}, 'VND', ${bet}, ${win}, ${openedAt}, ${isOver ? sql`now()` : null})
    on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total, win_total = excluded.win_total,
      ended_at = excluded.ended_at`);
const figuresOf = (table: 'daily_figures' | 'team_figures', customerId: string) =>
  rowsOf<Record<string, number | string>>(
    db(),
    sql`select day::text, vendor_type as type, rounds::int, bet::int, win::int from ${sql.identifier(table)}
      where customer_id = ${customerId} and (rounds, bet, win) <> (0, 0, 0) order by 1, 2`,
  );

describe('a round', () => {
  test('counts once it is over, on the brand’s day of its beginning, for the player and each agent above', async () => {
    const { top, middle, members, stranger } = await newTree();
    const [member = ''] = members;
    await putRound({ customerId: member, roundId: 'open', bet: 900, win: 0, isOver: false });
    await putRound({ customerId: member, roundId: 'night', bet: 100, win: 40, isOver: true, openedAt: '2026-11-10T16:59:59Z' });
    await putRound({
      customerId: member,
      roundId: 'next day',
      bet: 7,
      win: 0,
      isOver: true,
      openedAt: '2026-11-10T17:00:00Z',
      vendorType: 'LIVE',
    });
    await putRound({ customerId: stranger, roundId: 'of a stranger', bet: 5, win: 5, isOver: true });
    await follow();
    const expected = [
      { day: '2026-11-10', type: 'RNG', rounds: 1, bet: 100, win: 40 },
      { day: '2026-11-11', type: 'LIVE', rounds: 1, bet: 7, win: 0 },
    ];
    expect(await figuresOf('daily_figures', member)).toEqual(expected);
    for (const agent of [top, middle]) expect(await figuresOf('team_figures', agent)).toEqual(expected);
    expect(await figuresOf('team_figures', member)).toEqual([]);
  });

  test('that is settled late, taken back in part or reopened changes the day of its beginning', async () => {
    const { top, members } = await newTree();
    const [customerId = ''] = members;
    const put = (bet: number, win: number, isOver: boolean) => putRound({ customerId, roundId: 'r', bet, win, isOver });
    const steps: [number, number, boolean, object[]][] = [
      [100, 300, true, [{ day: '2026-11-10', type: 'RNG', rounds: 1, bet: 100, win: 300 }]],
      [100, 0, false, []],
      [150, 0, true, [{ day: '2026-11-10', type: 'RNG', rounds: 1, bet: 150, win: 0 }]],
      [0, 0, true, []],
    ];
    for (const [bet, win, isOver, expected] of steps) {
      await put(bet, win, isOver);
      await follow();
      await follow();
      expect(await figuresOf('daily_figures', customerId)).toEqual(expected);
      expect(await figuresOf('team_figures', top)).toEqual(expected);
    }
  });
});

test('a player is active on a day, once, from his first bet that counts until the last is taken back, whatever he plays', async () => {
  const { top, middle, members } = await newTree();
  const activeOf = (customerId: string) =>
    rowsOf(
      db(),
      sql`select day::text, sum(active)::int as active from team_figures where customer_id = ${customerId} group by 1 order by 1`,
    );
  const [member = '', other = ''] = members;
  const day = '2026-11-10';
  await putRound({ customerId: member, roundId: 'a', bet: 100, win: 0, isOver: true });
  await putRound({ customerId: member, roundId: 'b', bet: 100, win: 0, isOver: true, vendorType: 'LIVE' });
  await putRound({ customerId: member, roundId: 'free', bet: 0, win: 50, isOver: true, openedAt: '2026-11-12T05:00:00Z' });
  await follow();
  await putRound({ customerId: member, roundId: 'c', bet: 100, win: 0, isOver: true });
  await putRound({ customerId: other, roundId: 'a', bet: 1, win: 0, isOver: true });
  await follow();
  const played = (active: number) =>
    expect.arrayContaining([
      { day, active },
      { day: '2026-11-12', active: 0 },
    ]);
  for (const agent of [top, middle]) expect(await activeOf(agent)).toEqual(played(2));
  for (const roundId of ['a', 'b', 'c']) {
    await putRound({ customerId: member, roundId, bet: 0, win: 0, isOver: true, ...(roundId === 'b' && { vendorType: 'LIVE' }) });
    await follow();
    expect(await activeOf(top)).toEqual(played(roundId === 'c' ? 1 : 2));
  }
  expect(await checkRollups(db(), zone)).toEqual([]);
  await rebuildRollups(db(), zone);
  expect(await activeOf(top)).toEqual(played(1));
});

test('money counts by the house’s side of it, once, and a registration for those above', async () => {
  const { top, members } = await newTree();
  const [customerId = ''] = members;
  const move = (kind: TransactionKind, account: 'cashier' | 'promotions' | 'transfers' | 'wages', amount: number) =>
    db().transaction((tx) =>
      post(tx, {
        ...{ customerId, transactionId: randomUUID(), kind, reference: 'r' as const },
        legs: [
          { account: 'main', amount },
          { account, amount: -amount },
        ],
      }),
    );
  await move('deposit', 'cashier', 1_000);
  await move('payout', 'cashier', -300);
  await move('bonus', 'promotions', 50);
  await move('rebate', 'promotions', 7);
  await move('transferSent', 'transfers', -20);
  await move('dividend', 'wages', 9);
  await follow();
  const sums = (table: 'daily_figures' | 'team_figures', id: string, more = sql``) =>
    rowsOf(
      db(),
      sql`select sum(deposits)::int as deposits, sum(withdrawals)::int as withdrawals, sum(bonuses)::int as bonuses, sum(rebates)::int as rebates,
        sum(transfers_out)::int as sent, sum(wages)::int as wages ${more} from ${sql.identifier(table)} where customer_id = ${id}`,
    );
  const expected = { deposits: 1_000, withdrawals: 300, bonuses: 57, rebates: 7, sent: 20, wages: 9 };
  expect(await sums('daily_figures', customerId)).toEqual([expected]);
  // The agent below him, and two members.
  expect(await sums('team_figures', top, sql`, sum(registrations)::int as opened`)).toEqual([{ ...expected, opened: 3 }]);
});

test('the upline of an agent with a downline can’t be changed', async () => {
  const { top, middle, stranger, members } = await newTree();
  await expect(db().execute(sql`update customers set upline_id = ${stranger} where id = ${middle}`)).rejects.toThrow();
  await db().execute(sql`update customers set upline_id = ${top} where id = ${members[0]}`);
  const path = sql`select upline_path as path from customers where id = ${members[0]}`;
  expect(await rowsOf(db(), path)).toEqual([{ path: [top] }]);
});

describe('figures of any play', () => {
  beforeEach(() => follow());
  const change = fc.record({
    who: fc.nat(2),
    round: fc.nat(3),
    bet: fc.nat(500),
    win: fc.nat(900),
    isOver: fc.boolean(),
    follows: fc.boolean(),
  });

  test('are those of the rounds, however often they were followed in between; a rebuild makes the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 25 }), async (changes) => {
        const { top, members, stranger } = await newTree();
        const rounds = new Map<string, { isInside: boolean; bet: number; win: number }>();
        for (const { who, round, bet, win, isOver, follows } of changes) {
          const customerId = [...members, stranger][who] ?? '';
          await putRound({ customerId, roundId: `r${round}`, bet, win, isOver });
          rounds.set(`${who}/${round}`, isOver ? { isInside: who < 2, bet, win } : { isInside: false, bet: 0, win: 0 });
          if (follows) await followOnce(db(), zone);
        }
        await follow();
        const inside = [...rounds.values()].filter(({ isInside, bet, win }) => isInside && bet + win > 0);
        const expected = {
          rounds: inside.length,
          bet: inside.reduce((sum, { bet }) => sum + bet, 0),
          win: inside.reduce((sum, { win }) => sum + win, 0),
        };
        const sums = () =>
          rowsOf(
            db(),
            sql`select coalesce(sum(rounds), 0)::int as rounds, coalesce(sum(bet), 0)::int as bet, coalesce(sum(win), 0)::int as win
              from team_figures where customer_id = ${top}`,
          );
        expect(await sums()).toEqual([expected]);
        expect(await checkRollups(db(), zone)).toEqual([]);
        await rebuildRollups(db(), zone);
        expect(await sums()).toEqual([expected]);
        expect(await checkRollups(db(), zone)).toEqual([]);
      }),
      { numRuns: someOrAll(12, 80) },
    );
  });

  test('that were changed by hand are named by the check, and mended by a rebuild', async () => {
    const { members } = await newTree();
    const [customerId = ''] = members;
    await putRound({ customerId, roundId: 'r', bet: 100, win: 0, isOver: true });
    await follow();
    await db().execute(sql`update daily_figures set bet = 101 where customer_id = ${customerId} and vendor_type = 'RNG'`);
    expect(await checkRollups(db(), zone)).toEqual([
      { table: 'daily_figures', customerId, day: '2026-11-10', vendorType: 'RNG', figure: 'bet', kept: 101, right: 100 },
    ]);
    await rebuildRollups(db(), zone);
    expect(await checkRollups(db(), zone)).toEqual([]);
  });

  test('of a team that were changed by hand are named and mended as well, where those of its members are right', async () => {
    const { middle, members } = await newTree();
    const [customerId = ''] = members;
    await putRound({ customerId, roundId: 'r', bet: 100, win: 0, isOver: true });
    await follow();
    await db().execute(sql`update team_figures set bet = 99, active = 2 where customer_id = ${middle} and bet = 100`);
    const place = { table: 'team_figures', customerId: middle, day: '2026-11-10', vendorType: 'RNG' };
    expect(await checkRollups(db(), zone)).toEqual([
      { ...place, figure: 'active', kept: 2, right: 0 },
      { ...place, figure: 'bet', kept: 99, right: 100 },
    ]);
    await rebuildRollups(db(), zone);
    expect(await checkRollups(db(), zone)).toEqual([]);
  });
});

describe('the agent above', () => {
  const uplinesOf = (table: 'daily_figures' | 'team_figures', customerId: string) =>
    rowsOf(db(), sql`select distinct upline_id as upline from ${sql.identifier(table)} where customer_id = ${customerId}`);

  test('is named by the figures of each customer, by the follower and by a rebuild', async () => {
    const { top, middle, members } = await newTree();
    const [customerId = ''] = members;
    await putRound({ customerId, roundId: 'r', bet: 100, win: 0, isOver: true });
    const all = async () => [
      await uplinesOf('daily_figures', customerId),
      await uplinesOf('team_figures', middle),
      await uplinesOf('team_figures', top),
    ];
    const right = [[{ upline: middle }], [{ upline: top }], [{ upline: null }]];
    await follow();
    expect(await all()).toEqual(right);
    await rebuildRollups(db(), zone);
    expect(await all()).toEqual(right);
  });

  test('takes the figures of a customer who is moved along; a wrong one is named by the check, and mended by a rebuild', async () => {
    const { top, members, stranger } = await newTree();
    const [customerId = ''] = members;
    for (const player of [customerId, stranger]) await putRound({ customerId: player, roundId: 'r', bet: 100, win: 0, isOver: true });
    await follow();
    for (const [player, upline] of [
      [customerId, top],
      [customerId, customerId],
      [customerId, null],
      [stranger, top],
    ] as const) {
      await db().execute(sql`update customers set upline_id = ${upline} where id = ${player}`);
      expect(await uplinesOf('daily_figures', player)).toEqual([{ upline: upline === player ? null : upline }]);
    }
    await rebuildRollups(db(), zone);
    await db().execute(sql`update daily_figures set upline_id = null where customer_id = ${stranger}`);
    expect(await checkRollups(db(), zone)).toEqual([
      { table: 'daily_figures', customerId: stranger, day: '2026-11-10', vendorType: 'RNG', figure: 'upline', kept: 0, right: 1 },
    ]);
    await rebuildRollups(db(), zone);
    expect(await checkRollups(db(), zone)).toEqual([]);
  });
});

describe('some customers at a time', () => {
  /** Members of one agent, each with a round that is counted. */
  async function newPlayers(count: number): Promise<{ top: string; players: string[] }> {
    const top = await newCustomer();
    const players: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const customerId = await newCustomer(top);
      players.push(customerId);
      await putRound({ customerId, roundId: 'r', bet: 100, win: 0, isOver: true });
    }
    await follow();
    return { top, players: players.toSorted() };
  }
  const spoil = (ids: readonly string[]) =>
    db().execute(sql`update daily_figures set bet = 101 where customer_id in ${[...ids]} and vendor_type = 'RNG'`);

  test.each([3, 7])('%s of them: a check names each wrong figure of any of them once, and no right one', async (atOnce) => {
    const { players } = await newPlayers(5);
    expect(await checkRollups(db(), zone, atOnce)).toEqual([]);
    await spoil(players);
    const found = await checkRollups(db(), zone, atOnce);
    expect(found.map(({ customerId, kept, right }) => [customerId, kept, right])).toEqual(players.map((id) => [id, 101, 100]));
    await rebuildRollups(db(), zone, atOnce);
    expect(await checkRollups(db(), zone, atOnce)).toEqual([]);
  });

  test('a check ends at a hundred differences, however many parts have them', async () => {
    const { players } = await newPlayers(2);
    for (const id of players) {
      await db().execute(sql`insert into daily_figures (customer_id, day, vendor_type, bet)
        select ${id}::uuid, date '2026-01-01' + n, 'RNG', 1 from generate_series(1, 60) n`);
    }
    expect(await checkRollups(db(), zone, 7)).toHaveLength(100);
    await rebuildRollups(db(), zone, 7);
    expect(await checkRollups(db(), zone, 7)).toEqual([]);
  });
});

test('ranges have each customer once, whatever their size', async () => {
  for (let more = 0; more < 4; more += 1) await newCustomer();
  const all = (await rowsOf<{ id: string }>(db(), sql`select id from customers order by id`)).map(({ id }) => id);
  for (const size of [1, 3, all.length, all.length + 1]) {
    const met: string[] = [];
    for await (const range of customerRanges(db(), size)) {
      const some = await rowsOf<{ id: string }>(db(), sql`select id from customers where ${isIn(sql`id`, range)} order by id`);
      expect(some.length).toBeLessThanOrEqual(size);
      met.push(...some.map(({ id }) => id));
    }
    expect(met).toEqual(all);
  }
});
