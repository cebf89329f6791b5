import { randomUUID } from 'node:crypto';
import type { PointMovement } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { pointsCurrency } from '../../ledger/schema.ts';

/**
 * Moves a member's points, behind all that the same transaction moves on his main wallet or tells his portals: the follower of play takes the
 * cursor of his events before his points as well, and in another order each would wait for the other.
 * @param points negative for points that leave
 * @param reference what they are for: the number of a request, or a reason
 * @throws AppError `insufficient_points`
 */
export async function postPoints(
  tx: Tx,
  customerId: string,
  { points, kind, reference }: { points: number; kind: PointMovement['kind']; reference: string },
): Promise<void> {
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind,
    reference,
    currency: pointsCurrency,
    legs: [
      { account: 'points', amount: points },
      { account: 'pointsMall', amount: -points },
    ],
  });
}
