import { checkPasswordChange, type RegistrationRule, type RegistrationSetting } from '@baize/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { countAttempt } from '../session/lockout.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { assertPassword } from './changePassword.ts';
import { assertFundUnlocked, clearWrongFunds, countWrongFund } from './fundLockout.ts';
import { forgetNewPasswords, limitNewPasswords } from './newPasswords.ts';

const { customers } = schema;

/**
 * §9 "fund password required".
 * @returns its hash
 * @throws AppError `fund_password_missing`, `fund_password_error`, `TOO_MANY_REQUEST`
 */
export async function assertFundPassword(
  { database: { db }, limiters }: Pick<Services, 'database' | 'limiters'>,
  customerId: string,
  password: string,
): Promise<string> {
  await limiters.fundPassword.hit(customerId);
  await assertFundUnlocked(db, customerId);
  const hash = await fundHashOf(db, customerId);
  if (hash === null) throw new AppError('fund_password_missing');
  if (!(await verifyPassword(hash, password))) {
    await countWrongFund(db, customerId);
    throw new AppError('fund_password_error');
  }
  // Wrong ones at the same time keep their counts.
  await assertFundUnlocked(db, customerId);
  await clearWrongFunds(db, customerId);
  return hash;
}

async function fundHashOf(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db.select({ hash: customers.fundPasswordHash }).from(customers).where(eq(customers.id, customerId));
  return row?.hash ?? null;
}

export interface NewFundPassword {
  password?: string | undefined;
  oldFundPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
}

/** The rule of the fund password is in the same setting as the login password's. */
function fundSetting(setting: RegistrationSetting): RegistrationSetting {
  const rule = setting.fields.find(({ field }) => field === 'paymentPassword');
  return { ...setting, fields: rule ? [{ ...rule, field: 'password' } satisfies RegistrationRule] : [] };
}

/**
 * The first one needs the login password, every later one the old fund password: it guards the money from anybody with the login password.
 * The refusal for the login password may confirm a guess: it counts as a wrong login password.
 * @throws AppError `validation_failed`, `login.cred.err`, `account_locked`, `fund_password_error`, `TOO_MANY_REQUEST`
 */
export async function setFundPassword(
  services: Pick<Services, 'database' | 'limiters'>,
  setting: RegistrationSetting,
  customerId: string,
  change: NewFundPassword,
): Promise<void> {
  const { newPassword, confirmNewPassword, password = '', oldFundPassword = '' } = change;
  const { db } = services.database;
  const issues = checkPasswordChange(fundSetting(setting), { newPassword, confirmNewPassword }, false);
  if (issues.length > 0) throw refusedFields(issues);
  const before = await fundHashOf(db, customerId);
  if (before === null) await assertPassword(db, customerId, password, 'login.cred.err');
  else await assertFundPassword(services, customerId, oldFundPassword);
  await limitNewPasswords(db, customerId, 'fund');
  const [row] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, customerId));
  if (row && (await verifyPassword(row.hash, newPassword))) {
    await countAttempt(db, customerId);
    throw refusedFields([{ field: 'newPassword', code: 'password_not_allowed' }]);
  }
  const fundPasswordHash = await hashPassword(newPassword);
  const isUnchanged = sql`${customers.fundPasswordHash} is not distinct from ${before}`;
  const changed = await db
    .update(customers)
    .set({ fundPasswordHash })
    .where(and(eq(customers.id, customerId), isUnchanged))
    .returning({ id: customers.id });
  // Another change came first: the old one that was typed is not valid any more.
  if (changed.length === 0) throw new AppError('fund_password_error');
}

/** Removes a forgotten one: the next is set with the login password again. @returns whether there was one */
export async function forgetFundPassword(db: Db, customerId: string): Promise<boolean> {
  const before = await fundHashOf(db, customerId);
  await db.update(customers).set({ fundPasswordHash: null }).where(eq(customers.id, customerId));
  await clearWrongFunds(db, customerId);
  await forgetNewPasswords(db, customerId, 'fund');
  return before !== null;
}
