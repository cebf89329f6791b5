import type { LoginRecord } from '@baize/contract';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Secrets } from '../../wire/secrets.ts';
import type { Identity } from '../session/identity.ts';
import { endOtherSessions, endSession } from '../session/sessions.ts';
import { forgetAddresses } from '../session/trustedAddresses.ts';

const { sessions } = schema;

/** §9 "kept and queryable for 30 days": of those that have ended, from their end. */
const daysKept = 30;
const end = sql`least(${sessions.endedAt}, ${sessions.expiresAt})`;
const keptFrom = sql`now() - make_interval(days => ${daysKept})`;
const endedShown = 50;

type Keyed = Pick<Secrets, 'fingerprint'>;

/** Public id of a session: neither its token nor the hash by which it is found. */
const publicIdOf = (secrets: Keyed, tokenHash: string): string => secrets.fingerprint(`session ${tokenHash}`).slice(0, 22);

/** Every one of them, however old, so that each can be ended. */
function openOf(db: Db, customerId: string) {
  const isOpen = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isOpen));
}

type SessionRow = Awaited<ReturnType<typeof openOf>>[number];

function endedOf(db: Db, customerId: string): Promise<SessionRow[]> {
  const isShown = and(lte(end, sql`now()`), gt(end, keptFrom));
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isShown))
    .orderBy(desc(sessions.createdAt))
    .limit(endedShown);
}

function endOf(row: SessionRow): Pick<LoginRecord, 'isOpen' | 'endedAt' | 'endReason'> {
  if (row.endedAt) return { isOpen: false, endedAt: row.endedAt.toISOString(), endReason: row.endReason ?? 'system' };
  if (row.expiresAt > new Date()) return { isOpen: true };
  return { isOpen: false, endedAt: row.expiresAt.toISOString(), endReason: 'expired' };
}

const byAge = (one: SessionRow, other: SessionRow): number => other.createdAt.valueOf() - one.createdAt.valueOf();

/** The logins of an account, the newest first. */
export async function listSessions(db: Db, secrets: Keyed, { customerId, sessionHash }: Identity): Promise<LoginRecord[]> {
  const open = await openOf(db, customerId);
  // Read second: a session that ends in between is in both lists; in the other order it would be in neither.
  const rows = new Map([...open, ...(await endedOf(db, customerId))].map((row) => [row.tokenHash, row]));
  return [...rows.values()].toSorted(byAge).map((row) => ({
    sessionId: publicIdOf(secrets, row.tokenHash),
    startedAt: row.createdAt.toISOString(),
    ip: row.ip,
    userAgent: row.userAgent,
    isCurrent: row.tokenHash === sessionHash,
    ...endOf(row),
  }));
}

/**
 * Ends one session of the caller's own account, or all but the caller's: then every other address has to be proved again, too.
 * @returns the number of ended sessions.
 */
export async function endSessions(
  db: Db,
  secrets: Keyed,
  { customerId, sessionHash }: Identity,
  { sessionId, ip }: { sessionId: string; ip: string },
): Promise<number> {
  const open = await openOf(db, customerId);
  if (sessionId === 'others') {
    await db.transaction(async (tx) => {
      await forgetAddresses(tx, customerId, ip);
      await endOtherSessions(tx, customerId, sessionHash, 'otherDevice');
    });
    return open.filter((row) => row.tokenHash !== sessionHash).length;
  }
  const chosen = open.find((row) => publicIdOf(secrets, row.tokenHash) === sessionId);
  if (!chosen) return 0;
  await endSession(db, customerId, chosen.tokenHash, 'otherDevice');
  return 1;
}

/** A session that ended so long ago that nobody may ask for it, nor for the address and the device that it came from. */
export const isForgottenSession = sql`${end} <= ${keptFrom}`;
