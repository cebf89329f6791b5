import { eq } from 'drizzle-orm';
import type { ClaimKind } from '../../claims/schema.ts';
import { claimantOf } from '../../claims/takeClaims.ts';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Phones } from '../security/phones.ts';

const { customers } = schema;

/** Stands for an account that does not exist, so that both answers take the same time. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The account that has a value: the claim leads to its key. */
async function findByClaim(db: Db, kind: ClaimKind, value: string) {
  const customerId = await claimantOf(db, kind, value);
  if (customerId === undefined) return undefined;
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  return row;
}

/** The account of this name, in any letter case. */
export const findByAccount = (db: Db, account: string) => findByClaim(db, 'account', account.toLowerCase());

/** The account that has proved this phone; an unproved claim does not count. */
export async function findByProvedMobile(db: Db, mobile: string) {
  const row = await findByClaim(db, 'mobile', mobile);
  return row?.mobileProvedAt ? row : undefined;
}

/**
 * Finds the account of a typed name. A number means the account that a phone opened: the one that has proved it, or without one the last that it
 * opened. An account whose name was chosen is not found by its phone, so that nobody learns which phone is whose by typing it.
 */
export async function findByTypedName(db: Db, { typedPhoneOf }: Pick<Phones, 'typedPhoneOf'>, typed: string) {
  const phone = typedPhoneOf(typed);
  if (phone === undefined) return findByAccount(db, typed);
  const owner = await findByProvedMobile(db, phone);
  return owner?.openedMobile ? owner : findByClaim(db, 'openedMobile', phone);
}
