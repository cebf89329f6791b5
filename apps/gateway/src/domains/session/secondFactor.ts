import type { LoginResult, SecondFactorWay } from '@baize/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import { networkOf } from '../../wire/networkOf.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { isFreshCode } from '../security/authenticator.ts';
import { isSameName } from '../security/sameName.ts';
import { assertCode, type CodeKey, spendCode } from '../verification/codes.ts';
import { countTry, forgetTries, type Lock } from './counters.ts';
import { provedEmailOf, provedMobileOf, waysOf } from './factorWays.ts';
import { lockAccount } from './lockAccount.ts';
import { noteAttempt } from './loginAttempts.ts';
import { openSession, type SessionRules } from './sessions.ts';
import { bindTicket } from './social/bindings.ts';
import { makeCustomerToken, readCustomerToken } from './tokens.ts';
import { isTrustedAddress, trustAddress } from './trustedAddresses.ts';

const { customers, loginChallenges } = schema;

type Customer = typeof customers.$inferSelect;

const expiresInSeconds = 10 * 60;
/** Answers to one challenge; then the login begins anew. */
const triesPerChallenge = 5;
/** Answers of one account in a quarter of an hour: new challenges are no new tries. */
const triesPerCustomer = { max: 10, seconds: 15 * 60 };
const triesKey = (customerId: string): string => `factor ${customerId}`;

export const factorLock = (customerId: string): Lock => ({ key: triesKey(customerId), max: triesPerCustomer.max });

export interface ChallengedLogin {
  customer: Customer;
  ip: string;
  userAgent: string;
  mustChangePassword: boolean;
  /** As `NewSession` has it. */
  provedHash?: string | undefined;
  /** A login by SMS has shown that already: it is no second factor then. */
  shown?: SecondFactorWay;
  /** Hash of the social ticket whose identity is bound to the account once the factor is given. */
  bindsTicket?: string;
}

/** §4: whether this login comes from an address that the account has not proved yet. `everybody`: the brand asks all who have a way. */
export async function isFactorNeeded(db: Db, everybody: boolean, { customer, ip, shown }: ChallengedLogin): Promise<boolean> {
  const hasWay = waysOf(customer).some(({ way }) => way !== shown);
  if (!hasWay && (shown !== undefined || !customer.trustedIpsOnly)) return false;
  if (!customer.trustedIpsOnly && !everybody) return false;
  return !(await isTrustedAddress(db, customer.id, ip));
}

/**
 * The refusal that asks for a second factor. Without any way only customer service can help, and no challenge is made.
 * @throws AppError `account_or_password_error`, `account_disabled` as `lockAccount` does
 */
export async function challengeOf(db: Db, login: ChallengedLogin): Promise<AppError> {
  const { customer, ip, userAgent, mustChangePassword, shown, bindsTicket = null, provedHash } = login;
  const ways = waysOf(customer).filter(({ way }) => way !== shown);
  if (ways.length === 0) return new AppError('second_factor_required');
  const { token, hash } = makeCustomerToken(customer.id);
  const expiresAt = sql`now() + make_interval(secs => ${expiresInSeconds})`;
  const without = shown ?? null;
  const row = {
    customerId: customer.id,
    tokenHash: hash,
    ip: networkOf(ip),
    userAgent,
    mustChangePassword,
    without,
    bindsTicket,
    expiresAt,
  };
  await db.transaction(async (tx) => {
    await lockAccount(tx, customer.id, provedHash);
    await tx.insert(loginChallenges).values(row);
  });
  return new AppError('second_factor_required', { secondFactor: { challengeId: token, ways, expiresInSeconds } });
}

/** The live challenge, for the network that it was made for; `counts`: this is a try. */
async function challengeBy(db: Db, challengeId: string, ip: string, counts: boolean) {
  const key = readCustomerToken(challengeId);
  if (!key) throw new AppError('second_factor_expired');
  const [row] = await db
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + ${counts ? 1 : 0}` })
    .where(
      and(
        eq(loginChallenges.customerId, key.customerId),
        eq(loginChallenges.tokenHash, key.hash),
        eq(loginChallenges.ip, networkOf(ip)),
        gt(loginChallenges.expiresAt, sql`now()`),
        lt(loginChallenges.tries, triesPerChallenge),
      ),
    )
    .returning();
  if (!row) throw new AppError('second_factor_expired');
  const [customer] = await db.select().from(customers).where(eq(customers.id, row.customerId));
  if (!customer || customer.isDisabled) throw new AppError('second_factor_expired');
  return { ...row, customer };
}

/** Where the code of a way goes. @throws AppError `second_factor_error` when the account has no such way. */
function codeKeyOf(customer: Customer, way: 'sms' | 'email'): CodeKey {
  const recipient = way === 'sms' ? provedMobileOf(customer) : provedEmailOf(customer);
  if (!recipient) throw new AppError('second_factor_error');
  return { purpose: 'factor', recipient };
}

/** @returns where to send the code of this challenge. */
export async function factorRecipient(db: Db, request: { challengeId: string; way: 'sms' | 'email'; ip: string }): Promise<CodeKey> {
  const { customer, without } = await challengeBy(db, request.challengeId, request.ip, false);
  if (request.way === without) throw new AppError('second_factor_error');
  return codeKeyOf(customer, request.way);
}

export interface FactorAnswer {
  challengeId: string;
  way: SecondFactorWay;
  answer: string;
  ip: string;
}

async function assertAnswer(
  db: Db,
  secrets: Secrets,
  customer: Customer,
  without: string | null,
  { way, answer }: FactorAnswer,
): Promise<CodeKey | undefined> {
  if (way === without) throw new AppError('second_factor_error');
  if (way === 'sms' || way === 'email') {
    const key = codeKeyOf(customer, way);
    await assertCode(db, secrets, key, answer).catch((error: unknown) => {
      const isWrong = error instanceof AppError && ['verification_code_error', 'verification_code_expired'].includes(error.code);
      throw isWrong ? new AppError('second_factor_error') : error;
    });
    return key;
  }
  const isRight = way === 'authenticator' ? await isFreshCode(db, secrets, customer, answer) : isSameName(answer, customer.realName ?? '');
  if (!isRight) throw new AppError('second_factor_error');
  return undefined;
}

/**
 * Ends a challenged login: starts its session and remembers the address.
 * @throws AppError `second_factor_error`, `second_factor_expired`, `account_locked`, `non_member_login`, `non_agent_login`
 */
export async function verifyFactor(db: Db, secrets: Secrets, rules: SessionRules, request: FactorAnswer): Promise<LoginResult> {
  const challenge = await challengeBy(db, request.challengeId, request.ip, true);
  const { customer, customerId, tokenHash, userAgent, mustChangePassword } = challenge;
  const { ip } = request;
  const tried = await countTry(db, triesKey(customerId), triesPerCustomer.seconds);
  if (tried.count > triesPerCustomer.max) throw new AppError('account_locked', { retryAfterSeconds: tried.seconds });
  const code = await assertAnswer(db, secrets, customer, challenge.without, request).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'second_factor_error')
      await noteAttempt(db, customerId, { ip, userAgent }, 'wrongFactor');
    throw error;
  });
  const token = await openSession(db, rules, { customer, ip, userAgent, mustChangePassword }, async (tx) => {
    if (code) await spendCode(tx, code);
    const isThis = and(eq(loginChallenges.customerId, customerId), eq(loginChallenges.tokenHash, tokenHash));
    const ended = await tx.delete(loginChallenges).where(isThis).returning({ ip: loginChallenges.ip });
    if (ended.length === 0) throw new AppError('second_factor_expired');
    await trustAddress(tx, customerId, ip);
    if (challenge.bindsTicket) await bindTicket(tx, customerId, challenge.bindsTicket);
  });
  await forgetTries(db, triesKey(customerId));
  return { token, account: customer.account, passwordExpired: mustChangePassword, oldPasswordKnown: mustChangePassword };
}
