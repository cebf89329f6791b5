import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Phones } from '../security/phones.ts';

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
 * Finds the account of a typed name. A number means the account that a phone opened: the one that has proved it, or without one the last that it
 * opened. An account whose name was chosen is not found by its phone, so that nobody learns which phone is whose by typing it.
 */
export async function findByTypedName(db: Db, { typedPhoneOf }: Pick<Phones, 'typedPhoneOf'>, typed: string) {
  const phone = typedPhoneOf(typed);
  if (phone === undefined) return findByAccount(db, typed);
  const isOwner = sql`${customers.mobile} = ${phone} and ${customers.mobileProvedAt} is not null`;
  const [row] = await db
    .select()
    .from(customers)
    .where(and(isNotNull(customers.openedMobile), or(isOwner, eq(customers.openedMobile, phone))))
    .orderBy(desc(sql`coalesce(${isOwner}, false)`), desc(customers.createdAt))
    .limit(1);
  return row;
}
