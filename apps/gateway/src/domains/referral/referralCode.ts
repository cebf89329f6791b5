import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** Digits and letters that are not mistaken for each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = (): string => `R${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** A member's own code, made when he first asks for it. */
export async function codeOf(db: Db | Tx, customerId: string): Promise<string> {
  const known = await rowsOf<{ code: string }>(db, sql`select code from referral_codes where customer_id = ${customerId}::uuid`);
  if (known[0]) return known[0].code;
  await db.execute(
    sql`insert into referral_codes (code, customer_id) values (${newCode()}, ${customerId}::uuid) on conflict (customer_id) do nothing`,
  );
  const [row] = await rowsOf<{ code: string }>(db, sql`select code from referral_codes where customer_id = ${customerId}::uuid`);
  return row?.code ?? '';
}

/** Whose code it is, in any letter case; a code of a disabled account is unknown. */
export async function memberByCode(db: Db | Tx, code: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ customerId: string }>(
    db,
    sql`select r.customer_id as "customerId" from referral_codes r join customers c on c.id = r.customer_id and not c.is_disabled
      where r.code = ${code.toUpperCase()}`,
  );
  return row?.customerId;
}
