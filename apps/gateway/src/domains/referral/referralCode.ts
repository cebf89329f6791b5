import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { claimantOf, takeClaims } from '../../claims/takeClaims.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** Digits and letters that are not mistaken for each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = (): string => `R${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** Gives a member who has no code this one. @throws Error where another member has it */
export async function keepCode(tx: Tx, customerId: string, code: string): Promise<void> {
  const kept = await rowsOf(
    tx,
    sql`insert into referral_codes (customer_id, code) values (${customerId}::uuid, ${code}) on conflict do nothing returning code`,
  );
  if (kept.length === 0) return;
  const taken = await takeClaims(tx, customerId, { referralCode: code });
  // One in 31⁸: the next try makes another.
  if (taken.length > 0) throw new Error(`the referral code ${code} is another member's`);
}

/** A member's own code, made when he first asks for it. */
export async function codeOf(db: Db | Tx, customerId: string): Promise<string> {
  const known = await rowsOf<{ code: string }>(db, sql`select code from referral_codes where customer_id = ${customerId}::uuid`);
  if (known[0]) return known[0].code;
  await db.transaction((tx) => keepCode(tx, customerId, newCode()));
  const [row] = await rowsOf<{ code: string }>(db, sql`select code from referral_codes where customer_id = ${customerId}::uuid`);
  return row?.code ?? '';
}

/** Whose code it is, in any letter case; a code of a disabled account is unknown. */
export async function memberByCode(db: Db | Tx, code: string): Promise<string | undefined> {
  const customerId = await claimantOf(db, 'referralCode', code.toUpperCase());
  if (customerId === undefined) return undefined;
  const open = await rowsOf(db, sql`select 1 from customers where id = ${customerId}::uuid and not is_disabled`);
  return open.length > 0 ? customerId : undefined;
}
