import { type SQL, sql } from 'drizzle-orm';

/** The games that a player has ever bet in, as `p`: one step over the index for each of them, however many rounds it has. */
export const playedBy = (customerId: string): SQL => sql`(
    with recursive played (game_id) as (
      (select r.game_id from game_rounds r where r.customer_id = ${customerId} order by r.game_id limit 1)
      union all
      select (select r.game_id from game_rounds r where r.customer_id = ${customerId} and r.game_id > played.game_id order by r.game_id limit 1)
      from played where played.game_id is not null
    )
    select game_id from played where game_id is not null
  ) p`;
