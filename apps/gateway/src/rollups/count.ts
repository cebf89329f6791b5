import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';

/** Seals that may come between before somebody waits in vain; each takes a moment. */
const mostSeals = 20;

/**
 * The beginning of the open five minutes, held until the transaction ends: seals and other followers wait for it, so that what is counted is on
 * one side of every seal, and once.
 * @returns undefined before the first period: nothing is settled yet
 * @throws Error where the open period can't be held: the rounds are counted at the next try
 */
export async function holdOpenPeriod(tx: Tx): Promise<string | undefined> {
  for (let tries = 0; tries < mostSeals; tries += 1) {
    // A seal that it waited for has opened the next period, which only a later statement sees.
    const [row] = await rowsOf<{ beginsAt: string }>(
      tx,
      sql`select begins_at::text as "beginsAt" from settlement_periods where kind = 'fiveMinutes' and sealed_at is null for update`,
    );
    if (row) return row.beginsAt;
    if ((await rowsOf(tx, sql`select 1 from settlement_periods where kind = 'fiveMinutes' limit 1`)).length === 0) return undefined;
  }
  throw new Error('The open five minutes could not be held.');
}

/**
 * Counts rounds, `r`, for the contracts of agents, by the five minutes in which they are counted, less what these have of them. A round that was
 * reopened counts by what has changed, once it is over again: its whole stake, taken back in one five minutes and put in another, would be
 * a win or a loss of a real-time salary. Nobody has a contract over the play of one who is neither an agent nor below one.
 */
export const countExpression = (countedFrom: string): SQL => sql`
    insert into counted_figures as f (customer_id, counted_from, vendor_type, bet, win)
    select r.customer_id, ${countedFrom}::timestamptz, coalesce(r.vendor_type, ''), sum(r.bet_total - r.rolled_bet), sum(r.win_total - r.rolled_win)
    from r join customers c on c.id = r.customer_id
    where r.ended_at is not null and (c.upline_id is not null or c.type <> 0 or c.is_agent <> 0)
    group by 1, 3 order by 1, 3
    on conflict (customer_id, counted_from, vendor_type) do update set bet = f.bet + excluded.bet, win = f.win + excluded.win`;
