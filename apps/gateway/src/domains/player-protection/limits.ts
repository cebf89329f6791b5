import { type LimitName, protectionWaits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';
import { holdGuard } from './guards.ts';

const { changeHours, answerHours } = protectionWaits;
/** When a change that was asked for may be said yes to, and until when. */
export const readyAt = sql`change_asked_at + make_interval(hours => ${changeHours})`;
export const lapsesAt = sql`change_asked_at + make_interval(hours => ${changeHours + answerHours})`;

/** The player has looked at his limits now, whatever he made of them. */
export async function keepLook(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(sql`insert into protection_looks (customer_id, looked_at) values (${customerId}::uuid, clock_timestamp())
    on conflict (customer_id) do update set looked_at = excluded.looked_at`);
}

/**
 * Sets a limit. A first or a lower one holds at once, and drops a change that waits; a higher one, or none, is kept as a change that waits.
 * @param amount `null` takes the limit away
 * @throws AppError `limit_change_not_found` where there is no limit to take away
 */
export async function setLimit(tx: Tx, customerId: string, { kind, period }: LimitName, amount: number | null): Promise<void> {
  await holdGuard(tx, customerId);
  const isOne = sql`customer_id = ${customerId}::uuid and kind = ${kind} and period = ${period}`;
  const [held] = await rowsOf<{ amount: number }>(
    tx,
    sql`select amount::float8 as amount from protection_limits where ${isOne} for update`,
  );
  if (!held && amount === null) throw new AppError('limit_change_not_found');
  await keepLook(tx, customerId);
  if (amount !== null && (!held || amount <= held.amount)) {
    await tx.execute(sql`insert into protection_limits (customer_id, kind, period, amount, set_at)
      values (${customerId}::uuid, ${kind}, ${period}, ${amount}::bigint, statement_timestamp())
      on conflict (customer_id, kind, period) do update
        set amount = excluded.amount, set_at = excluded.set_at, change_asked_at = null, change_to = null`);
    return;
  }
  await tx.execute(sql`update protection_limits set change_asked_at = statement_timestamp(), change_to = ${amount}::bigint where ${isOne}`);
}

/**
 * The player's yes to a change that has waited.
 * @throws AppError `limit_change_not_found` where none waits, or it has lapsed; `limit_change_not_ready`
 */
export async function confirmChange(tx: Tx, customerId: string, { kind, period }: LimitName): Promise<void> {
  await holdGuard(tx, customerId);
  const isOne = sql`customer_id = ${customerId}::uuid and kind = ${kind} and period = ${period}`;
  const [change] = await rowsOf<{ amount: number | null; isReady: boolean; isOver: boolean }>(
    tx,
    sql`select change_to::float8 as amount, ${readyAt} <= clock_timestamp() as "isReady", ${lapsesAt} <= clock_timestamp() as "isOver"
      from protection_limits where ${isOne} and change_asked_at is not null for update`,
  );
  if (!change || change.isOver) throw new AppError('limit_change_not_found');
  if (!change.isReady) throw new AppError('limit_change_not_ready');
  await tx.execute(
    change.amount === null
      ? sql`delete from protection_limits where ${isOne}`
      : sql`update protection_limits set amount = change_to, set_at = statement_timestamp(), change_asked_at = null, change_to = null where ${isOne}`,
  );
}

/** Leaves a limit as it is. */
export async function dropChange(tx: Tx, customerId: string, { kind, period }: LimitName): Promise<void> {
  await tx.execute(sql`update protection_limits set change_asked_at = null, change_to = null
    where customer_id = ${customerId}::uuid and kind = ${kind} and period = ${period}`);
}

/** Whether the player has a loss limit in force: his stakes may not rise by themselves then. */
export async function hasLossLimit(db: Db | Tx, customerId: string): Promise<boolean> {
  const found = await rowsOf(db, sql`select 1 from protection_limits where customer_id = ${customerId}::uuid and kind = 'loss' limit 1`);
  return found.length > 0;
}
