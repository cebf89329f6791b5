import type { LoginRecord } from '@baize/contract';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { Secrets } from '../../../wire/secrets.ts';
import type { Identity } from './identity.ts';
import { endOtherSessions, endSession } from './sessions.ts';

const { sessions } = schema;

/** §9 "kept and queryable for 30 days". */
const daysShown = 30;
const rowsShown = 50;

type Keyed = Pick<Secrets, 'fingerprint'>;

/** What stands for a session outside: neither its token nor the hash by which it is found. */
const publicIdOf = (secrets: Keyed, tokenHash: string): string => secrets.fingerprint(`session ${tokenHash}`).slice(0, 22);

function rowsOf(db: Db, customerId: string) {
  return (
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.customerId, customerId), gt(sessions.createdAt, sql`now() - make_interval(days => ${daysShown})`)))
      // Open ones first, so that none of them is left out and can't be ended; an account has no more of them than the list.
      .orderBy(sql`${sessions.endedAt} is null and ${sessions.expiresAt} > now() desc`, desc(sessions.createdAt))
      .limit(rowsShown)
  );
}

type SessionRow = Awaited<ReturnType<typeof rowsOf>>[number];

function endOf(row: SessionRow): Pick<LoginRecord, 'isOpen' | 'endedAt' | 'endReason'> {
  if (row.endedAt) return { isOpen: false, endedAt: row.endedAt.toISOString(), endReason: row.endReason ?? 'system' };
  if (row.expiresAt > new Date()) return { isOpen: true };
  return { isOpen: false, endedAt: row.expiresAt.toISOString(), endReason: 'expired' };
}

const byAge = (one: SessionRow, other: SessionRow): number => other.createdAt.valueOf() - one.createdAt.valueOf();

/** The logins of an account, the newest first. */
export async function listSessions(db: Db, secrets: Keyed, { customerId, sessionHash }: Identity): Promise<LoginRecord[]> {
  const rows = await rowsOf(db, customerId);
  return rows.toSorted(byAge).map((row) => ({
    sessionId: publicIdOf(secrets, row.tokenHash),
    startedAt: row.createdAt.toISOString(),
    ip: row.ip,
    userAgent: row.userAgent,
    isCurrent: row.tokenHash === sessionHash,
    ...endOf(row),
  }));
}

/** Ends one session of the caller's own account, or all but the one that asks. @returns how many were open. */
export async function endSessions(db: Db, secrets: Keyed, identity: Identity, sessionId: string): Promise<number> {
  const { customerId, sessionHash } = identity;
  const open = (await rowsOf(db, customerId)).filter((row) => endOf(row).isOpen);
  if (sessionId === 'others') {
    await db.transaction((tx) => endOtherSessions(tx, customerId, sessionHash, 'otherDevice'));
    return open.filter((row) => row.tokenHash !== sessionHash).length;
  }
  const chosen = open.find((row) => publicIdOf(secrets, row.tokenHash) === sessionId);
  if (!chosen) return 0;
  await endSession(db, customerId, chosen.tokenHash, 'otherDevice');
  return 1;
}
