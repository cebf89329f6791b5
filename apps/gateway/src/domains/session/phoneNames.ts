import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { customers } = schema;

/** Distinguishes accounts whose owners had the same phone number in turn; the second is the number's second owner. */
const suffixes = ['', ...'bcdefghijklmnopqrstuvwxyz'];

/**
 * The name of an account that a phone opens: its digits, with a letter behind where an account that has moved on to another phone still bears them.
 * @param mobile E.164
 */
export async function freePhoneName(tx: Tx, mobile: string): Promise<string> {
  const digits = mobile.slice(1);
  const names = suffixes.map((suffix) => `${digits}${suffix}`);
  const rows = await tx
    .select({ account: customers.account })
    .from(customers)
    .where(inArray(sql`lower(${customers.account})`, names));
  const taken = new Set(rows.map(({ account }) => account));
  return names.find((name) => !taken.has(name)) ?? digits;
}
