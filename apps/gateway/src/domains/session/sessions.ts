import type { LogoutReason } from '@baize/contract';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { lockAccount } from './lockAccount.ts';
import { assertAdmitted, type Site } from './site.ts';
import { makeCustomerToken } from './tokens.ts';
import { noteAddressUse } from './trustedAddresses.ts';

const { customers, gameSessions, sessions } = schema;

/** Rules of every session of this gateway. */
export interface SessionRules {
  hours: number;
  /** Sessions that one account may have open: the oldest ends for a new one. */
  perAccount: number;
  /** Whom this gateway serves (§6). */
  site: Site;
  /** Sessions of this customer have ended for a new one. */
  onEnded(customerId: string): void;
}

export interface NewSession {
  customer: { id: string; type: number; isAgent: number };
  ip: string;
  userAgent: string;
  /** §4: the session may only read until the password is changed. */
  mustChangePassword?: boolean;
  /** Of the password that was proved for it, if one was: it must be the account's still. */
  provedHash?: string | undefined;
}

/**
 * The one way into a session: login, second factor, registration and free play all end here.
 * @param within runs first in the session's transaction, which is this function's own: the end of other sessions is told after its commit
 * @returns the token, which is not kept.
 * @throws AppError `non_member_login`, `non_agent_login` (§6); `account_or_password_error` and `account_disabled` after a change meanwhile
 */
export async function openSession(
  db: Db,
  rules: SessionRules,
  { customer, provedHash, ...session }: NewSession,
  within?: (tx: Tx) => Promise<void>,
): Promise<string> {
  assertAdmitted(rules.site, customer);
  const customerId = customer.id;
  const { token, hash } = makeCustomerToken(customerId);
  const ended = await db.transaction(async (tx) => {
    // Logins of one account come one after the other, so that each counts all before it.
    await lockAccount(tx, customerId, provedHash);
    await within?.(tx);
    await noteAddressUse(tx, customerId, session.ip);
    await tx.update(customers).set({ lastLoginAt: sql`now()` }).where(eq(customers.id, customerId));
    await tx.insert(sessions).values({
      ...session,
      customerId,
      tokenHash: hash,
      createdAt: sql`clock_timestamp()`,
      expiresAt: sql`now() + make_interval(hours => ${rules.hours})`,
    });
    return endOldest(tx, customerId, rules.perAccount);
  });
  if (ended > 0) rules.onEnded(customerId);
  return token;
}

/** Ends what is over the limit, the oldest first, with the games that were opened there. */
async function endOldest(tx: Tx, customerId: string, kept: number): Promise<number> {
  const over = await rowsOf<{ hash: string }>(
    tx,
    sql`update sessions set ended_at = now(), end_reason = 'limit' where customer_id = ${customerId} and token_hash in (
      select token_hash from sessions where customer_id = ${customerId} and ended_at is null and expires_at > now()
      order by created_at desc, token_hash offset ${kept})
      returning token_hash as hash`,
  );
  if (over.length === 0) return 0;
  const hashes = over.map(({ hash }) => hash);
  await tx
    .update(gameSessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(gameSessions.customerId, customerId), inArray(gameSessions.sessionHash, hashes), isNull(gameSessions.endedAt)));
  return over.length;
}

/** Ends a session and the games that it opened. A win of a round that is still played counts all the same (DESIGN §3). */
export async function endSession(db: Db, customerId: string, sessionHash: string, reason: LogoutReason): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ endedAt: sql`now()`, endReason: reason })
      .where(and(eq(sessions.customerId, customerId), eq(sessions.tokenHash, sessionHash), isNull(sessions.endedAt)));
    await tx
      .update(gameSessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(gameSessions.customerId, customerId), eq(gameSessions.sessionHash, sessionHash), isNull(gameSessions.endedAt)));
  });
}

/** Ends all other sessions of a customer with their games: their holders have to log in again. */
export async function endOtherSessions(tx: Tx, customerId: string, keptHash: string | undefined, reason: LogoutReason): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, keptHash ?? ''), isNull(sessions.endedAt)));
  await tx
    .update(gameSessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(gameSessions.customerId, customerId), ne(gameSessions.sessionHash, keptHash ?? ''), isNull(gameSessions.endedAt)));
}
