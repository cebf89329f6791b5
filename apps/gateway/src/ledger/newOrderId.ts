import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const read = prepared<{ id: string }, Record<string, never>>(sql`select new_order_id() as id`);

/** A new id for an order, see `orderNumberOf`. It is a statement by itself: its sequence is on one machine of a cluster, the orders are on all. */
export async function newOrderId(db: Db | Tx): Promise<string> {
  const [row] = await read(db, {});
  if (!row) throw new Error('no id of an order was given');
  return row.id;
}
