import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { typedPhoneOf } from '../security/phones.ts';

const { customers } = schema;

/** Stands for an account that does not exist, so that both answers take the same time. */
export const nobody = '00000000-0000-0000-0000-000000000000';

export async function findByAccount(db: Db, account: string) {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(sql`lower(${customers.account})`, account.toLowerCase()));
  return row;
}

/** The account that has proved this phone; an unproved claim does not count. */
export async function findByProvedMobile(db: Db, mobile: string) {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.mobile, mobile), isNotNull(customers.mobileProvedAt)));
  return row;
}

/**
 * Finds the account of a typed name. A name means its account alone, also when its digits are another account's phone by now: if a password
 * were tried at both, either owner could guess the other's password or lock the other out. An account that a phone opened may also be named
 * by a phone in another spelling than an account's name: it means the account that has proved it, or without one the account that it
 * opened.
 */
export async function findByTypedName(db: Db, typed: string) {
  const bearer = await findByAccount(db, typed);
  const phone = typedPhoneOf(typed);
  if (bearer || phone === undefined) return bearer;
  const [owner, opened] = await Promise.all([findByProvedMobile(db, phone), findByAccount(db, phone.slice(1))]);
  // A name that was chosen begins with a letter (§5): nobody learns which phone is whose by typing it here.
  return owner && /^\d/.test(owner.account) ? owner : opened;
}
