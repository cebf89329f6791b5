import { randomUUID } from 'node:crypto';
import type { ChaseMissReason, LotteryChaseState } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { post } from '../../../ledger/post.ts';
import { keepEvent } from '../../../live/outbox.ts';

/** A chase of a member. */
export interface ChaseKey {
  customerId: string;
  chaseId: string;
}

/** Gives back what was held. The caller holds wallet and chase. */
async function giveBack(tx: Tx, { customerId, chaseId }: ChaseKey, amount: number): Promise<void> {
  if (amount === 0) return;
  await post(tx, {
    ...{ customerId, transactionId: randomUUID(), kind: 'chaseReturned', reference: chaseId },
    legs: [
      { account: 'main', amount },
      { account: 'chaseEscrow', amount: -amount },
    ],
  });
  await tx.execute(sql`update lottery_chases set returned = returned + ${amount}::bigint
    where customer_id = ${customerId}::uuid and id = ${chaseId}::uuid`);
}

/** A period without an order: its stake comes back, and the player is told why. The caller holds wallet and chase. */
export async function missPeriod(tx: Tx, chase: ChaseKey, place: number, reason: ChaseMissReason): Promise<void> {
  const [missed] = await rowsOf<{ amount: number }>(
    tx,
    sql`update lottery_chase_periods set state = 'missed', reason = ${reason}
      where customer_id = ${chase.customerId}::uuid and chase_id = ${chase.chaseId}::uuid and place = ${place} and state = 'waiting'
      returning amount::float8 as amount`,
  );
  await giveBack(tx, chase, missed?.amount ?? 0);
}

/** Ends a chase: what is held for periods without an order comes back at once. The caller holds wallet and chase. */
export async function endChase(tx: Tx, chase: ChaseKey, state: Exclude<LotteryChaseState, 'running'>): Promise<void> {
  const { customerId, chaseId } = chase;
  const [dropped] = await rowsOf<{ amount: number }>(
    tx,
    sql`with dropped as (
        update lottery_chase_periods set state = 'dropped'
        where customer_id = ${customerId}::uuid and chase_id = ${chaseId}::uuid and state = 'waiting' returning amount
      ) select coalesce(sum(amount), 0)::float8 as amount from dropped`,
  );
  await giveBack(tx, chase, dropped?.amount ?? 0);
  await tx.execute(sql`update lottery_chases set state = ${state}, ended_at = statement_timestamp()
    where customer_id = ${customerId}::uuid and id = ${chaseId}::uuid`);
}

/** Tells the player's open portals that a chase has moved on. */
export const tellChase = (
  tx: Tx,
  customerId: string,
  chase: { chaseId: string; lottery: string; state: LotteryChaseState },
): Promise<void> => keepEvent(tx, customerId, 'lotteryChaseMoved', async () => chase);
