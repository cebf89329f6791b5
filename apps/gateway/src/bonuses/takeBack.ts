import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { holdMainWallet } from '../ledger/holdMainWallet.ts';
import { AppError } from '../wire/AppError.ts';
import { type BonusKey, endBonus } from './endBonus.ts';
import { holdBonuses, wageredNow } from './openBonuses.ts';
import type { BonusEnding } from './schema.ts';

/** Whether the player of a bonus, `b`, has money in a round that is open, or with a vendor. */
const isElsewhere = sql`(sum_of_wallets(b.customer_id, house_currency()) > coalesce((select m.balance from accounts m
    where m.customer_id = b.customer_id and m.kind = 'main' and m.currency = house_currency()), 0)
  or exists (select from game_rounds r where r.customer_id = b.customer_id and r.ended_at is null and r.bet_total > 0))`;

/**
 * Ends a bonus before it is wagered: it leaves the main account, as far as that has it. Winnings stay.
 * @param most what its player was told that it costs; without it whatever it is
 * @returns what left the balance
 * @throws AppError `bonus_not_found`, also where it has ended or was wagered meanwhile; `bonus_in_play` where the main account lacks some of it, and
 *   the player has money in a round that is open or with a vendor; `bonus_cost_changed`
 */
export async function takeBack(
  tx: Tx,
  { customerId, id }: BonusKey,
  ending: Extract<BonusEnding, 'givenUp' | 'expired'>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  // Its bonus has made the account.
  await holdMainWallet(tx, customerId);
  await holdBonuses(tx, sql`customer_id = ${customerId}::uuid and id = ${id}::uuid`);
  const [held] = await rowsOf<{ amount: number; onMain: number; isElsewhere: boolean }>(
    tx,
    sql`select b.amount::float8 as amount, a.balance::float8 as "onMain", ${isElsewhere} as "isElsewhere" from bonuses b
      join accounts a on a.customer_id = b.customer_id and a.kind = 'main' and a.currency = house_currency()
      where b.customer_id = ${customerId}::uuid and b.id = ${id}::uuid and b.ended_at is null`,
  );
  if (!held) throw new AppError('bonus_not_found');
  const { open, wagered } = await wageredNow(tx, customerId);
  if (open.some((bonus) => bonus.id === id && (wagered.get(id) ?? 0) >= 100 * bonus.asked)) throw new AppError('bonus_not_found');
  // Otherwise it could be staked, given up for nothing, and be won or taken back.
  if (held.onMain < held.amount && held.isElsewhere) throw new AppError('bonus_in_play');
  const cost = Math.min(held.amount, held.onMain);
  if (cost > most) throw new AppError('bonus_cost_changed');
  await endBonus(tx, { customerId, id }, ending, cost);
  return cost;
}

/** Bonuses whose time is over, the first that ended; one whose money is in play, or with a vendor, waits for it. */
export const expiredBonuses = (db: Db, most: number): Promise<BonusKey[]> =>
  rowsOf<BonusKey>(
    db,
    sql`select b.customer_id as "customerId", b.id from bonuses b where b.ended_at is null and b.expires_at <= clock_timestamp()
      and (not ${isElsewhere} or coalesce((select m.balance from accounts m
        where m.customer_id = b.customer_id and m.kind = 'main' and m.currency = house_currency()), 0) >= b.amount)
      order by b.expires_at limit ${most}`,
  );
