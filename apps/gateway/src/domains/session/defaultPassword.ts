import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { forgetNewPasswords } from '../security/newPasswords.ts';
import { clearAttempts } from './lockout.ts';
import { closeOpenWays } from './openWays.ts';
import { hashPassword } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';
import { forgetAddresses } from './trustedAddresses.ts';

const { customers } = schema;

/** Without those that are taken for each other on the telephone. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** A password that customer service can read out, where the brand has no default one. */
export function makePassword(): string {
  const pick = (from: string, count: number): string => Array.from({ length: count }, () => from[randomInt(from.length)]).join('');
  return `${pick(letters.toUpperCase(), 1)}${pick(letters, 7)}${pick(digits, 4)}`;
}

/** §9 "Default flagged password": sessions and a lockout end, and the next log-in has to choose another password (§4). */
export async function resetToDefault(db: Db, customerId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(customers).set({ passwordHash, isPasswordDefault: true }).where(eq(customers.id, customerId));
    await clearAttempts(tx, customerId);
    await forgetNewPasswords(tx, customerId, 'change');
    await closeOpenWays(tx, customerId);
    await forgetAddresses(tx, customerId);
    await endOtherSessions(tx, customerId, undefined, 'system');
  });
}
