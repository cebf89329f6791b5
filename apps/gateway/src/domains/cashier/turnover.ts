import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { canWager } from '../wallet/canWager.ts';

/**
 * Turnover that a player still owes for deposits (§9 "30% of the deposit must be wagered first"), in the minor unit. A stake counts for the
 * deposits credited before its round began, once the round is over; earlier bets do not count for a deposit.
 * An account that may not play for money owes nothing: it could never wager it.
 */
export async function turnoverLeft(db: Db | Tx, customerId: string): Promise<number> {
  // For each open deposit: its turnover and all later ones', less the stakes since. The largest difference is left.
  const rows = await rowsOf<{ id: string; asked: number; wagered: number }>(
    db,
    sql`select o.id,
        (select coalesce(sum(d.turnover), 0)::bigint from deposits d
          where d.customer_id = o.customer_id and d.state = 'credited' and d.settled_at >= o.settled_at) as asked,
        (select coalesce(sum(r.bet_total), 0)::bigint from game_rounds r
          where r.customer_id = o.customer_id and r.opened_at >= o.settled_at and r.ended_at is not null) as wagered
      from deposits o
      where o.customer_id = ${customerId} and o.state = 'credited' and o.turnover_met_at is null`,
  );
  const left = Math.max(0, ...rows.map(({ asked, wagered }) => Number(asked) - Number(wagered)));
  return left > 0 && (await canWager(db, customerId)) ? left : 0;
}

/** Remembers which deposits have been wagered enough for, so that their rounds are counted no more. */
export async function markTurnoverMet(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(
    sql`update deposits o set turnover_met_at = clock_timestamp()
      where o.customer_id = ${customerId} and o.state = 'credited' and o.turnover_met_at is null`,
  );
}
