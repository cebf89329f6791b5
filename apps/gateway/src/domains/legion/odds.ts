import { type SQL, sql } from 'drizzle-orm';

/** Odds as an index keeps them (`guild_scores.odds`), of a win and a stake. */
export const oddsOf = (win: SQL, stake: SQL): SQL => sql`div(${win}::numeric * 1000000000000000000000000000000000, ${stake})`;

/** The least stake whose odds count, as the settings have it at this moment. The follower has a database alone. */
export const smallestStake = (usual: number): SQL =>
  sql`coalesce((select (value #>> '{guilds,smallestStake}')::bigint from settings where name = 'portal'), ${usual}::bigint)`;

/** Whether a round with this stake and this win has odds that count. */
export const hasOdds = (win: SQL, stake: SQL, smallest: SQL): SQL => sql`(${stake} >= ${smallest} and ${win} > 0)`;
