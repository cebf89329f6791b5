import { sql } from 'drizzle-orm';
import { countWagers, type WageredRound } from '../bonuses/countWagers.ts';
import { countedColumns } from '../bonuses/openBonuses.ts';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { countGuildScores, type GuildRound, guildRounds } from '../domains/legion/countGuildScores.ts';
import { countScores, type Turnover, turnoverOf } from '../domains/missions/countScores.ts';
import { countPoints, type PlayedTurnover, playedTurnover } from '../domains/points-mall/countPoints.ts';
import { countExpression, holdOpenPeriod } from './count.ts';
import { entryDelta, roundDelta } from './deltas.ts';
import { additions } from './figures.ts';
import { isUnrolled } from './isUnrolled.ts';

/** Rounds, and entries of the ledger, that one transaction counts at most. */
const batch = 500;

interface FollowedRounds {
  count: number;
  wagered: WageredRound[];
  turnover: Turnover[];
  played: PlayedTurnover[];
  inGuilds: GuildRound[];
}

/** Counts rounds that ended or changed. A round that is being settled at this moment is left to the next batch. @returns how many */
async function followRounds(tx: Tx, timeZone: string): Promise<number> {
  const countedFrom = await holdOpenPeriod(tx);
  const [row] = await rowsOf<FollowedRounds>(
    tx,
    sql`with r as (
        select * from game_rounds where ${isUnrolled} order by customer_id limit ${batch} for update skip locked
      ), delta as (
        select ${roundDelta(timeZone)} from r
      ), ${additions}, counted as (${countExpression(countedFrom)}), rolled as (
        update game_rounds g set is_rolled = r.ended_at is not null,
          rolled_bet = case when r.ended_at is null then r.rolled_bet else r.bet_total end,
          rolled_win = case when r.ended_at is null then r.rolled_win else r.win_total end
        from r where g.customer_id = r.customer_id and g.provider = r.provider and g.game_id = r.game_id and g.round_id = r.round_id
      )
      select count(*)::int as count, (select coalesce(json_agg(w), '[]') from (
          select r.customer_id as "customerId", ${countedColumns} from r
          where exists (select from bonuses b where b.customer_id = r.customer_id and b.ended_at is null) order by r.ended_at nulls first
        ) w) as wagered,
        (select coalesce(json_agg(t), '[]') from (${turnoverOf(timeZone)}) t) as turnover,
        (select coalesce(json_agg(p), '[]') from (${playedTurnover(timeZone)}) p) as played,
        (select coalesce(json_agg(q), '[]') from (${guildRounds}) q) as "inGuilds" from r`,
  );
  // Before anything that holds a member's cursor of events: who removes a member from a legion tells him last, too.
  await countGuildScores(tx, row?.inGuilds ?? [], timeZone);
  await countWagers(tx, row?.wagered ?? []);
  await countScores(tx, row?.turnover ?? []);
  await countPoints(tx, row?.played ?? []);
  return row?.count ?? 0;
}

/** Counts entries of the ledger, and registrations, that the figures don't have. @returns how many */
async function followEntries(tx: Tx, timeZone: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`with due as (
        select * from rollup_marks order by customer_id limit ${batch} for update skip locked
      ), taken as (
        delete from rollup_marks m using due s
        where m.customer_id = s.customer_id and m.kind = s.kind and m.currency = s.currency and m.seq = s.seq
        returning m.customer_id, m.kind, m.currency, m.seq
      ), delta as (
        select ${entryDelta(sql`m.customer_id`, sql`coalesce(e.created_at, c.created_at)`, timeZone)}
        from taken m join customers c on c.id = m.customer_id
        left join ledger_entries e on e.customer_id = m.customer_id and e.kind = m.kind and e.currency = m.currency and e.seq = m.seq
        left join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      ), ${additions}
      select count(*)::int as count from taken`,
  );
  return row?.count ?? 0;
}

/**
 * Brings the figures up to date by one batch, exactly once: what is counted and that it is counted are one transaction.
 * @returns whether there may be more
 */
export async function followOnce(db: Db | Tx, timeZone: string, complete?: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const counts = [await followRounds(tx, timeZone), await followEntries(tx, timeZone)];
    const isMore = counts.some((count) => count === batch);
    if (!isMore) await complete?.(tx);
    return isMore;
  });
}
