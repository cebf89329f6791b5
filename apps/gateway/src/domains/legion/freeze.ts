import { randomUUID } from 'node:crypto';
import type { GuildRankType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { holdLock } from '../../db/holdLock.ts';
import { beginOf, todayIn, weekOf } from './cycle.ts';
import type { GuildTerms } from './guildTerms.ts';
import { isRanked, rankOrders } from './rankTypes.ts';
import type { WeekTerms } from './schema.ts';
import { guildBonusOf, sharesOf } from './shares.ts';

/** After a period's end, so that rounds that ended in its last minutes are counted. */
const grace = sql`interval '5 minutes'`;
/** Legions whose members' places one transaction writes. */
const batch = 20;

/**
 * Closes the oldest open period where it is over: nothing changes it from then on.
 * @param isEarly ends the running one now; what is played in the rest of its week counts for the next one
 * @returns its first day; undefined where none is over
 */
export async function closePeriod(
  db: Db | Tx,
  { turnoverShare, prizes }: Pick<GuildTerms, 'turnoverShare' | 'prizes'>,
  timeZone: string,
  isEarly = false,
): Promise<string | undefined> {
  const end = beginOf(sql`${weekOf(sql`open_from`)} + 7`, timeZone);
  const readOpen = (reader: Db | Tx) =>
    rowsOf<{ startsOn: string; isOver: boolean }>(
      reader,
      sql`select open_from::text as "startsOn", ${end} <= clock_timestamp() as "isOver" from guild_cycles
        where cycle = 'W' and (${isEarly}::boolean or ${end} + ${grace} <= clock_timestamp())`,
    );
  if ((await readOpen(db)).length === 0) return undefined;
  return db.transaction(async (tx) => {
    // Rounds that are being counted are waited for; those after it count for the next period.
    await holdLock(tx, 'guildCycle');
    const [open] = await readOpen(tx);
    if (!open) return undefined;
    const { startsOn, isOver } = open;
    const first = sql`${startsOn}::date`;
    const terms: WeekTerms = { turnoverShare, prizes };
    const [next, lastDay, endsAt] = isOver
      ? [sql`${weekOf(first)} + 7`, sql`${weekOf(first)} + 6`, beginOf(sql`${weekOf(first)} + 7`, timeZone)]
      : [sql`greatest(${first} + 1, ${todayIn(timeZone)})`, sql`greatest(${first}, ${todayIn(timeZone)})`, sql`clock_timestamp()`];
    await tx.execute(sql`insert into guild_weeks (starts_on, last_day, ends_at, terms)
      values (${first}, ${lastDay}, ${endsAt}, ${JSON.stringify(terms)}::jsonb)`);
    await tx.execute(sql`update guild_cycles set open_from = ${next} where cycle = 'W'`);
    return startsOn;
  });
}

/** Places of rows of one kind by each type; null without one. */
const places = (id: SQL, from: SQL): SQL => {
  const placeBy = (type: GuildRankType): SQL => {
    const { value, at, place } = rankOrders[type];
    return sql`case when ${isRanked(type)} then row_number() over (order by ${isRanked(type)} desc, ${value} desc, ${at}, ${id}) end::int as ${place}`;
  };
  const columns = (['BET', 'PROFIT', 'ROUND', 'ODDS'] as const).map(placeBy);
  return sql`select ${id} as id, bet::float8 as bet, profit::float8 as profit, rounds, odds_win::float8 as odds_win, odds_stake::float8 as odds_stake,
    ${sql.join(columns, sql`, `)} ${from}`;
};

/** A row of `places`, as the database names its columns. */
interface Placed {
  id: string;
  bet: number;
  rank_bet: number | null;
}

const resultColumns = [
  'bet',
  'profit',
  'rounds',
  'odds_win',
  'odds_stake',
  'rank_bet',
  'rank_profit',
  'rank_rounds',
  'rank_odds',
  'bonus',
  'state',
  'order_id',
];
const kept = sql.raw(resultColumns.map((name) => `r.${name}`).join(', '));
const keptColumns = sql.raw(resultColumns.join(', '));

/** Results, with what is paid for them, as rows `r`. */
const resultsOf = (rows: readonly (Placed & { bonus: number; state: string })[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, order_id: randomUUID() })))}::jsonb) as r (id uuid, bet bigint, profit bigint,
    rounds int, odds_win bigint, odds_stake bigint, rank_bet int, rank_profit int, rank_rounds int, rank_odds int, bonus bigint, state text, order_id uuid)`;

/** The oldest closed period whose result does not stand yet. */
const openWeek = (db: Db | Tx): Promise<{ startsOn: string; terms: WeekTerms }[]> =>
  rowsOf(db, sql`select starts_on::text as "startsOn", terms from guild_weeks where frozen_at is null order by starts_on limit 1`);

/** Writes the places of the legions of a closed period; of two processes at once one does. */
async function rankGuilds(db: Db, startsOn: string, terms: WeekTerms): Promise<void> {
  await db.transaction(async (tx) => {
    const [held] = await rowsOf(tx, sql`select 1 from guild_weeks where starts_on = ${startsOn}::date and frozen_at is null for update`);
    const isWritten = await rowsOf(tx, sql`select 1 from guild_results where starts_on = ${startsOn}::date limit 1`);
    if (!held || isWritten.length > 0) return;
    const ranked = await rowsOf<Placed>(tx, places(sql`guild_id`, sql`from guild_totals where starts_on = ${startsOn}::date`));
    const results = ranked.map((row) => ({
      ...row,
      bonus: guildBonusOf({ bet: row.bet, place: row.rank_bet ?? undefined }, terms),
      state: 'new',
    }));
    await tx.execute(
      sql`insert into guild_results (guild_id, starts_on, ${keptColumns}) select r.id, ${startsOn}::date, ${kept} from ${resultsOf(results)}`,
    );
  });
}

/** Writes the places and the shares of one legion's members. */
async function rankMembers(tx: Tx, guildId: string, startsOn: string, bonus: number): Promise<void> {
  const ranked = await rowsOf<Placed>(
    tx,
    sql`${places(sql`customer_id`, sql`from guild_scores where guild_id = ${guildId}::uuid and starts_on = ${startsOn}::date`)} order by rank_bet nulls last, customer_id`,
  );
  const shares = sharesOf(
    bonus,
    ranked.map(({ id, bet }) => ({ customerId: id, bet })),
  );
  const results = ranked.map((row, place) => ({ ...row, bonus: shares[place] ?? 0, state: shares[place] ? 'due' : 'none' }));
  await tx.execute(sql`insert into guild_member_results (customer_id, guild_id, starts_on, ${keptColumns})
    select r.id, ${guildId}::uuid, ${startsOn}::date, ${kept} from ${resultsOf(results)}`);
  await tx.execute(sql`update guild_results set state = case when bonus > 0 then 'due' else 'none' end
    where guild_id = ${guildId}::uuid and starts_on = ${startsOn}::date`);
}

/**
 * Writes a part of the result of the oldest closed period. Nothing changes what it reads, so that it can be stopped anywhere and done again.
 * @returns whether there may be more
 */
export async function freezeSome(db: Db): Promise<boolean> {
  const [week] = await openWeek(db);
  if (!week) return false;
  const { startsOn, terms } = week;
  await rankGuilds(db, startsOn, terms);
  return db.transaction(async (tx) => {
    const guilds = await rowsOf<{ guildId: string; bonus: number }>(
      tx,
      sql`select guild_id as "guildId", bonus::float8 as bonus from guild_results where state = 'new' and starts_on = ${startsOn}::date
        order by guild_id limit ${batch} for update skip locked`,
    );
    for (const { guildId, bonus } of guilds) await rankMembers(tx, guildId, startsOn, bonus);
    // Those that another process writes at this moment are seen by the next look.
    const stood = await rowsOf(
      tx,
      sql`update guild_weeks set frozen_at = statement_timestamp() where starts_on = ${startsOn}::date and frozen_at is null
        and not exists (select from guild_results where starts_on = ${startsOn}::date and state = 'new') returning 1`,
    );
    return stood.length > 0 || guilds.length > 0;
  });
}
