import type { getSecurity } from '@baize/contract';
import { checkRealName, type ResponseOf, spelledName } from '@baize/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { maskedEmail, maskedName, maskedPhone, waysOf } from '../session/factorWays.ts';
import { trustAddress } from '../session/trustedAddresses.ts';
import { assertPassword } from './changePassword.ts';

const { customers } = schema;

/**
 * Content of the security centre (§2).
 * @param isFactorForAll the brand checks every new address, and leaves the player no choice
 */
export async function securityOf(db: Db, customerId: string, isFactorForAll: boolean): Promise<ResponseOf<typeof getSecurity>> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!row) throw new AppError('user.or.token.invalid');
  return {
    hasFundPassword: row.fundPasswordHash !== null,
    hasAuthenticator: row.totpSecret !== null,
    ...(!isFactorForAll && { checksNewAddresses: row.trustedIpsOnly }),
    ...(row.mobile && { mobile: maskedPhone(row.mobile), isMobileProved: row.mobileProvedAt !== null }),
    ...(row.email && { email: maskedEmail(row.email), isEmailProved: row.emailProvedAt !== null }),
    ...(row.realName && { realName: maskedName(row.realName) }),
  };
}

/**
 * The player's own switch (§4). Turning it on needs a way to verify, and makes this address known.
 * @returns whether it stood the other way before
 * @throws AppError `login.cred.err`, `account_locked`, `second_factor_missing`
 */
export async function setNewAddressCheck(
  db: Db,
  customerId: string,
  request: { enabled: boolean; password: string; ip: string },
): Promise<boolean> {
  const { enabled, password, ip } = request;
  await assertPassword(db, customerId, password, 'login.cred.err');
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    if (enabled && (!row || waysOf(row).length === 0)) throw new AppError('second_factor_missing');
    await tx.update(customers).set({ trustedIpsOnly: enabled }).where(eq(customers.id, customerId));
    if (enabled) await trustAddress(tx, customerId, ip);
    return row !== undefined && row.trustedIpsOnly !== enabled;
  });
}

/**
 * Sets the real name, once (§9: the holder's name cannot be changed).
 * @throws AppError `validation_failed`, `login.cred.err`, `value_locked`
 */
export async function setRealName(
  db: Db,
  customerId: string,
  { realName, password }: { realName: string; password: string },
): Promise<void> {
  const issues = checkRealName(realName);
  if (issues.length > 0) throw refusedFields(issues);
  await assertPassword(db, customerId, password, 'login.cred.err');
  const set = await db
    .update(customers)
    .set({ realName: spelledName(realName) })
    .where(and(eq(customers.id, customerId), isNull(customers.realName)))
    .returning({ id: customers.id });
  if (set.length === 0) throw new AppError('value_locked');
}
