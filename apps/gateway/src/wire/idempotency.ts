import { headers } from '@baize/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/database.ts';
import { isLockTimeout, isSerializationFailure } from '../db/errors.ts';
import { schema } from '../db/schema.ts';
import { AppError } from './AppError.ts';
import { headerOf } from './requestHeaders.ts';

const { idempotencyKeys } = schema;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const attempts = 3;

export interface IdempotentRequest {
  customerId: string;
  key: string;
  call: string;
  bodyHash: string;
}

/** @throws AppError `idempotency_key_missing` */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = headerOf(request, headers.idempotencyKey);
  if (key === undefined || !uuid.test(key)) throw new AppError('idempotency_key_missing');
  return key.toLowerCase();
}

/**
 * The reply that this key already has.
 * @returns undefined when the key is new.
 * @throws AppError `idempotency_key_conflict` when it belongs to another body or call.
 */
export async function findReply(
  executor: Db | Tx,
  { customerId, key, call, bodyHash }: IdempotentRequest,
): Promise<{ reply: unknown } | undefined> {
  const [row] = await executor
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)));
  if (!row) return undefined;
  if (row.bodyHash !== bodyHash || row.call !== call) throw new AppError('idempotency_key_conflict');
  return { reply: row.reply };
}

/**
 * The reply that this customer's key already has, whichever call and body it belongs to: for its own customer's reading.
 * @returns undefined when nothing is kept under the key.
 */
export async function findReplyOfKey(executor: Db | Tx, customerId: string, key: string): Promise<{ reply: unknown } | undefined> {
  const [row] = await executor
    .select({ reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)));
  return row;
}

/**
 * Runs an effect once for its key. A duplicate that arrives meanwhile waits at the key's row for the first one's end;
 * refusals roll everything back and are not stored, so that a retry is judged anew.
 */
export async function runOnce(db: Db, once: IdempotentRequest, effect: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        const inserted = await tx.insert(idempotencyKeys).values(once).onConflictDoNothing().returning({ key: idempotencyKeys.key });
        if (inserted.length === 0) return (await findReply(tx, once))?.reply;
        const reply = await effect(tx);
        await tx
          .update(idempotencyKeys)
          .set({ reply })
          .where(and(eq(idempotencyKeys.customerId, once.customerId), eq(idempotencyKeys.key, once.key)));
        return reply;
      });
    } catch (error) {
      if (isLockTimeout(error)) throw new AppError('idempotency_in_progress');
      if (!isSerializationFailure(error) || attempt === attempts) throw error;
    }
  }
}
