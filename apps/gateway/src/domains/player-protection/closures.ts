import type { ProtectionStop } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { AppError } from '../../wire/AppError.ts';

const readStop = prepared<{ by: 'break' | 'exclusion'; until: string | null }, { customerId: string }>(
  sql`select closed_by as by,
      protection_iso(case when isfinite(opens_at) then opens_at when closed_until > clock_timestamp() then closed_until end) as until
    from protection_guards
    where customer_id = ${sql.placeholder('customerId')}::uuid and opens_at > clock_timestamp()`,
);

/**
 * Whether a break or self-exclusion of a customer holds now: others see no rank and no win of his, and he is offered nothing.
 * @param customerId with its table: `customer_id` alone would be the guard's
 */
export const isClosed = (customerId: SQL): SQL =>
  sql`exists (select from protection_guards g where g.customer_id = ${customerId} and g.opens_at > clock_timestamp())`;

/** A break or self-exclusion of this player that holds now. */
export async function closureStopOf(db: Db | Tx, customerId: string): Promise<ProtectionStop | undefined> {
  const [row] = await readStop(db, { customerId });
  return row && { by: row.by, ...(row.until !== null && { until: row.until }) };
}

/** What the player is told who may not play now. */
export const playClosed = (stop: ProtectionStop): AppError => new AppError('play_closed', { protection: stop });

/**
 * Bets, multi-period orders and deposits are refused by the database itself; this is for what leads to play and moves no money, or not yet.
 * @throws AppError `play_closed`
 */
export async function assertPlayOpen(db: Db | Tx, customerId: string): Promise<void> {
  const stop = await closureStopOf(db, customerId);
  if (stop) throw playClosed(stop);
}
