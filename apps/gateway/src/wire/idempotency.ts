import { headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/database.ts';
import { isLockTimeout, isSerializationFailure } from '../db/errors.ts';
import { prepared } from '../db/prepared.ts';
import { AppError } from './AppError.ts';
import { headerOf } from './requestHeaders.ts';

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

const ofKey = sql`customer_id = ${sql.placeholder('customerId')}::uuid and key = ${sql.placeholder('key')}::uuid`;
type OfKey = Pick<IdempotentRequest, 'customerId' | 'key'>;

const keptReply = prepared<{ call: string; bodyHash: string; reply: unknown }, OfKey>(
  sql`select call, body_hash as "bodyHash", reply from idempotency_keys where ${ofKey}`,
);
const takeKey = prepared<{ isTaken: true }, { [Name in keyof IdempotentRequest]: string }>(
  sql`insert into idempotency_keys (customer_id, key, call, body_hash) values (${sql.placeholder('customerId')}::uuid,
    ${sql.placeholder('key')}::uuid, ${sql.placeholder('call')}, ${sql.placeholder('bodyHash')})
    on conflict do nothing returning true as "isTaken"`,
);
/** The column keeps the reply's text as it is sent (`wire/schema.ts`). */
const keepReply = prepared<never, OfKey & { reply: string }>(
  sql`update idempotency_keys set reply = ${sql.placeholder('reply')}::json where ${ofKey}`,
);

/**
 * The reply that this key already has.
 * @returns undefined when the key is new.
 * @throws AppError `idempotency_key_conflict` when it belongs to another body or call.
 */
export async function findReply(
  executor: Db | Tx,
  { customerId, key, call, bodyHash }: IdempotentRequest,
): Promise<{ reply: unknown } | undefined> {
  const [row] = await keptReply(executor, { customerId, key });
  if (!row) return undefined;
  if (row.bodyHash !== bodyHash || row.call !== call) throw new AppError('idempotency_key_conflict');
  return { reply: row.reply };
}

/**
 * The reply that this customer's key already has, whichever call and body it belongs to: for its own customer's reading.
 * @returns undefined when nothing is kept under the key.
 */
export async function findReplyOfKey(executor: Db | Tx, customerId: string, key: string): Promise<{ reply: unknown } | undefined> {
  const [row] = await keptReply(executor, { customerId, key });
  return row && { reply: row.reply };
}

/**
 * Runs an effect once for its key. A duplicate that arrives meanwhile waits at the key's row for the first one's end;
 * refusals roll everything back and are not stored, so that a retry is judged anew.
 */
export async function runOnce(db: Db, once: IdempotentRequest, effect: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        const taken = await takeKey(tx, { ...once });
        if (taken.length === 0) return (await findReply(tx, once))?.reply;
        const reply = await effect(tx);
        await keepReply(tx, { customerId: once.customerId, key: once.key, reply: JSON.stringify(reply) });
        return reply;
      });
    } catch (error) {
      if (isLockTimeout(error)) throw new AppError('idempotency_in_progress');
      if (!isSerializationFailure(error) || attempt === attempts) throw error;
    }
  }
}
