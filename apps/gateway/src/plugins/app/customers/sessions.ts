import type { LogoutReason } from '@baize/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { makeToken } from './tokens.ts';

const { gameSessions, sessions } = schema;

export interface NewSession {
  customerId: string;
  ip: string;
  userAgent: string;
  hours: number;
  /** §4: the session may only read until the password is changed. */
  mustChangePassword?: boolean;
}

/** @returns the token, which is not kept. */
export async function openSession(executor: Db | Tx, { hours, ...session }: NewSession): Promise<string> {
  const { token, hash } = makeToken();
  await executor.insert(sessions).values({ ...session, tokenHash: hash, expiresAt: sql`now() + make_interval(hours => ${hours})` });
  return token;
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

/** Ends all other sessions of a customer with their games, so that whoever held one has to log in anew. */
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
