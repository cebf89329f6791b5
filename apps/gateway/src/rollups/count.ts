import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';

/**
 * The beginning of the open five minutes, held until the transaction ends: the seal waits for it, so that what is counted is on one side of it.
 * @returns undefined before the first period: nothing is settled yet
 */
export async function holdOpenPeriod(tx: Tx): Promise<string | undefined> {
  const hold = () =>
    rowsOf<{ beginsAt: string }>(
      tx,
      sql`select begins_at::text as "beginsAt" from settlement_periods where kind = 'fiveMinutes' and sealed_at is null for share`,
    );
  const [row] = await hold();
  // A seal that it waited for has opened the next period, which only a later statement sees.
  return (row ?? (await hold())[0])?.beginsAt;
}

/**
 * Counts rounds for the contracts of agents, by the five minutes in which they are counted: an expression after `delta`. Nobody has a contract
 * over the play of one who is neither an agent nor below one.
 */
export const countExpression = (countedFrom: string | undefined): SQL => sql`
    insert into counted_figures as f (customer_id, counted_from, vendor_type, bet, win)
    select delta.customer_id, ${countedFrom ?? null}::timestamptz, delta.vendor_type, sum(delta.bet), sum(delta.win)
    from delta join customers c on c.id = delta.customer_id
    where ${countedFrom ?? null}::timestamptz is not null and (c.upline_id is not null or c.type <> 0 or c.is_agent <> 0)
    group by delta.customer_id, delta.vendor_type order by delta.customer_id, delta.vendor_type
    on conflict (customer_id, counted_from, vendor_type) do update set bet = f.bet + excluded.bet, win = f.win + excluded.win`;
