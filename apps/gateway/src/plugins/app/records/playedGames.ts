import { mostPlayedGames, type PlayedGame } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { conditionOf } from './bets.ts';
import type { Moments } from './readPeriod.ts';

/** The games of a player’s rounds of a period, the last played first. It reads all of these rounds, as their totals do. */
export async function playedGames(db: Db, customerId: string, moments: Moments): Promise<PlayedGame[]> {
  const rows = await rowsOf<{ gameId: string; vi: string; en: string }>(
    db,
    sql`select p.game_id as "gameId", coalesce(g.name_vi, p.game_id) as vi, coalesce(g.name_en, p.game_id) as en
      from (
        select r.game_id, max(r.opened_at) as last from game_rounds r
        where ${conditionOf(customerId, moments, {})} group by r.game_id order by last desc limit ${mostPlayedGames}
      ) p left join games g on g.game_id = p.game_id
      order by p.last desc, p.game_id`,
  );
  return rows.map(({ gameId, vi, en }) => ({ gameId, name: { vi, en } }));
}
