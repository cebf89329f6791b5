import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { dayIn } from '../../rollups/deltas.ts';
import { isPlayer } from '../../rollups/isPlayer.ts';
import { beginOf, holdCycle, todayIn, weekOf } from './cycle.ts';
import { guildTerms } from './guildTerms.ts';
import { hasOdds, oddsOf, smallestStake } from './odds.ts';

/** A round as it is counted now, and as it was before. */
export interface GuildRound {
  customerId: string;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601; null while it is open again. */
  endedAt: string | null;
  bet: number;
  win: number;
  wasBet: number;
  wasWin: number;
}

/** Rounds, `r`, with what the figures have of them; nothing where there is no legion. Whose count is known once their memberships are held. */
export const guildRounds: SQL = sql`
  select r.customer_id as "customerId", r.opened_at as "openedAt", r.ended_at as "endedAt",
    case when r.ended_at is null then 0 else r.bet_total end as bet, case when r.ended_at is null then 0 else r.win_total end as win,
    case when r.is_rolled then r.rolled_bet else 0 end as "wasBet", case when r.is_rolled then r.rolled_win else 0 end as "wasWin"
  from r where exists (select from guilds where closed_at is null)`;

/** What a batch has changed of a member's score. */
interface Counted {
  customerId: string;
  guildId: string;
  startsOn: string;
  bet: number;
  betAt: string;
  profit: number;
  profitAt: string;
  rounds: number;
  roundsAt: string;
  /** Whether the round that had his best odds has them no more. */
  hasLostOdds: boolean;
}

const smallest = smallestStake(guildTerms.parse({}).smallestStake);
/** Whether the odds of `excluded` are better than those of a row, `l`: multiplied crosswise, so that nothing is rounded. */
const isBetter = sql`(excluded.odds_win is not null and (l.odds_win is null
  or excluded.odds_win::numeric * l.odds_stake > l.odds_win::numeric * excluded.odds_stake))`;
const better = (column: SQL): SQL => sql`${column} = case when ${isBetter} then excluded.${column} else l.${column} end`;

/** Adds to a value, and notes when it was reached. */
const raised = (column: SQL, at: SQL): SQL => sql`${column} = l.${column} + excluded.${column},
  ${at} = case when excluded.${column} = 0 then l.${at} else greatest(l.${at}, excluded.${at}) end`;
const added = sql.join([raised(sql`bet`, sql`bet_at`), raised(sql`profit`, sql`profit_at`), raised(sql`rounds`, sql`rounds_at`)], sql`, `);
const bestOdds = sql.join([better(sql`odds_win`), better(sql`odds_stake`), better(sql`odds_at`)], sql`, `);

const dayValues = ['bet', 'profit', 'rounds'] as const;
/**
 * Values as the day began: those that the row had when it was counted on an earlier day last, with those rounds of before midnight that are counted
 * only now.
 */
const atDayBreak = sql.join(
  [
    ...dayValues.flatMap((name) => {
      const [value, kept, at, keptAt] = [name, `day_${name}`, `${name}_at`, `day_${name}_at`].map((column) => sql.raw(column));
      return [
        sql`${kept} = case when l.day = excluded.day then l.${kept} else l.${value} end + excluded.${kept}`,
        sql`${keptAt} = case when l.day = excluded.day then l.${keptAt} else l.${at} end`,
      ];
    }),
    sql`day_odds = greatest(case when l.day = excluded.day then l.day_odds else l.odds end, excluded.day_odds)`,
    sql`day_odds_at = case when l.day = excluded.day then l.day_odds_at else coalesce(l.odds_at, l.day_odds_at) end`,
  ],
  sql`, `,
);

/**
 * Counts rounds for the members of legions, in the transaction that counts them for the figures, and so exactly once. Those count that were begun
 * since the member is in the legion. What changes of a period that is closed counts for the oldest one that is open.
 *
 * Rows are taken in one order by all: the cycle, legions, memberships, scores, totals, and what events and money need behind them.
 */
export async function countGuildScores(tx: Tx, rounds: readonly GuildRound[], timeZone: string): Promise<void> {
  if (rounds.length === 0) return;
  // A close waits for it, or it for the close: each round is on one side of a result.
  await holdCycle(tx);
  const ids = [...new Set(rounds.map(({ customerId }) => customerId))];
  const found = await rowsOf<{ customerId: string }>(
    tx,
    sql`select m.customer_id as "customerId" from guild_members m
      join customers c on c.id = m.customer_id and ${isPlayer} where m.customer_id = any(${`{${ids.join(',')}}`}::uuid[]) order by 1`,
  );
  const members: string[] = [];
  for (const { customerId } of found) {
    const held = await rowsOf(tx, sql`select from guild_members where customer_id = ${customerId}::uuid for share`);
    if (held.length > 0) members.push(customerId);
  }
  if (members.length === 0) return;
  const counted = await addToScores(tx, rounds, members, timeZone);
  const lost = counted.filter(({ hasLostOdds }) => hasLostOdds);
  if (lost.length > 0) await findOdds(tx, lost, timeZone);
  await addToTotals(tx, counted);
  if (lost.length > 0) await findTotalOdds(tx, lost);
}

async function addToScores(tx: Tx, rounds: readonly GuildRound[], members: readonly string[], timeZone: string): Promise<Counted[]> {
  const known = new Set(members);
  const ofMembers = JSON.stringify(rounds.filter(({ customerId }) => known.has(customerId)));
  const lastOf = (value: SQL): SQL => sql`coalesce(max(t.ended) filter (where ${value} <> 0), max(t.ended))`;
  const earlier = (value: SQL): SQL => sql`coalesce(sum(${value}) filter (where t.is_earlier), 0)`;
  return rowsOf<Counted>(
    tx,
    sql`with t as (
        select m.customer_id, m.guild_id, greatest(${weekOf(dayIn(sql`t."openedAt"`, timeZone))}, y.open_from) as starts_on,
          coalesce(t."endedAt", clock_timestamp()) as ended,
          coalesce(t."endedAt" < ${beginOf(todayIn(timeZone), timeZone)}, false) as is_earlier, t.bet, t.win, t."wasBet" as was_bet, t."wasWin" as was_win,
          (t.bet > 0 or t.win > 0)::int - (t."wasBet" > 0 or t."wasWin" > 0)::int as rounds, p.smallest
        from jsonb_to_recordset(${ofMembers}::jsonb) as t ("customerId" uuid, "openedAt" timestamptz, "endedAt" timestamptz,
            bet bigint, win bigint, "wasBet" bigint, "wasWin" bigint)
          join guild_members m on m.customer_id = t."customerId" and t."openedAt" >= m.joined_at
          cross join guild_cycles y cross join (select ${smallest} as smallest) p
      ), best as (
        select distinct on (customer_id, starts_on) customer_id, starts_on, win, bet, ended from t
        where ${hasOdds(sql`win`, sql`bet`, sql`smallest`)} order by customer_id, starts_on, ${oddsOf(sql`win`, sql`bet`)} desc, ended
      ), lost as (
        select customer_id, starts_on, max(${oddsOf(sql`was_win`, sql`was_bet`)}) as odds from t
        where ${hasOdds(sql`was_win`, sql`was_bet`, sql`smallest`)} group by 1, 2
      ), s as (
        select t.customer_id, t.guild_id, t.starts_on, sum(t.bet - t.was_bet) as bet, ${lastOf(sql`t.bet - t.was_bet`)} as bet_at,
          sum(t.win - t.was_win - t.bet + t.was_bet) as profit, ${lastOf(sql`t.win - t.was_win - t.bet + t.was_bet`)} as profit_at,
          sum(t.rounds)::int as rounds, ${lastOf(sql`t.rounds`)} as rounds_at,
          ${earlier(sql`t.bet - t.was_bet`)} as day_bet, ${earlier(sql`t.win - t.was_win - t.bet + t.was_bet`)} as day_profit,
          ${earlier(sql`t.rounds`)} as day_rounds, coalesce(max(t.ended) filter (where t.is_earlier), max(t.ended)) as day_at,
          coalesce(max(${oddsOf(sql`t.win`, sql`t.bet`)}) filter (where t.is_earlier and ${hasOdds(sql`t.win`, sql`t.bet`, sql`t.smallest`)}), 0) as day_odds
        from t group by 1, 2, 3
      ), kept as (
        insert into guild_scores as l (customer_id, guild_id, starts_on, bet, bet_at, profit, profit_at, rounds, rounds_at,
          odds_win, odds_stake, odds_at, day, day_bet, day_bet_at, day_profit, day_profit_at, day_rounds, day_rounds_at, day_odds, day_odds_at)
        select s.customer_id, s.guild_id, s.starts_on, s.bet, s.bet_at, s.profit, s.profit_at, s.rounds, s.rounds_at, best.win, best.bet, best.ended,
          ${todayIn(timeZone)}, s.day_bet, s.day_at, s.day_profit, s.day_at, s.day_rounds, s.day_at, s.day_odds, s.day_at
        from s left join best using (customer_id, starts_on) order by s.customer_id, s.starts_on
        on conflict (customer_id, starts_on) do update set guild_id = excluded.guild_id, ${added}, ${bestOdds}, ${atDayBreak}, day = excluded.day
        returning customer_id, starts_on, odds
      )
      select s.customer_id as "customerId", s.guild_id as "guildId", s.starts_on::text as "startsOn", s.bet::float8 as bet, s.bet_at::text as "betAt",
        s.profit::float8 as profit, s.profit_at::text as "profitAt", s.rounds, s.rounds_at::text as "roundsAt", coalesce(k.odds <= lost.odds, false) as "hasLostOdds"
      from s join kept k using (customer_id, starts_on) left join lost using (customer_id, starts_on)`,
  );
}

const listed = (counted: readonly Counted[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c ("customerId" uuid, "guildId" uuid, "startsOn" date, bet bigint,
    "betAt" timestamptz, profit bigint, "profitAt" timestamptz, rounds int, "roundsAt" timestamptz)`;

/** Looks for the best odds among a member's rounds of the period. Those of rounds that were begun before it are let go. */
async function findOdds(tx: Tx, lost: readonly Counted[], timeZone: string): Promise<void> {
  for (const { customerId, startsOn } of lost) {
    await tx.execute(sql`update guild_scores s set (odds_win, odds_stake, odds_at) = (
        select g.rolled_win, g.rolled_bet, g.ended_at from game_rounds g join guild_members m on m.customer_id = g.customer_id
        where g.customer_id = ${customerId}::uuid and g.opened_at >= greatest(m.joined_at, ${beginOf(sql`${startsOn}::date`, timeZone)}) and g.is_rolled
          and ${hasOdds(sql`g.rolled_win`, sql`g.rolled_bet`, smallest)}
        order by ${oddsOf(sql`g.rolled_win`, sql`g.rolled_bet`)} desc, g.ended_at limit 1)
      where s.customer_id = ${customerId}::uuid and s.starts_on = ${startsOn}::date`);
  }
}

/** Adds to the totals of legions: a batch has many rounds of one, which are one change of its row. */
async function addToTotals(tx: Tx, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await tx.execute(sql`with c as (select * from ${listed(counted)}), best as (
      select distinct on (s.guild_id, s.starts_on) s.guild_id, s.starts_on, s.odds_win, s.odds_stake, s.odds_at
      from c join guild_scores s on s.customer_id = c."customerId" and s.starts_on = c."startsOn" where s.odds > 0
      order by s.guild_id, s.starts_on, s.odds desc, s.odds_at
    ), d as (
      select "guildId" as guild_id, "startsOn" as starts_on, sum(bet) as bet, max("betAt") as bet_at, sum(profit) as profit, max("profitAt") as profit_at,
        sum(rounds)::int as rounds, max("roundsAt") as rounds_at
      from c group by 1, 2
    )
    insert into guild_totals as l (guild_id, starts_on, bet, bet_at, profit, profit_at, rounds, rounds_at, odds_win, odds_stake, odds_at)
    select d.*, best.odds_win, best.odds_stake, best.odds_at from d left join best using (guild_id, starts_on) order by d.guild_id, d.starts_on
    on conflict (guild_id, starts_on) do update set ${added}, ${bestOdds}`);
}

/**
 * Looks for the best odds among the members of legions. Their totals are held by then, and who changes a score afterwards waits for them: this
 * statement sees all that was committed before.
 */
export async function findTotalOdds(tx: Tx, of: readonly { guildId: string; startsOn: string }[]): Promise<void> {
  const legions = new Map(of.map((one) => [`${one.guildId} ${one.startsOn}`, one]));
  for (const { guildId, startsOn } of legions.values()) {
    const isOne = sql`guild_id = ${guildId}::uuid and starts_on = ${startsOn}::date`;
    const [best] = await rowsOf<{ win: string; stake: string; at: string }>(
      tx,
      sql`select odds_win::text as win, odds_stake::text as stake, odds_at::text as at from guild_scores where ${isOne} and odds > 0
        order by odds desc, odds_at, customer_id limit 1`,
    );
    await tx.execute(sql`update guild_totals set odds_win = ${best?.win ?? null}::bigint, odds_stake = ${best?.stake ?? null}::bigint,
      odds_at = ${best?.at ?? null}::timestamptz where ${isOne}`);
  }
}
