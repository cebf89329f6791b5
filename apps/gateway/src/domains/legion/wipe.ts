import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { findTotalOdds } from './countGuildScores.ts';
import { runningFrom } from './cycle.ts';

const left = (column: SQL, at: SQL): SQL => sql`${column} = t.${column} - d.${column},
  ${at} = case when d.${column} = 0 then t.${at} else greatest(t.${at}, n.at) end`;

/**
 * §4 "leaving or being removed wipes betting, profit, wins and win rate": of the running period, for the member and for the legion. A period that is
 * over stays as it was played.
 */
export async function wipeScore(tx: Tx, customerId: string, timeZone: string): Promise<void> {
  const wiped = await rowsOf(
    tx,
    sql`with d as (delete from guild_scores where customer_id = ${customerId}::uuid and starts_on >= ${runningFrom(timeZone)} returning *)
      select guild_id, starts_on::text as starts_on, bet::text as bet, profit::text as profit, rounds from d`,
  );
  if (wiped.length === 0) return;
  const changed = await rowsOf<{ guildId: string; startsOn: string }>(
    tx,
    sql`with changed as (update guild_totals t set ${left(sql`bet`, sql`bet_at`)}, ${left(sql`profit`, sql`profit_at`)}, ${left(sql`rounds`, sql`rounds_at`)}
      from (select statement_timestamp() as at) n, jsonb_to_recordset(${JSON.stringify(wiped)}::jsonb) as d (guild_id uuid, starts_on date, bet bigint, profit bigint, rounds int)
      where t.guild_id = d.guild_id and t.starts_on = d.starts_on
      returning t.guild_id, t.starts_on) select guild_id as "guildId", starts_on::text as "startsOn" from changed`,
  );
  if (changed.length > 0) await findTotalOdds(tx, changed);
}

/** The same of all members of a legion that is no more. */
export async function wipeGuild(tx: Tx, guildId: string, timeZone: string): Promise<void> {
  for (const table of ['guild_scores', 'guild_totals'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where guild_id = ${guildId}::uuid and starts_on >= ${runningFrom(timeZone)}`);
}
