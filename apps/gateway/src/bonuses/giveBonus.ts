import { randomUUID } from 'node:crypto';
import { type PromotionWagering, toWagerOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import { post } from '../ledger/post.ts';
import { keepEvent } from '../live/outbox.ts';

/** Money that the house gives. */
export interface Gift {
  customerId: string;
  /** In the minor unit, above 0. */
  amount: number;
  /** As what the ledger has it. Default a bonus. */
  kind?: 'bonus' | 'rebate' | 'pointsConverted' | 'guildShare' | undefined;
  /** As the player reads it. */
  title: { vi: string; en: string };
  /** Why, in the ledger: the id of what gave it. */
  reference: string;
  promotionId?: string | undefined;
  /** The member's part in the promotion. */
  entryId?: string | undefined;
  wagering: PromotionWagering;
  /** The deposit that it came with. */
  deposited?: number | undefined;
  daysToUse: number;
}

/** Nothing to wager. */
export const unwagered = { times: 0, of: 'bonus', weights: {} } as const satisfies PromotionWagering;

/**
 * Puts a bonus on the balance, and keeps what has to be wagered for it. Every gift of the house comes through here.
 * @returns the bonus’s id, where something has to be wagered
 */
export async function giveBonus(
  tx: Tx,
  { customerId, amount, kind = 'bonus', title, reference, promotionId, entryId, wagering, deposited = 0, daysToUse }: Gift,
): Promise<string | undefined> {
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind,
    reference,
    legs: [
      { account: 'main', amount },
      { account: 'promotions', amount: -amount },
    ],
  });
  const asked = toWagerOf(wagering, { bonus: amount, deposited });
  const id = asked > 0 ? randomUUID() : undefined;
  if (id !== undefined) {
    await tx.insert(schema.bonuses).values({
      customerId,
      id,
      promotionId: promotionId ?? null,
      entryId: entryId ?? null,
      title,
      amount,
      asked,
      weights: wagering.weights,
      mostStake: wagering.mostStake ?? null,
      since: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + make_interval(days => ${daysToUse}::int)`,
    });
  }
  await keepEvent(tx, customerId, 'rewardsChanged', async () => ({ change: 'given' as const }));
  return id;
}
