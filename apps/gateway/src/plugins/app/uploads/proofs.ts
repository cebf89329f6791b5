import { createHash } from 'node:crypto';
import { limits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { AppError } from '../../../wire/AppError.ts';
import type { Image } from './image.ts';

/** An id that the same picture of the same order always has. */
function idOf(orderId: string, content: Uint8Array): string {
  const hex = createHash('sha256').update(orderId).update(content).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/**
 * Keeps a picture with an order, whose row the caller holds. The same one again is kept once.
 * @throws AppError `too_many_images` beyond three (§9)
 */
export async function keepProof(tx: Tx, { customerId, id: orderId }: { customerId: string; id: string }, image: Image): Promise<void> {
  const id = idOf(orderId, image.content);
  await tx
    .insert(schema.proofs)
    .values({ customerId, id, orderId, ...image })
    .onConflictDoNothing();
  const [kept] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from proofs where customer_id = ${customerId} and order_id = ${orderId}`,
  );
  if ((kept?.count ?? 0) > limits.images.most) throw new AppError('too_many_images');
}
