import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';
import { keepMessage } from '../domains/messages/inbox.ts';
import { post } from '../ledger/post.ts';
import { keepEvent } from '../live/outbox.ts';
import { bonusTexts } from './bonusTexts.ts';
import type { BonusEnding } from './schema.ts';

/** A bonus of a player. */
export interface BonusKey {
  customerId: string;
  id: string;
}

/**
 * Ends an open bonus and tells its player. The caller holds its row, and the main account as well where something is to be taken.
 * @param take leaves the main account: no more than is there
 */
export async function endBonus(tx: Tx, { customerId, id }: BonusKey, ending: BonusEnding, take = 0): Promise<void> {
  const [ended] = await rowsOf<{ title: { vi: string; en: string }; amount: number }>(
    tx,
    sql`update bonuses set ended_at = statement_timestamp(), ending = ${ending}, taken = ${take}
      where customer_id = ${customerId}::uuid and id = ${id}::uuid and ended_at is null returning title, amount::float8 as amount`,
  );
  if (!ended) return;
  if (take > 0) {
    await post(tx, {
      customerId,
      transactionId: randomUUID(),
      kind: 'bonusReturned',
      reference: id,
      legs: [
        { account: 'main', amount: -take },
        { account: 'promotions', amount: take },
      ],
    });
  }
  await keepEvent(tx, customerId, 'rewardsChanged', async () => ({ change: 'ended' as const }));
  // Its player has just given it up himself.
  if (ending !== 'givenUp') await keepMessage(tx, customerId, (money) => bonusTexts(ending, { ...ended, taken: take }, money));
}
