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
 * Who is meant by what is typed as the name of an account. A name means its bearer and nobody else, also where its digits are another's phone by now:
 * were a password tried at both, either of them could guess at the other's, or lock the other out. Whom a phone has opened may also type a phone,
 * spelt in any other way than as somebody's name: it means whose it is by proof, or who was opened by it while it is nobody's.
 */
export async function findByTypedName(db: Db, typed: string) {
  const bearer = await findByAccount(db, typed);
  const phone = typedPhoneOf(typed);
  if (bearer || phone === undefined) return bearer;
  const [owner, opened] = await Promise.all([findByProvedMobile(db, phone), findByAccount(db, phone.slice(1))]);
  // A name that was chosen begins with a letter (§5): nobody learns which phone is whose by typing it here.
  return owner && /^\d/.test(owner.account) ? owner : opened;
}
