import { protectionWaits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { endBonus } from '../../bonuses/endBonus.ts';
import { holdBonuses, openBonuses } from '../../bonuses/openBonuses.ts';
import { rowsOf, type Tx } from '../../db/database.ts';
import { keepEvent } from '../../live/outbox.ts';
import { AppError } from '../../wire/AppError.ts';
import { tellRequests } from '../agent-contracts/tellRequests.ts';
import { cancelWaitingDeposits } from '../cashier/deposits.ts';
import { gatherAll } from '../cashier/vendorWallets.ts';
import { endChase } from '../lottery/chase/endChase.ts';
import { closureStopOf } from './closures.ts';
import { holdGuard } from './guards.ts';

interface Held {
  closedBy: 'break' | 'exclusion' | null;
  isClosed: boolean;
}

async function holdClosure(tx: Tx, customerId: string): Promise<Held> {
  await holdGuard(tx, customerId);
  const [held] = await rowsOf<Held>(
    tx,
    sql`select closed_by as "closedBy", coalesce(opens_at > clock_timestamp(), false) as "isClosed" from protection_guards
      where customer_id = ${customerId}::uuid`,
  );
  return held ?? { closedBy: null, isClosed: false };
}

/**
 * Ends what goes on without the player: periods that wait, sessions of games with their seats, money that lies with vendors, deposits that wait,
 * and bonuses. Rounds come to their end: a win needs no session. Open portals stop their games, and show no contract that waits any longer.
 */
async function endPlay(tx: Tx, customerId: string): Promise<void> {
  const chases = await rowsOf<{ chaseId: string }>(
    tx,
    sql`select id as "chaseId" from lottery_chases where customer_id = ${customerId}::uuid and state = 'running' order by id for update`,
  );
  for (const { chaseId } of chases) await endChase(tx, { customerId, chaseId }, 'stopped');
  await tx.execute(sql`update game_sessions set ended_at = statement_timestamp()
    where customer_id = ${customerId}::uuid and ended_at is null`);
  await gatherAll(tx, customerId);
  await cancelWaitingDeposits(tx, customerId);
  await endBonuses(tx, customerId);
  await tellRequests(tx, customerId);
  const stop = await closureStopOf(tx, customerId);
  if (stop) await keepEvent(tx, customerId, 'playRefused', async () => ({ stop }));
}

/** Ends bonuses, which could not be wagered now: what of them is on the main account goes back, winnings stay. So nothing bars a withdrawal. */
async function endBonuses(tx: Tx, customerId: string): Promise<void> {
  for (const { bonusId } of await openBonuses(tx, customerId)) {
    await holdBonuses(tx, sql`customer_id = ${customerId}::uuid and id = ${bonusId}::uuid`);
    const [bonus] = await rowsOf<{ take: number }>(
      tx,
      sql`select least(b.amount, coalesce((select balance from accounts a
            where a.customer_id = b.customer_id and a.kind = 'main' and a.currency = house_currency()), 0))::float8 as take
        from bonuses b where b.customer_id = ${customerId}::uuid and b.id = ${bonusId}::uuid and b.ended_at is null`,
    );
    if (bonus) await endBonus(tx, { customerId, id: bonusId }, 'givenUp', bonus.take);
  }
}

/**
 * Closes play for some hours, at once. A break that is longer already stays.
 * @throws AppError `closure_stands` during a self-exclusion
 */
export async function takeBreakOf(tx: Tx, customerId: string, hours: number): Promise<void> {
  const { closedBy, isClosed } = await holdClosure(tx, customerId);
  if (isClosed && closedBy === 'exclusion') throw new AppError('closure_stands');
  const until = sql`statement_timestamp() + make_interval(hours => ${hours})`;
  const end = isClosed ? sql`greatest(closed_until, ${until})` : until;
  await tx.execute(sql`update protection_guards set closed_by = 'break', closed_until = ${end}, opens_at = ${end},
      closed_at = ${isClosed ? sql`closed_at` : sql`statement_timestamp()`} where customer_id = ${customerId}::uuid`);
  await endPlay(tx, customerId);
}

/**
 * Closes play for months, or for good, at once.
 * @param months `null` for good
 * @throws AppError `closure_stands` during one that is no shorter
 */
export async function excludeOf(tx: Tx, customerId: string, months: number | null): Promise<void> {
  await holdClosure(tx, customerId);
  const until = months === null ? sql`'infinity'::timestamptz` : sql`statement_timestamp() + make_interval(months => ${months})`;
  const closed = await rowsOf(
    tx,
    sql`update protection_guards set closed_by = 'exclusion', closed_until = ${until}, opens_at = 'infinity', closed_at = statement_timestamp()
      where customer_id = ${customerId}::uuid
        and not (closed_by is not distinct from 'exclusion' and opens_at > statement_timestamp() and closed_until >= ${until}) returning 1`,
  );
  if (closed.length === 0) throw new AppError('closure_stands');
  await endPlay(tx, customerId);
}

/**
 * Asks for play after the end of a self-exclusion.
 * @throws AppError `closure_stands` before its end, where there is none, and where it was asked for already
 */
export async function askReturnOf(tx: Tx, customerId: string): Promise<void> {
  await holdGuard(tx, customerId);
  const asked = await rowsOf(
    tx,
    sql`update protection_guards set opens_at = statement_timestamp() + make_interval(hours => ${protectionWaits.returnHours})
      where customer_id = ${customerId}::uuid and closed_by = 'exclusion' and closed_until <= statement_timestamp() and opens_at = 'infinity'
      returning 1`,
  );
  if (asked.length === 0) throw new AppError('closure_stands');
}
