import { checkPasswordChange, type PasswordChange, type RegistrationSetting } from '@baize/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import type { Identity } from '../session/identity.ts';
import { clearAttempts, countAttempt } from '../session/lockout.ts';
import { closeOpenWays } from '../session/openWays.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { endOtherSessions } from '../session/sessions.ts';
import { countWrongFund } from './fundLockout.ts';
import { limitNewPasswords, type NewPasswordWay } from './newPasswords.ts';

const { customers, sessions } = schema;

export interface PasswordOptions {
  setting: RegistrationSetting;
  /** §9 "Default flagged password": never a new one. */
  defaultPassword: string | undefined;
}

/** @throws AppError `validation_failed` naming the fields that §5's rule refuses. */
export function assertNewPassword({ setting, defaultPassword }: PasswordOptions, change: PasswordChange, isOldNeeded: boolean): void {
  const issues = checkPasswordChange(setting, change, isOldNeeded);
  if (issues.length === 0 && change.newPassword === defaultPassword) issues.push({ field: 'newPassword', code: 'password_not_allowed' });
  if (issues.length > 0) throw refusedFields(issues);
}

/**
 * Wrong answers count with the wrong passwords of the login, so that a stolen session is no way to guess on.
 * @throws AppError `account_locked`, or `code` when the password is wrong.
 */
export async function assertPassword(
  db: Db,
  customerId: string,
  password: string,
  code: 'modify.pw.incorrect.pw' | 'login.cred.err',
): Promise<string> {
  const locked = await countAttempt(db, customerId);
  if (locked !== undefined) throw new AppError('account_locked', { retryAfterSeconds: locked });
  const [row] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, customerId));
  if (!row || !(await verifyPassword(row.hash, password))) throw new AppError(code);
  await clearAttempts(db, customerId);
  return row.hash;
}

/**
 * A new password must differ from the old one and from the fund password, which guards the money from anybody with the login password. The
 * refusal for the fund password may confirm a guess: it counts as a wrong fund password.
 * @throws AppError `validation_failed`, naming `newPassword`; `TOO_MANY_REQUEST`
 */
export async function assertAnother(db: Db, customerId: string, newPassword: string, way: NewPasswordWay): Promise<void> {
  await limitNewPasswords(db, customerId, way);
  const [row] = await db
    .select({ login: customers.passwordHash, fund: customers.fundPasswordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  const isOf = async (hash: string | null | undefined) => typeof hash === 'string' && verifyPassword(hash, newPassword);
  const isLogin = await isOf(row?.login);
  const isFund = !isLogin && (await isOf(row?.fund));
  if (isFund) await countWrongFund(db, customerId);
  if (isLogin || isFund) throw refusedFields([{ field: 'newPassword', code: 'password_not_allowed' }]);
}

/** Right after a login the old password is not asked for. */
async function assertOld(db: Db, { customerId, oldPasswordKnown }: Identity, change: PasswordChange): Promise<string> {
  if (change.oldPassword !== undefined || !oldPasswordKnown) {
    return assertPassword(db, customerId, change.oldPassword ?? '', 'modify.pw.incorrect.pw');
  }
  const [row] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, customerId));
  return row?.hash ?? '';
}

/**
 * Changes the login password (§4). The caller's session stays and may make every call again; all others end.
 * @throws AppError `validation_failed`, `modify.pw.incorrect.pw`, `account_locked`, `TOO_MANY_REQUEST`
 */
export async function changePassword(db: Db, options: PasswordOptions, identity: Identity, change: PasswordChange): Promise<void> {
  assertNewPassword(options, change, !identity.oldPasswordKnown);
  const oldHash = await assertOld(db, identity, change);
  await assertAnother(db, identity.customerId, change.newPassword, 'change');
  const passwordHash = await hashPassword(change.newPassword);
  const { customerId, sessionHash } = identity;
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(customers)
      .set({ passwordHash, passwordExpired: false, isPasswordDefault: false })
      .where(and(eq(customers.id, customerId), eq(customers.passwordHash, oldHash)))
      .returning({ id: customers.id });
    // Another change came first: the typed old password is not valid any more.
    if (changed.length === 0) throw new AppError('modify.pw.incorrect.pw');
    await closeOpenWays(tx, customerId);
    await endOtherSessions(tx, customerId, sessionHash, 'otherDevice');
    await tx
      .update(sessions)
      .set({ mustChangePassword: false })
      .where(and(eq(sessions.customerId, customerId), eq(sessions.tokenHash, sessionHash)));
  });
}
