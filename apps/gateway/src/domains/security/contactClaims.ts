import { and, eq, isNull } from 'drizzle-orm';
import { claimantOf, releaseClaim, takeClaims } from '../../claims/takeClaims.ts';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { ValuesTaken } from '../session/insertCustomer.ts';

const { customers, passwordResets } = schema;

const columnsOf = {
  sms: { contact: 'mobile', provedAt: 'mobileProvedAt' },
  email: { contact: 'email', provedAt: 'emailProvedAt' },
} as const;

/** Ends the link that was mailed to the address that the account had. */
async function closeLinks(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}

/**
 * Takes an unproved contact from its account, in the transaction that gives it to the account that has proved it: otherwise a stranger
 * could block the owner's account (§5 "one account per … e-mail, phone").
 */
export async function releaseContact(tx: Tx, way: 'sms' | 'email', contact: string, customerId: string): Promise<void> {
  const columns = columnsOf[way];
  const claimant = await claimantOf(tx, columns.contact, contact);
  if (claimant === undefined || claimant === customerId) return;
  const isUnproved = and(eq(customers.id, claimant), eq(customers[columns.contact], contact), isNull(customers[columns.provedAt]));
  const released = await tx
    .update(customers)
    .set({ [columns.contact]: null })
    .where(isUnproved)
    .returning({ id: customers.id });
  if (released.length === 0) return;
  if (way === 'email') await closeLinks(tx, claimant);
  await releaseClaim(tx, claimant, columns.contact, contact);
}

/** Gives a proved contact to its account, in place of the one that it had. @throws ValuesTaken where another account has proved it */
export async function takeContact(tx: Tx, way: 'sms' | 'email', contact: string, customerId: string): Promise<void> {
  const columns = columnsOf[way];
  const [before] = await tx
    .select({ contact: customers[columns.contact] })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  await releaseContact(tx, way, contact, customerId);
  if (before?.contact && before.contact !== contact) await releaseClaim(tx, customerId, columns.contact, before.contact);
  const taken = await takeClaims(tx, customerId, { [columns.contact]: contact });
  if (taken.length > 0) throw new ValuesTaken(taken);
  if (way === 'email') await closeLinks(tx, customerId);
  await tx
    .update(customers)
    .set({ [columns.contact]: contact, [columns.provedAt]: new Date() })
    .where(eq(customers.id, customerId));
}
