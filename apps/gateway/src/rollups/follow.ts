import { type SQL, sql } from 'drizzle-orm';
import { countWagers, type WageredRound } from '../bonuses/countWagers.ts';
import { countedColumns } from '../bonuses/openBonuses.ts';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { holdLock } from '../db/holdLock.ts';
import { countGuildScores, type GuildRound, guildRounds } from '../domains/legion/countGuildScores.ts';
import { countScores, type Turnover, turnoverOf } from '../domains/missions/countScores.ts';
import { countPoints, type PlayedTurnover, playedTurnover } from '../domains/points-mall/countPoints.ts';
import { countExpression, holdOpenPeriod } from './count.ts';
import { entryDelta, registrationDelta, roundDelta } from './deltas.ts';
import { addFigures } from './figures.ts';
import { isUnrolled } from './isUnrolled.ts';

/** Rounds, and entries of the ledger, that one transaction counts at most. */
const batch = 500;

/** Whatever is counted of a round, with what bonuses count of it. */
type FollowedRound = WageredRound & { round: unknown };

/** Rounds that the figures lack, or have as they are no more. */
const unrolledRounds = sql`select r.customer_id as "customerId", ${countedColumns}, jsonb_build_object('customer_id', r.customer_id,
    'provider', r.provider, 'game_id', r.game_id, 'round_id', r.round_id, 'vendor_type', r.vendor_type, 'opened_at', r.opened_at, 'ended_at', r.ended_at,
    'bet_total', r.bet_total, 'win_total', r.win_total, 'is_rolled', r.is_rolled, 'rolled_bet', r.rolled_bet, 'rolled_win', r.rolled_win) as round
  from game_rounds r where ${isUnrolled} order by r.customer_id, r.ended_at nulls first limit ${batch}`;

/** Rounds as they were read, as the table `r`. */
const readRounds = (rounds: readonly FollowedRound[]): SQL => sql`r as (
    select * from jsonb_to_recordset(${JSON.stringify(rounds.map(({ round }) => round))}::jsonb) as r (customer_id uuid, provider text, game_id text,
      round_id text, vendor_type text, opened_at timestamptz, ended_at timestamptz, bet_total bigint, win_total bigint, is_rolled boolean,
      rolled_bet bigint, rolled_win bigint)
  )`;

/** Notes what is counted of rounds, `r`, as they were read: one that was changed meanwhile is still unrolled by what has changed. */
const noteRolled = sql`update game_rounds g set is_rolled = r.ended_at is not null,
    rolled_bet = case when r.ended_at is null then r.rolled_bet else r.bet_total end,
    rolled_win = case when r.ended_at is null then r.rolled_win else r.win_total end
  from r where g.customer_id = r.customer_id and g.provider = r.provider and g.game_id = r.game_id and g.round_id = r.round_id`;

/** Counts rounds that ended or changed. @returns how many */
async function followRounds(tx: Tx, timeZone: string): Promise<number> {
  const countedFrom = await holdOpenPeriod(tx);
  const rounds = await rowsOf<FollowedRound>(tx, unrolledRounds);
  if (rounds.length === 0) return 0;
  const read = readRounds(rounds);
  await addFigures(tx, sql`${read}, delta as (select ${roundDelta(timeZone)} from r)`);
  if (countedFrom !== undefined) await tx.execute(sql`with ${read} ${countExpression(countedFrom)}`);
  await tx.execute(sql`with ${read} ${noteRolled}`);
  const [more] = await rowsOf<{ turnover: Turnover[]; played: PlayedTurnover[]; inGuilds: GuildRound[] }>(
    tx,
    sql`with ${read} select
        (select coalesce(json_agg(t), '[]') from (${turnoverOf(timeZone)}) t) as turnover,
        (select coalesce(json_agg(p), '[]') from (${playedTurnover(timeZone)}) p) as played,
        (select coalesce(json_agg(q), '[]') from (${guildRounds}) q) as "inGuilds"`,
  );
  // Before anything that holds a member's cursor of events: who removes a member from a legion tells him last, too.
  await countGuildScores(tx, more?.inGuilds ?? [], timeZone);
  await countWagers(tx, rounds);
  await countScores(tx, more?.turnover ?? []);
  await countPoints(tx, more?.played ?? []);
  return rounds.length;
}

/** Counts entries of the ledger, and registrations, that the figures don't have. @returns how many */
async function followEntries(tx: Tx, timeZone: string): Promise<number> {
  const marks = await rowsOf(tx, sql`select customer_id, kind, currency, seq from rollup_marks order by customer_id limit ${batch}`);
  if (marks.length === 0) return 0;
  const read = sql`m as (
      select * from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (customer_id uuid, kind text, currency text, seq bigint)
    )`;
  await addFigures(
    tx,
    sql`${read}, delta as (
        select ${entryDelta(sql`m.customer_id`, sql`e.created_at`, timeZone)}
        from m join ledger_entries e on e.customer_id = m.customer_id and e.kind = m.kind and e.currency = m.currency and e.seq = m.seq
        join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
        union all select ${registrationDelta(sql`c.id`, sql`c.created_at`, timeZone)} from m join customers c on c.id = m.customer_id
        where m.kind = 'registration'
      )`,
  );
  await tx.execute(sql`with ${read} delete from rollup_marks k using m
    where k.customer_id = m.customer_id and k.kind = m.kind and k.currency = m.currency and k.seq = m.seq`);
  return marks.length;
}

/**
 * Brings the figures up to date by one batch, exactly once: what is counted and that it is counted are one transaction. Of several followers one
 * counts at a time; no row of a round is locked while it is read, which a cluster could not do across customers.
 * @returns whether there may be more
 */
export async function followOnce(db: Db | Tx, timeZone: string, complete?: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdLock(tx, 'rollups');
    const counts = [await followRounds(tx, timeZone), await followEntries(tx, timeZone)];
    const isMore = counts.some((count) => count === batch);
    if (!isMore) await complete?.(tx);
    return isMore;
  });
}
