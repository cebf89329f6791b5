import { sql } from 'drizzle-orm';

/** Whether the figures lack a round, or have it as it is no more. */
export const isUnrolled = sql.raw(`case when ended_at is null then is_rolled
  else not is_rolled or rolled_bet <> bet_total or rolled_win <> win_total end`);
