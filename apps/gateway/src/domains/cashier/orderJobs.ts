import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import type { Queue } from '../../queue/Queue.ts';

/** An order, as its job names it. */
export interface OrderKey {
  customerId: string;
  id: string;
}

export const bucketOf = ({ customerId, id }: OrderKey): string => `${customerId}/${id}`;

export function orderIn(bucket: string): OrderKey {
  const [customerId = '', id = ''] = bucket.split('/');
  return { customerId, id };
}

/** Milliseconds until a moment of the database; 0 where it is over, null where there is none. */
export const msUntil = (moment: SQL): SQL =>
  sql`(case when ${moment} is not null then greatest(0, extract(epoch from ${moment} - clock_timestamp())) * 1000 end)::float8`;

/** Has a withdrawal take its next step at the moment that its row tells. What waits for a person has none. */
export async function announceWithdrawal(queue: Queue, tx: Tx, order: OrderKey): Promise<void> {
  const afterMs = await msUntilStep(tx, order);
  if (afterMs !== undefined) await queue.announce(tx, { kind: 'cashier.withdrawal', bucket: bucketOf(order), afterMs });
}

/** Milliseconds until a withdrawal's next step; undefined where none comes by itself. */
export async function msUntilStep(tx: Tx, { customerId, id }: OrderKey): Promise<number | undefined> {
  const [row] = await rowsOf<{ ms: number }>(
    tx,
    sql`select ${msUntil(sql`due_at`)} as ms from withdrawals
      where customer_id = ${customerId} and id = ${id} and settled_at is null and due_at is not null`,
  );
  return row?.ms;
}
