import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { networkOf } from '../../../wire/networkOf.ts';

const { sessions, trustedIps } = schema;

/** So long does a log-in tell where an account's owner may come from: addresses get other owners. */
const daysKnown = 30;

/**
 * §4: whether an account was proved at this address, or at another of its network: an IPv6 device changes its address within the /64 from day
 * to day. Rows of before networks were kept hold whole addresses, and stand for theirs.
 */
export async function isTrustedAddress(db: Db, customerId: string, ip: string): Promise<boolean> {
  const rows = await db.select({ ip: trustedIps.ip }).from(trustedIps).where(eq(trustedIps.customerId, customerId));
  return rows.some((row) => networkOf(row.ip) === networkOf(ip));
}

/** Whether an account's owner has been in from this network: it was proved there, or has lately had a session there. That opens nothing. */
export async function isKnownAddress(db: Db, customerId: string, ip: string): Promise<boolean> {
  const isLate = gt(sessions.createdAt, sql`now() - make_interval(days => ${daysKnown})`);
  const isOf = and(eq(sessions.customerId, customerId), isLate);
  const [isProved, used] = await Promise.all([
    isTrustedAddress(db, customerId, ip),
    db.selectDistinct({ ip: sessions.ip }).from(sessions).where(isOf),
  ]);
  return isProved || used.some((row) => networkOf(row.ip) === networkOf(ip));
}

/** Remembers the network of an address as proved. */
export async function trustAddress(tx: Db | Tx, customerId: string, ip: string): Promise<void> {
  await tx
    .insert(trustedIps)
    .values({ customerId, ip: networkOf(ip) })
    .onConflictDoNothing();
}
