import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { openCycle, runningFrom } from '../../../apps/gateway/src/domains/legion/cycle.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import type { Place } from './seededDatabase.ts';

/** Members of a legion. */
const size = 100;
const tables = ['guilds', 'guild_members', 'guild_scores', 'guild_totals'] as const;

/**
 * Puts so many members in legions of a hundred, all of whom have played this week: many a little, few much. member01 is in the one in the middle of
 * the rank, and in the middle of it.
 */
export async function insertLegions(place: Place, members: number): Promise<void> {
  const database = await openDatabase(place);
  const guilds = members / size;
  const guildId = sql`md5('guild' || g)::uuid`;
  const middle = Math.floor(guilds / 2);
  try {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      for (const table of [...tables, 'guild_codes']) await tx.execute(sql`delete from ${sql.identifier(table)}`);
      await openCycle(tx, testTimeZone);
      await tx.execute(sql`insert into customers (id, account, nickname, type, password_hash)
        select md5('legion' || n)::uuid, 'legion' || n, 'legion' || n, 0, '' from generate_series(0, ${members - 1}::int) n`);
      await tx.execute(sql`insert into guild_members (customer_id, guild_id, joined_at)
        select case when n = ${middle * size}::int then (select id from customers where account = 'member01') else md5('legion' || n)::uuid end,
          ${guildId}, now() from generate_series(0, ${members - 1}::int) n cross join lateral (select n / ${size}::int as g) l`);
      await tx.execute(sql`insert into guilds (guild_id, name, name_key, description, icon_id, code, code_at, master_id, members, created_at)
        select ${guildId}, 'G' || g, 'g' || g, '', 1, 'g' || g, now(), (select min(customer_id::text)::uuid from guild_members m where m.guild_id = ${guildId}),
          ${size}::int, now() from generate_series(0, ${guilds - 1}::int) g`);
      await tx.execute(sql`insert into guild_scores (customer_id, guild_id, starts_on, bet, bet_at, profit, profit_at, rounds, rounds_at,
          odds_win, odds_stake, odds_at, day, day_bet, day_bet_at, day_profit, day_profit_at, day_rounds, day_rounds_at, day_odds, day_odds_at)
        select customer_id, guild_id, ${runningFrom(testTimeZone)}, v.bet, now(), v.bet / 10 - 5000, now(), 1 + v.bet / 100000, now(),
          v.bet % 9973 + 1, 100, now(), current_date, v.bet / 2, now(), 0, now(), 1, now(), 0, now()
        from (select m.*, 1000 * floor(1000 * exp(3 * (random() + random() + random() + random() - 2)) + 1)::bigint as bet from guild_members m) v`);
      await tx.execute(sql`insert into guild_totals (guild_id, starts_on, bet, bet_at, profit, profit_at, rounds, rounds_at, odds_win, odds_stake, odds_at)
        select guild_id, starts_on, sum(bet), max(bet_at), sum(profit), max(profit_at), sum(rounds)::int, max(rounds_at), max(odds_win), 100, max(odds_at)
        from guild_scores group by 1, 2`);
    });
    for (const table of tables) await database.db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    await database.db.execute(sql`analyze customers`);
  } finally {
    await database.close();
  }
}
