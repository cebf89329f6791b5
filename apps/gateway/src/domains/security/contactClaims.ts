import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { customers, passwordResets } = schema;

const columnsOf = {
  sms: { contact: 'mobile', provedAt: 'mobileProvedAt' },
  email: { contact: 'email', provedAt: 'emailProvedAt' },
} as const;

/** Ends the links that were mailed to the addresses that these accounts had. */
async function closeLinks(tx: Tx, customerIds: string[]): Promise<void> {
  if (customerIds.length > 0) await tx.delete(passwordResets).where(inArray(passwordResets.customerId, customerIds));
}

/**
 * Takes an unproved contact from its account, in the transaction that gives it to the account that has proved it: otherwise a stranger
 * could block the owner's account (§5 "one account per … e-mail, phone").
 */
export async function releaseClaim(tx: Tx, way: 'sms' | 'email', contact: string, customerId: string): Promise<void> {
  const columns = columnsOf[way];
  const isClaim = and(eq(customers[columns.contact], contact), isNull(customers[columns.provedAt]), ne(customers.id, customerId));
  if (way === 'email') {
    const claims = await tx.select({ id: customers.id }).from(customers).where(isClaim);
    await closeLinks(
      tx,
      claims.map(({ id }) => id),
    );
  }
  await tx
    .update(customers)
    .set({ [columns.contact]: null })
    .where(isClaim);
}

/** Gives a proved contact to its account. */
export async function takeContact(tx: Tx, way: 'sms' | 'email', contact: string, customerId: string): Promise<void> {
  await releaseClaim(tx, way, contact, customerId);
  if (way === 'email') await closeLinks(tx, [customerId]);
  const columns = columnsOf[way];
  await tx
    .update(customers)
    .set({ [columns.contact]: contact, [columns.provedAt]: new Date() })
    .where(eq(customers.id, customerId));
}
