import type { Leaderboard, LeaderboardPrize, LeaderboardRow, LeaderboardTerms, LeaderboardTurn, MissionPeriod } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isClosed } from '../player-protection/closures.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { rankOf } from './buckets.ts';
import { readTurns, type Turn } from './periods.ts';

/** Ranks that are shown. */
const shownRanks = 10;

type Ranked = Pick<LeaderboardRow, 'rank' | 'name' | 'score' | 'isOwn'> & { prize: number | null };

/** The prize of a rank; 0 without one. */
export const prizeOf = (prizes: readonly LeaderboardPrize[], rank: number): number =>
  prizes.find(({ from, to }) => rank >= from && rank <= to)?.amount ?? 0;

const toRow = ({ prize, ...row }: Ranked, prizes: readonly LeaderboardPrize[]): LeaderboardRow => {
  const amount = prize ?? prizeOf(prizes, row.rank);
  return { ...row, ...(amount > 0 && { prize: amount }) };
};

/** A name but for its first and last letter. */
const masked = sql`left(c.account, 1) || '***' || right(c.account, 1)`;

/** Of `s`: not taking a break, and not self-excluded, so that others see the player's rank. */
const isShown = sql`not ${isClosed(sql`s.customer_id`)}`;

/** The first ranks in the order of the index, whose scores have their nulls last. */
const liveRows = (db: Db, customerId: string, { period, startsOn }: Turn): Promise<Ranked[]> =>
  rowsOf<Ranked>(
    db,
    sql`select row_number() over (order by s.score desc, s.reached_at, s.customer_id)::int as rank, ${masked} as name,
        s.score::float8 as score, null as prize, s.customer_id = ${customerId}::uuid as "isOwn"
      from (select * from leaderboard_scores s where period = ${period} and starts_on = ${startsOn}::date and score > 0 and ${isShown}
        order by score desc nulls last, reached_at, customer_id limit ${shownRanks}) s
      join customers c on c.id = s.customer_id order by 1`,
  );

const frozenRows = (db: Db, customerId: string, { period, startsOn }: Turn): Promise<Ranked[]> =>
  rowsOf<Ranked>(
    db,
    sql`select s.rank, ${masked} as name, s.score::float8 as score, s.prize::float8 as prize, s.customer_id = ${customerId}::uuid as "isOwn"
      from leaderboard_results s join customers c on c.id = s.customer_id
      where s.period = ${period} and s.starts_on = ${startsOn}::date and (s.rank <= ${shownRanks} or s.customer_id = ${customerId}::uuid) and ${isShown}
      order by s.rank`,
  );

/** A member's own rank as it is now. */
const ownRow = async (db: Db, customerId: string, { period, startsOn }: Turn): Promise<Ranked | undefined> => {
  const [row] = await rowsOf<Ranked>(
    db,
    sql`with m as materialized (
        select * from leaderboard_scores where customer_id = ${customerId}::uuid and period = ${period} and starts_on = ${startsOn}::date and score > 0
      ) select ${rankOf} as rank, ${masked} as name, m.score::float8 as score, null as prize, true as "isOwn"
      from m join customers c on c.id = m.customer_id`,
  );
  return row;
};

/**
 * A leaderboard as a member reads it.
 * @returns undefined where the brand has none of the period, or the account is offered nothing
 */
export async function readLeaderboard(
  db: Db,
  customerId: string,
  { period, turn }: { period: MissionPeriod; turn: LeaderboardTurn },
  timeZone: string,
): Promise<Leaderboard | undefined> {
  const [board] = await rowsOf<{ terms: LeaderboardTerms; frozenTo: string }>(
    db,
    sql`select terms, frozen_to::text as "frozenTo" from leaderboards where period = ${period} and not is_off`,
  );
  if (!board || !(await mayReceive(db, customerId))) return undefined;
  const shown = (await readTurns(db, timeZone)).find((one) => one.period === period && one.isCurrent === (turn === 'current'));
  if (!shown) return undefined;
  const { startsOn, endsAt } = shown;
  const isFrozen = startsOn < board.frozenTo;
  const ranked = await (isFrozen ? frozenRows : liveRows)(db, customerId, shown);
  const own = ranked.find(({ isOwn }) => isOwn) ?? (await ownRow(db, customerId, shown));
  // Prizes of a result are those that it has; behind its ranks there are none.
  const prizes = isFrozen ? [] : board.terms.prizes;
  return {
    ...board.terms,
    startsOn,
    endsAt,
    isFrozen,
    rows: ranked.filter(({ rank }) => rank <= shownRanks).map((row) => toRow(row, prizes)),
    ...(own && { own: toRow(own, prizes) }),
  };
}
