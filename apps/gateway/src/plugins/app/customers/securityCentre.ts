import type { getSecurity } from '@baize/contract';
import {
  checkPasswordChange,
  checkPattern,
  checkRealName,
  type RegistrationRule,
  type RegistrationSetting,
  type ResponseOf,
  spelledName,
} from '@baize/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { schema } from '../../../db/schema.ts';
import { AppError, refusedFields } from '../../../wire/AppError.ts';
import type { Secrets } from '../../../wire/secrets.ts';
import { assertCode, type CodeKey, spendCode } from '../verification/codes.ts';
import { assertPassword } from './changePassword.ts';
import { forgetTries } from './counters.ts';
import { maskedEmail, maskedPhone, provedMobileOf, waysOf } from './factorWays.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { releaseClaim } from './phoneClaims.ts';
import { phoneOf } from './phones.ts';
import { trustAddress } from './trustedAddresses.ts';

const { customers } = schema;

const maskedName = (name: string): string => name.replaceAll(/(?<=\p{L})\p{L}/gu, '*');

/**
 * What the security centre shows (§2).
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
    ...(row.email && { email: maskedEmail(row.email) }),
    ...(row.realName && { realName: maskedName(row.realName) }),
  };
}

export interface NewFundPassword {
  password: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The rule of the fund password stands in the same setting as the login's. */
function fundSetting(setting: RegistrationSetting): RegistrationSetting {
  const rule = setting.fields.find(({ field }) => field === 'paymentPassword');
  return { ...setting, fields: rule ? [{ ...rule, field: 'password' } satisfies RegistrationRule] : [] };
}

/** @throws AppError `validation_failed`, `login.cred.err`, `account_locked` */
export async function setFundPassword(db: Db, setting: RegistrationSetting, customerId: string, change: NewFundPassword): Promise<void> {
  const { newPassword, confirmNewPassword, password } = change;
  const issues = checkPasswordChange(fundSetting(setting), { newPassword, confirmNewPassword }, false);
  if (issues.length > 0) throw refusedFields(issues);
  const loginHash = await assertPassword(db, customerId, password, 'login.cred.err');
  if (await verifyPassword(loginHash, newPassword)) throw refusedFields([{ field: 'newPassword', code: 'password_not_allowed' }]);
  const fundPasswordHash = await hashPassword(newPassword);
  await db.update(customers).set({ fundPasswordHash }).where(eq(customers.id, customerId));
  await forgetTries(db, `fund ${customerId}`);
}

/**
 * The player's own switch (§4). Whoever turns it on has a way to verify, and is known at this address.
 * @throws AppError `login.cred.err`, `account_locked`, `second_factor_missing`
 */
export async function setNewAddressCheck(
  db: Db,
  customerId: string,
  request: { enabled: boolean; password: string; ip: string },
): Promise<void> {
  const { enabled, password, ip } = request;
  await assertPassword(db, customerId, password, 'login.cred.err');
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    if (enabled && (!row || waysOf(row).length === 0)) throw new AppError('second_factor_missing');
    await tx.update(customers).set({ trustedIpsOnly: enabled }).where(eq(customers.id, customerId));
    if (enabled) await trustAddress(tx, customerId, ip);
  });
}

export interface Contact {
  way: 'sms' | 'email';
  contact: string;
  countryDialingCode?: string | undefined;
}

/** The one spelling of a contact. @throws AppError `phoneNumber_format_error` or `email_format_error`, naming the field */
export function spelledContact({ way, contact, countryDialingCode }: Contact): string {
  if (way === 'sms') return phoneOf(contact, countryDialingCode, 'contact');
  if (checkPattern('email', contact, { min: 3, max: 100 }) === undefined) return contact.toLowerCase();
  throw refusedFields([{ field: 'contact', code: 'email_format_error' }], 'email_format_error');
}

/** A code for one customer's contact is none for another's: the id stands in its key. */
export const contactKey = (customerId: string, spelled: string): CodeKey => ({ purpose: 'bind', recipient: `${customerId} ${spelled}` });

/**
 * Binds a contact that the customer has proved to read.
 * @returns the contact before, which is to be told; none where it was the same, or a phone that nobody had proved.
 * @throws AppError `login.cred.err`, `verification_code_error`, `verification_code_expired`, `duplicate_value`
 */
export async function bindContact(
  db: Db,
  secrets: Secrets,
  customerId: string,
  request: Contact & { code: string; password: string },
): Promise<string | undefined> {
  const spelled = spelledContact(request);
  await assertPassword(db, customerId, request.password, 'login.cred.err');
  const key = contactKey(customerId, spelled);
  await assertCode(db, secrets, key, request.code);
  const [before] = await db
    .select({ mobile: customers.mobile, mobileProvedAt: customers.mobileProvedAt, email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  try {
    await db.transaction(async (tx) => {
      await spendCode(tx, key);
      if (request.way === 'sms') await releaseClaim(tx, spelled, customerId);
      const part = request.way === 'sms' ? { mobile: spelled, mobileProvedAt: sql`now()` } : { email: spelled };
      await tx.update(customers).set(part).where(eq(customers.id, customerId));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refusedFields([{ field: 'contact', code: 'duplicate_value' }], 'duplicate_value');
  }
  const told = before && (request.way === 'sms' ? provedMobileOf(before) : before.email);
  return told && told !== spelled ? told : undefined;
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
