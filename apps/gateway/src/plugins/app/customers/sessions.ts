import type { LogoutReason } from '@baize/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { makeToken } from './tokens.ts';

const { gameSessions, sessions } = schema;

export interface NewSession {
  customerId: string;
  ip: string;
  userAgent: string;
  hours: number;
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
