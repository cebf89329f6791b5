import { mostPlayedGames, type PlayedGame } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { conditionOf } from './bets.ts';
import type { Moments } from './readPeriod.ts';

/** The games that a player has ever bet in, as `p`: one step over the index for each of them, however many rounds it has. */
const playedBy = (customerId: string): SQL => sql`(
    with recursive played (game_id) as (
      (select r.game_id from game_rounds r where r.customer_id = ${customerId} order by r.game_id limit 1)
      union all
      select (select r.game_id from game_rounds r where r.customer_id = ${customerId} and r.game_id > played.game_id order by r.game_id limit 1)
      from played where played.game_id is not null
    )
    select game_id from played where game_id is not null
  ) p`;

/** The games of a player's rounds of a period, the last played first: two steps for each game that he has ever bet in, and for no round. */
export function playedGamesStatement(customerId: string, moments: Moments): SQL {
  return sql`select p.game_id as "gameId", coalesce(g.name_vi, p.game_id) as vi, coalesce(g.name_en, p.game_id) as en
    from ${playedBy(customerId)}
      cross join lateral (
        select r.opened_at from game_rounds r where r.game_id = p.game_id and ${conditionOf(customerId, moments, {})}
        order by r.opened_at desc limit 1
      ) last left join games g on g.game_id = p.game_id
    order by last.opened_at desc, p.game_id limit ${mostPlayedGames}`;
}

/** The same, as the contract names them. */
export async function playedGames(db: Db, customerId: string, moments: Moments): Promise<PlayedGame[]> {
  const rows = await rowsOf<{ gameId: string; vi: string; en: string }>(db, playedGamesStatement(customerId, moments));
  return rows.map(({ gameId, vi, en }) => ({ gameId, name: { vi, en } }));
}
