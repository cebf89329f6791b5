import { randomUUID } from 'node:crypto';
import type { PointMovement } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { pointsCurrency } from '../../ledger/schema.ts';

/**
 * Moves a member's points.
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
