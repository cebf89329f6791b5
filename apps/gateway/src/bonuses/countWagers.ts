import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';
import { keepEvent } from '../live/outbox.ts';
import { endBonus } from './endBonus.ts';
import { holdBonuses, openColumns } from './openBonuses.ts';
import { type CountedRound, type OpenBonus, spread } from './spread.ts';

/** A round as bonuses count it, and whose. */
export type WageredRound = CountedRound & { customerId: string };

interface Held extends OpenBonus {
  /** Nothing is on the wallets or in play. */
  isEmpty: boolean;
}

/**
 * Counts rounds for the bonuses of their players, in the transaction that counts them for the figures, and so exactly once. A bonus ends when it is
 * wagered, or when its player has nothing left to wager it with.
 * @param rounds those of a player in the order in which they ended
 * @returns the players whose bonuses have moved
 */
export async function countWagers(tx: Tx, rounds: readonly WageredRound[]): Promise<string[]> {
  const played = [...new Set(rounds.map((round) => round.customerId))];
  if (played.length === 0) return [];
  const players = await rowsOf<{ customerId: string }>(
    tx,
    sql`select distinct customer_id as "customerId" from bonuses where ended_at is null and customer_id = any(${`{${played.join(',')}}`}::uuid[])
      order by 1`,
  );
  const moved = new Set<string>();
  for (const { customerId } of players) {
    await holdBonuses(tx, sql`customer_id = ${customerId}::uuid and ended_at is null`);
    const open = await rowsOf<Held>(
      tx,
      sql`select ${openColumns}, sum_of_wallets(b.customer_id, house_currency()) = 0 and not exists (
            select from game_rounds r where r.customer_id = b.customer_id and r.ended_at is null and r.bet_total > 0) as "isEmpty"
        from bonuses b where b.ended_at is null and b.customer_id = ${customerId}::uuid order by b.since, b.id`,
    );
    const wagered = spread(
      open,
      rounds.filter((round) => round.customerId === customerId),
    );
    for (const { id, asked, isEmpty, wagered: before } of open) {
      const now = wagered.get(id) ?? before;
      const ending = now >= 100 * asked ? 'met' : isEmpty ? 'emptied' : undefined;
      if (now === before && !ending) continue;
      await tx.execute(sql`update bonuses set wagered = ${now} where customer_id = ${customerId}::uuid and id = ${id}::uuid`);
      if (ending) await endBonus(tx, { customerId, id }, ending);
      moved.add(customerId);
    }
    if (moved.has(customerId)) await keepEvent(tx, customerId, 'rewardsChanged', async () => ({ change: 'progress' as const }));
  }
  return [...moved];
}
