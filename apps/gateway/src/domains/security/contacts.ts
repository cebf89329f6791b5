import { checkPattern } from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { provedEmailOf, provedMobileOf } from '../session/factorWays.ts';
import { ValuesTaken } from '../session/insertCustomer.ts';
import { assertCode, type CodeKey, spendCode } from '../verification/codes.ts';
import { assertPassword } from './changePassword.ts';
import { takeContact } from './contactClaims.ts';
import type { Phones } from './phones.ts';

const { customers } = schema;

export interface Contact {
  way: 'sms' | 'email';
  contact: string;
  countryDialingCode?: string | undefined;
}

/** The one spelling of a contact. @throws AppError `phoneNumber_format_error` or `email_format_error`, naming the field */
export function spelledContact(phones: Phones, { way, contact, countryDialingCode }: Contact): string {
  if (way === 'sms') return phones.phoneOf(contact, countryDialingCode, 'contact');
  if (checkPattern('email', contact, { min: 3, max: 100 }) === undefined) return contact.toLowerCase();
  throw refusedFields([{ field: 'contact', code: 'email_format_error' }], 'email_format_error');
}

/** A code belongs to one customer's contact: its key has the customer's id. */
export const contactKey = (customerId: string, spelled: string): CodeKey => ({ purpose: 'bind', recipient: `${customerId} ${spelled}` });

/** Contacts of an account. */
export type Contacts = Pick<typeof customers.$inferSelect, 'mobile' | 'mobileProvedAt' | 'email' | 'emailProvedAt'>;

/** Undefined for an account that is gone. */
export async function contactsOf(db: Db, customerId: string): Promise<Contacts | undefined> {
  const { mobile, mobileProvedAt, email, emailProvedAt } = customers;
  const [contacts] = await db.select({ mobile, mobileProvedAt, email, emailProvedAt }).from(customers).where(eq(customers.id, customerId));
  return contacts;
}

/**
 * Binds a contact that the customer has proved.
 * @returns the contacts before, for notices, since a thief may have changed it; undefined when the same contact was proved already
 * @throws AppError `login.cred.err`, `verification_code_error`, `verification_code_expired`, `duplicate_value`
 */
export async function bindContact(
  { database: { db }, phones, secrets }: Pick<Services, 'database' | 'phones' | 'secrets'>,
  customerId: string,
  request: Contact & { code: string; password: string },
): Promise<Contacts | undefined> {
  const spelled = spelledContact(phones, request);
  await assertPassword(db, customerId, request.password, 'login.cred.err');
  const key = contactKey(customerId, spelled);
  await assertCode(db, secrets, key, request.code);
  const before = await contactsOf(db, customerId);
  try {
    await db.transaction(async (tx) => {
      await spendCode(tx, key);
      await takeContact(tx, request.way, spelled, customerId);
    });
  } catch (error) {
    if (!(error instanceof ValuesTaken)) throw error;
    throw refusedFields([{ field: 'contact', code: 'duplicate_value' }], 'duplicate_value');
  }
  const wasBound = before && (request.way === 'sms' ? provedMobileOf(before) : provedEmailOf(before)) === spelled;
  return wasBound ? undefined : before;
}
