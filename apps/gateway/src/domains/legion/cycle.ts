import type { GuildPeriod, GuildTurn } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { holdLock } from '../../db/holdLock.ts';
import { isoOf } from '../../db/keyset.ts';

/** Monday of the week that a day is in. */
export const weekOf = (day: SQL): SQL => sql`date_trunc('week', (${day})::timestamp)::date`;
/** The day that it is in the brand's zone. */
export const todayIn = (timeZone: string): SQL => sql`(statement_timestamp() at time zone ${timeZone}::text)::date`;
/** The moment at which a day begins in the brand's zone. */
export const beginOf = (day: SQL, timeZone: string): SQL => sql`((${day})::timestamp at time zone ${timeZone}::text)`;
/** First day of the running period. One that was closed early is over: what is played in the rest of its week is the next one's. */
export const runningFrom = (timeZone: string): SQL =>
  sql`(select greatest(${weekOf(todayIn(timeZone))}, open_from) from guild_cycles where cycle = 'W')`;

/** Sees to it that periods are counted from this week on, or from an earlier day. */
export async function openCycle(tx: Db | Tx, timeZone: string, from: SQL = todayIn(timeZone)): Promise<void> {
  await tx.execute(sql`insert into guild_cycles (cycle, open_from) values ('W', ${weekOf(from)}) on conflict do nothing`);
}

/** Keeps the running period from being closed until the transaction ends. It comes before all other rows of the legions. */
export const holdCycle = (tx: Tx): Promise<void> => holdLock(tx, 'guildCycle', 'shared');

const periodColumns = (startsOn: SQL, lastDay: SQL, endsAt: SQL, isFrozen: SQL): SQL =>
  sql`${startsOn}::text as "startsOn", (${lastDay})::text as "lastDay", ${isoOf(endsAt)} as "endsAt", ${isFrozen} as "isFrozen"`;

/** The running period or the one before it, in the brand's zone. */
export async function readPeriodOf(db: Db | Tx, turn: GuildTurn, timeZone: string): Promise<GuildPeriod> {
  const running = sql`(select coalesce(${runningFrom(timeZone)}, ${weekOf(todayIn(timeZone))}) as starts_on)`;
  const whole = (startsOn: SQL, isFrozen: SQL): SQL =>
    periodColumns(startsOn, sql`${weekOf(startsOn)} + 6`, beginOf(sql`${weekOf(startsOn)} + 7`, timeZone), isFrozen);
  const [period] = await rowsOf<GuildPeriod>(
    db,
    turn === 'C'
      ? sql`select ${whole(sql`r.starts_on`, sql`false`)} from ${running} r`
      : sql`select ${periodColumns(sql`w.starts_on`, sql`w.last_day`, sql`w.ends_at`, sql`w.frozen_at is not null`)}, 0 as turn
          from ${running} r join guild_weeks w on w.starts_on = (select max(starts_on) from guild_weeks where starts_on < r.starts_on)
          where not exists (select from guild_cycles where open_from < r.starts_on)
        union all select ${whole(sql`p.starts_on`, sql`not exists (select from guild_cycles where open_from <= p.starts_on)`)}, 1
          from ${running} r cross join lateral (
            select greatest(${weekOf(sql`r.starts_on - 1`)}, (select open_from from guild_cycles where open_from < r.starts_on)) as starts_on
          ) p
        order by turn limit 1`,
  );
  if (!period) throw new Error('The database told no period.');
  return { startsOn: period.startsOn, lastDay: period.lastDay, endsAt: period.endsAt, isFrozen: period.isFrozen };
}
