import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, type Leaderboard, type LeaderboardTerms, type LeaderboardTurn } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJob } from '../../testingJobs.ts';
import { someOrAll } from '../../testingRuns.ts';
import { testTimeZone } from '../../testingZone.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';
import { bucketOf, topOf } from './buckets.ts';
import { putLeaderboard } from './putLeaderboard.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;

const terms = (part: Partial<LeaderboardTerms> = {}): LeaderboardTerms => ({
  period: 'day',
  title: { vi: 'Đua top ngày', en: 'Race of the day' },
  prizes: [
    { from: 1, to: 1, amount: 5_000 },
    { from: 2, to: 3, amount: 1_000 },
  ],
  wagering: { times: 0, of: 'bonus', weights: {} },
  daysToUse: 7,
  ...part,
});
beforeEach(async () => {
  for (const table of [
    'leaderboards',
    'leaderboard_scores',
    'leaderboard_buckets',
    'leaderboard_results',
    'game_rounds',
    'daily_figures',
  ]) {
    await db().execute(sql`delete from ${sql.identifier(table)}`);
  }
  await putLeaderboard(db(), terms(), testTimeZone);
});

async function newMember() {
  const member = await house.newMember();
  const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${member.username}`);
  const id = row?.id ?? '';
  return {
    ...member,
    id,
    board: async (turn: LeaderboardTurn = 'current'): Promise<Leaderboard | undefined> =>
      calls.getLeaderboard.response.parse((await member.send('getLeaderboard', { period: 'day', turn })).body.value).leaderboard,
    /** A round that is over, as it is now. */
    round: (roundId: string, bet: number, part: { endedAgo?: number; daysAgo?: number } = {}) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, opened_at, ended_at)
        values (${id}::uuid, 'p', ${roundId}, 'g', 'RNG', 'VND', ${bet}, now() - make_interval(days => ${part.daysAgo ?? 0}::int),
          now() - make_interval(secs => ${part.endedAgo ?? 0}::int))
        on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total`),
  };
}
/** The day is over: the running scores are yesterday's. */
async function nextDay(): Promise<void> {
  for (const table of ['leaderboard_scores', 'leaderboard_buckets', 'leaderboard_results']) {
    await db().execute(sql`update ${sql.identifier(table)} set starts_on = starts_on - 1`);
  }
  await db().execute(sql`update game_rounds set opened_at = opened_at - interval '1 day'`);
  await db().execute(sql`update leaderboards set frozen_to = frozen_to - 1`);
}

describe('§2 leaderboard', () => {
  test('ranks members by the turnover of the period, the first to reach a score ahead, under masked names', async () => {
    const [one, two, three, idle] = [await newMember(), await newMember(), await newMember(), await newMember()];
    await one.round('a', 3_000, { endedAgo: 10 });
    await two.round('a', 3_000, { endedAgo: 20 });
    await three.round('a', 9_000);
    await three.round('old', 9_000, { daysAgo: 1 });
    await house.follow();
    const board = await one.board();
    expect(board?.rows.map(({ rank, score, prize, isOwn }) => [rank, score, prize, isOwn])).toEqual([
      [1, 18_000, 5_000, false],
      [2, 3_000, 1_000, false],
      [3, 3_000, 1_000, true],
    ]);
    expect(board).toMatchObject({ isFrozen: false, own: { rank: 3, score: 3_000, prize: 1_000, isOwn: true } });
    expect(board?.own?.name).toBe(`${one.username[0]}***${one.username.at(-1)}`);
    expect((await idle.board())?.own).toBeUndefined();
    await three.round('a', 0);
    await three.round('old', 0);
    await house.follow();
    expect((await three.board())?.own, 'rounds that were taken back count no more').toBeUndefined();
    expect((await two.board())?.own).toMatchObject({ rank: 1 });
  });

  test('own rank is that of a plain count, whatever is played and taken back', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, newMember));
    const bet = fc.oneof(fc.constantFrom(0, 1, 999, 1_000, 10_000, 10_009), fc.integer({ min: 0, max: 2_000_000_000 }));
    const act = fc.record({ member: fc.nat(5), roundId: fc.constantFrom('1', '2'), bet });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { maxLength: 6 }), { minLength: 1, maxLength: 3 }), async (batches) => {
        for (const batch of batches) {
          for (const one of batch) await members[one.member]?.round(one.roundId, one.bet);
          await house.follow();
        }
        const scores = await rowsOf<{ id: string; score: number }>(
          db(),
          sql`select customer_id as id, sum(bet_total)::float8 as score from game_rounds group by 1 having sum(bet_total) > 0`,
        );
        for (const member of members) {
          const own = (await member.board())?.own;
          const score = scores.find(({ id }) => id === member.id)?.score;
          expect(own?.score).toBe(score);
          if (score === undefined || !own) continue;
          const ahead = scores.filter((other) => other.score > score).length;
          const equal = scores.filter((other) => other.score === score).length;
          expect(own.rank).toBeGreaterThan(ahead);
          expect(own.rank).toBeLessThanOrEqual(ahead + equal);
        }
        const [wrong] = await rowsOf(db(), sql`select 1 from leaderboard_buckets where members < 0`);
        expect(wrong).toBeUndefined();
      }),
      { numRuns: someOrAll(8, 100) },
    );
  });

  test('a bucket has scores next to each other, and its top is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 1 }), async (score) => {
        const value = sql`${score}::bigint`;
        const [row] = await rowsOf<Record<'own' | 'next' | 'top' | 'behind', number>>(
          db(),
          sql`select ${bucketOf(value)} as own, ${bucketOf(sql`(${value} + 1)`)} as next, ${bucketOf(topOf(value))} as top,
            ${bucketOf(sql`(${topOf(value)} + 1)`)} as behind`,
        );
        expect(row?.next).toBeGreaterThanOrEqual(row?.own ?? 0);
        expect(row?.top).toBe(row?.own);
        expect(row?.behind).toBeGreaterThan(row?.own ?? 0);
      }),
    );
  });

  test('a leaderboard that begins in the middle of its period has what was played before', async () => {
    await db().execute(sql`delete from leaderboards`);
    const member = await newMember();
    await member.round('a', 4_000);
    await house.follow();
    expect(await member.board()).toBeUndefined();
    await putLeaderboard(db(), terms(), testTimeZone);
    expect((await member.board())?.own).toMatchObject({ rank: 1, score: 4_000 });
    await member.round('b', 1_000);
    await house.follow();
    await putLeaderboard(db(), terms({ daysToUse: 3 }), testTimeZone);
    expect((await member.board())?.own).toMatchObject({ rank: 1, score: 5_000 });
  });

  test('when the period ends its result stands, and its prizes are paid from it, once', async () => {
    const [one, two, held] = [await newMember(), await newMember(), await newMember()];
    await one.round('a', 9_000);
    await two.round('a', 5_000);
    await held.round('a', 7_000);
    await house.follow();
    await db().execute(sql`update customers set frozen_at = now() where id = ${held.id}::uuid`);
    await runJob(gateway.services, 'missions.freeze');
    expect((await one.board())?.isFrozen, 'not before it is over').toBe(false);
    await nextDay();
    expect(await one.board('last')).toMatchObject({ isFrozen: false, rows: [{ score: 9_000 }, { score: 7_000 }, { score: 5_000 }] });
    const isOver = await rowsOf(
      db(),
      sql`select 1 where clock_timestamp() at time zone ${testTimeZone} < (clock_timestamp() at time zone ${testTimeZone})::date + interval '5 minutes'`,
    );
    // In the first five minutes of a day its last rounds are still waited for.
    if (isOver.length > 0) return;
    await Promise.all([runJob(gateway.services, 'missions.freeze'), runJob(gateway.services, 'missions.freeze')]);
    await runJob(gateway.services, 'missions.freeze');
    expect(await Promise.all([one.balance(), two.balance()])).toEqual([start + 5_000, start + 1_000]);
    const [of] = await rowsOf<{ state: string; balance: number }>(
      db(),
      sql`select r.state, sum_of_wallets(r.customer_id, 'VND')::float8 as balance from leaderboard_results r where r.customer_id = ${held.id}::uuid`,
    );
    expect(of).toEqual({ state: 'withheld', balance: start });
    await one.round('a', 0);
    await two.round('late', 70_000, { daysAgo: 1 });
    await house.follow();
    expect(await two.board('last')).toMatchObject({
      isFrozen: true,
      rows: [
        { rank: 1, score: 9_000, prize: 5_000 },
        { rank: 2, score: 7_000 },
        { rank: 3, score: 5_000 },
      ],
      own: { rank: 3, score: 5_000, prize: 1_000 },
    });
    expect(await two.board(), 'what came late counts for the next one').toMatchObject({ own: { rank: 1, score: 70_000 }, isFrozen: false });
    expect((await one.board())?.own).toBeUndefined();
    await runJob(gateway.services, 'missions.sweepScores');
    expect((await two.board('last'))?.rows).toHaveLength(3);
  });

  test('agents and trial accounts have no rank, and a frozen account is told nothing', async () => {
    const member = await newMember();
    await db().execute(sql`update customers set type = 2 where id = ${member.id}::uuid`);
    await member.round('a', 9_000);
    await house.follow();
    expect(await rowsOf(db(), sql`select 1 from leaderboard_scores`)).toEqual([]);
    const frozen = await newMember();
    await db().execute(sql`update customers set frozen_at = now() where id = ${frozen.id}::uuid`);
    expect(await frozen.board()).toBeUndefined();
  });
});

describe('operator mission board', () => {
  const file = (content: unknown): string => {
    const place = path.join(mkdtempSync(path.join(tmpdir(), 'board-')), 'board.json');
    writeFileSync(place, JSON.stringify(content));
    return place;
  };

  test.each<[fault: string, written: unknown]>([
    ['prizes', terms({ prizes: [] })],
    ['prizes', terms({ prizes: [{ from: 2, to: 3, amount: 1 }] })],
    [
      'prizes',
      terms({
        prizes: [
          { from: 1, to: 3, amount: 2 },
          { from: 3, to: 4, amount: 1 },
        ],
      }),
    ],
    ['prizes', terms({ prizes: [{ from: 1, to: 1_001, amount: 2 }] })],
    ['period', { ...terms(), period: 'month' }],
    ['bonus: there is no such field', { ...terms(), bonus: 1 }],
    ['It', 1],
  ])('refuses a leaderboard and names what is wrong: %s', async (fault, written) => {
    await expect(house.operate('mission', 'board', file(written))).rejects.toThrow(fault);
  });

  test('has one for each period, and closes it', async () => {
    expect(await house.operate('mission', 'board', file([terms(), terms({ period: 'week' })]))).toBe(
      'The leaderboard of the day is on.\nThe leaderboard of the week is on.',
    );
    const member = await newMember();
    expect(await member.board()).toMatchObject({ title: { en: 'Race of the day' } });
    await house.operate('mission', 'board', 'close', 'day');
    expect(await member.board()).toBeUndefined();
    await expect(house.operate('mission', 'board', 'close', 'day')).rejects.toThrow('no leaderboard');
  });
});
