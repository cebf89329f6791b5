import type { PasswordChange } from '@baize/contract';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { countTry } from '../session/counters.ts';
import { findByProvedMobile, findByTypedName } from '../session/findCustomer.ts';
import { clearAttempts } from '../session/lockout.ts';
import { closeOpenWays } from '../session/openWays.ts';
import { hashPassword } from '../session/passwords.ts';
import { endOtherSessions } from '../session/sessions.ts';
import { makeCustomerToken, readCustomerToken } from '../session/tokens.ts';
import { forgetAddresses } from '../session/trustedAddresses.ts';
import { assertCode, type CodeKey, spendCode } from '../verification/codes.ts';
import { assertAnother, assertNewPassword, type PasswordOptions } from './changePassword.ts';
import type { Phones } from './phones.ts';

const { customers, passwordResets } = schema;

/** How long a mailed link is good. */
export const linkMinutes = 30;
/** Links that are mailed to one account an hour. */
const linksPerAccount = { max: 5, seconds: 3_600 };

/**
 * The account that has this name with this address. The address need not be proved (decision 003): the account names no other.
 * @returns undefined where they do not fit.
 */
export async function findByAddress(
  db: Db,
  phones: Phones,
  { username, email }: { username: string; email: string },
): Promise<{ id: string; email: string } | undefined> {
  const customer = await findByTypedName(db, phones, username);
  if (!customer?.email || customer.email !== email.toLowerCase()) return undefined;
  return { id: customer.id, email: customer.email };
}

/**
 * Makes the token of a mailed link; the previous link ends.
 * @returns undefined after the account's links of the hour: the last of them stays valid.
 */
export async function openReset(db: Db, customerId: string): Promise<string | undefined> {
  const { count } = await countTry(db, `reset ${customerId}`, linksPerAccount.seconds);
  if (count > linksPerAccount.max) return undefined;
  const { token, hash } = makeCustomerToken(customerId);
  const row = { tokenHash: hash, expiresAt: sql`now() + make_interval(mins => ${linkMinutes})` };
  await db
    .insert(passwordResets)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: passwordResets.customerId, set: row });
  return token;
}

/** A used link proves its e-mail address; a link expires when its account gets another address. */
async function proveEmail(tx: Tx, customerId: string): Promise<void> {
  const isOpen = and(eq(customers.id, customerId), isNotNull(customers.email), isNull(customers.emailProvedAt));
  await tx.update(customers).set({ emailProvedAt: new Date() }).where(isOpen);
}

/**
 * Replaces the password. All sessions and a lockout end, since the owner is proved.
 */
async function replacePassword(tx: Tx, customerId: string, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash, passwordExpired: false, isPasswordDefault: false }).where(eq(customers.id, customerId));
  await clearAttempts(tx, customerId);
  await closeOpenWays(tx, customerId);
  await forgetAddresses(tx, customerId);
  await endOtherSessions(tx, customerId, undefined, 'otherDevice');
}

/** Public faults of a new password. Only a proved owner is told that it is the default one. */
const assertRule = (options: PasswordOptions, change: PasswordChange): void =>
  assertNewPassword({ ...options, defaultPassword: undefined }, change, false);

/**
 * Sets a new password by a mailed link.
 * @returns the customer, whose sessions have ended.
 * @throws AppError `verification_code_expired`, `validation_failed`, `TOO_MANY_REQUEST`
 */
export async function resetByLink(
  { db }: Database,
  options: PasswordOptions,
  request: { token: string; newPassword: string; confirmNewPassword: string },
): Promise<string> {
  assertRule(options, request);
  const key = readCustomerToken(request.token);
  if (!key) throw new AppError('verification_code_expired');
  const isThis = and(eq(passwordResets.customerId, key.customerId), eq(passwordResets.tokenHash, key.hash));
  const isLive = and(isThis, gt(passwordResets.expiresAt, sql`now()`));
  const [found] = await db.select({ customerId: passwordResets.customerId }).from(passwordResets).where(isLive);
  if (!found) throw new AppError('verification_code_expired');
  assertNewPassword(options, request, false);
  await assertAnother(db, found.customerId, request.newPassword, 'reset');
  const passwordHash = await hashPassword(request.newPassword);
  await db.transaction(async (tx) => {
    const spent = await tx.delete(passwordResets).where(isLive).returning({ id: passwordResets.customerId });
    if (spent.length === 0) throw new AppError('verification_code_expired');
    await replacePassword(tx, found.customerId, passwordHash);
    await proveEmail(tx, found.customerId);
  });
  return found.customerId;
}

/**
 * Sets a new password by an SMS code to the account's phone.
 * @returns the customer, whose sessions have ended.
 * @throws AppError `verification_code_error`, `verification_code_expired`, `validation_failed`, `TOO_MANY_REQUEST`
 */
export async function resetBySms(
  { db }: Database,
  secrets: Pick<Secrets, 'fingerprint'>,
  options: PasswordOptions,
  request: { mobile: string; verificationCode: string; newPassword: string },
): Promise<string> {
  const { mobile, verificationCode, newPassword } = request;
  const change = { newPassword, confirmNewPassword: newPassword };
  assertRule(options, change);
  const key: CodeKey = { purpose: 'password', recipient: mobile };
  await assertCode(db, secrets, key, verificationCode);
  const customer = await findByProvedMobile(db, mobile);
  // Nobody was sent this code: a phone without account gets the answer of a wrong one.
  if (!customer) throw new AppError('verification_code_error');
  assertNewPassword(options, change, false);
  await assertAnother(db, customer.id, newPassword, 'reset');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await spendCode(tx, key);
    await replacePassword(tx, customer.id, passwordHash);
  });
  return customer.id;
}
