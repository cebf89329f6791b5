import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';

const { customers } = schema;

/**
 * Takes a phone from the account that only claims it, in the transaction that gives it to the one who has proved to read it: else a stranger
 * could keep the owner from an account (§5 "one account per … phone").
 */
export async function releaseClaim(tx: Tx, mobile: string, customerId: string): Promise<void> {
  await tx
    .update(customers)
    .set({ mobile: null })
    .where(and(eq(customers.mobile, mobile), isNull(customers.mobileProvedAt), ne(customers.id, customerId)));
}
