import type { FeatureFlags, LoginResult } from '@baize/contract';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';
import type { Phones } from '../security/phones.ts';
import { findByProvedMobile, findByTypedName, nobody } from './findCustomer.ts';
import { clearAttempts, countAttempt, nobodyCalled } from './lockout.ts';
import { noteAttempt } from './loginAttempts.ts';
import { verifyPassword } from './passwords.ts';
import { type ChallengedLogin, challengeOf, isFactorNeeded } from './secondFactor.ts';
import { openSession, type SessionRules } from './sessions.ts';
import { assertAdmitted } from './site.ts';

export interface LoginOptions {
  flags: FeatureFlags;
  phones: Phones;
  sessionRules: SessionRules;
  /** §4: every account with a way to verify is checked at a new address, not only the marked ones. */
  isFactorForAll: boolean;
  /** §9 "Default flagged password": a login with it has to choose another. */
  defaultPassword: string | undefined;
}

export interface LoginRequest {
  username: string;
  password: string;
  ip: string;
  userAgent: string;
}

/**
 * Starts a session by a phone whose code was right and is spent (§4). The password is not looked at, so that its age does not matter.
 * @throws AppError `verification_code_error`, `account_disabled`, `second_factor_required`, `non_member_login`, `non_agent_login`
 */
export async function loginBySms(
  db: Db,
  options: Pick<LoginOptions, 'sessionRules' | 'isFactorForAll'>,
  request: { mobile: string; ip: string; userAgent: string },
): Promise<LoginResult> {
  const customer = await findByProvedMobile(db, request.mobile);
  // Nobody was sent this code: a phone without account gets the answer of a wrong one.
  if (!customer) throw new AppError('verification_code_error');
  if (customer.isDisabled) throw new AppError('account_disabled');
  assertAdmitted(options.sessionRules.site, customer);
  const { ip, userAgent } = request;
  const challenged = { customer, ip, userAgent, mustChangePassword: false, shown: 'sms' as const };
  if (await isFactorNeeded(db, options.isFactorForAll, challenged)) throw await challengeOf(db, challenged);
  const token = await openSession(db, options.sessionRules, { customer, ip, userAgent });
  return { token, account: customer.account, passwordExpired: false };
}

/**
 * Starts a session by username and password (§4). The site decides which accounts may log in (§6).
 * @throws AppError `not_exist_user`, `account_or_password_error`, `account_locked`, `account_disabled`, `second_factor_required`,
 * `non_member_login`, `non_agent_login`
 */
export async function login(db: Db, options: LoginOptions, request: LoginRequest): Promise<LoginResult> {
  return enter(db, options, await provePassword(db, options, request));
}

/**
 * Finds the account of a username and password, with every limit on guesses. Only the owner is told that an account is disabled.
 * @throws AppError `not_exist_user`, `account_or_password_error`, `account_locked`, `account_disabled`, `non_member_login`, `non_agent_login`
 */
export async function provePassword(db: Db, options: LoginOptions, request: LoginRequest): Promise<ChallengedLogin> {
  const { flags, phones, defaultPassword } = options;
  const customer = await findByTypedName(db, phones, request.username);
  const isTold = !customer && flags.notExistUserRedirect;
  const locked = isTold ? undefined : await countAttempt(db, customer?.id ?? nobodyCalled(phones.nameKeyOf(request.username)));
  if (locked !== undefined) throw new AppError('account_locked', { retryAfterSeconds: locked });
  const fits = await verifyPassword(customer?.passwordHash, request.password);
  if (!fits) await noteAttempt(db, customer?.id ?? nobody, request, 'wrongPassword');
  if (!customer) throw new AppError(isTold ? 'not_exist_user' : 'account_or_password_error');
  if (!fits) throw new AppError('account_or_password_error');
  await clearAttempts(db, customer.id);
  if (customer.isDisabled) throw new AppError('account_disabled');
  assertAdmitted(options.sessionRules.site, customer);
  // §4: always for the default password; for an old password where the brand's flag says so.
  const isDefault = customer.isPasswordDefault || request.password === defaultPassword;
  const mustChangePassword = isDefault || (customer.passwordExpired && flags.forcedPasswordExpiryChange);
  return { customer, provedHash: customer.passwordHash, ip: request.ip, userAgent: request.userAgent, mustChangePassword };
}

/**
 * Starts the session of an account that is proved, unless its address has to be proved too.
 * @param options `within` joins the session's transaction, before it begins
 * @throws AppError `second_factor_required`; `account_or_password_error` when the verified password has changed meanwhile
 */
export async function enter(
  db: Db,
  options: Pick<LoginOptions, 'sessionRules' | 'isFactorForAll'> & { within?: (tx: Tx) => Promise<void> },
  proved: ChallengedLogin,
): Promise<LoginResult> {
  if (await isFactorNeeded(db, options.isFactorForAll, proved)) throw await challengeOf(db, proved);
  const { customer, provedHash, ip, userAgent, mustChangePassword } = proved;
  const session = { customer, provedHash, ip, userAgent, mustChangePassword };
  const token = await openSession(db, options.sessionRules, session, options.within);
  return { token, account: customer.account, passwordExpired: mustChangePassword, oldPasswordKnown: mustChangePassword };
}
