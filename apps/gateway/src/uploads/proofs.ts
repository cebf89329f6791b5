import { createHash } from 'node:crypto';
import { limits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import { AppError } from '../wire/AppError.ts';
import type { Image } from './image.ts';

/** An id that the same picture of the same order always has. */
function idOf(orderId: string, content: Uint8Array): string {
  const hex = createHash('sha256').update(orderId).update(content).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** The order that a picture belongs to. */
interface ProvedOrder {
  customerId: string;
  id: string;
}

/**
 * A repeated picture needs no room. The answer holds while the caller locks the order's row.
 * @throws AppError `too_many_images` where an order has three others (§9)
 */
export async function assertRoomForProof(db: Db | Tx, { customerId, id: orderId }: ProvedOrder, image: Image): Promise<void> {
  const [others] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from proofs
      where customer_id = ${customerId} and order_id = ${orderId} and id <> ${idOf(orderId, image.content)}`,
  );
  if ((others?.count ?? 0) >= limits.images.most) throw new AppError('too_many_images');
}

/**
 * Keeps a picture with an order, whose row the caller locks. A repeated one is kept once.
 * @throws AppError `too_many_images` beyond three (§9)
 */
export async function keepProof(tx: Tx, order: ProvedOrder, image: Image): Promise<void> {
  await assertRoomForProof(tx, order, image);
  const { customerId, id: orderId } = order;
  const id = idOf(orderId, image.content);
  await tx
    .insert(schema.proofs)
    .values({ customerId, id, orderId, ...image })
    .onConflictDoNothing();
}
