import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { networkOf } from '../../wire/networkOf.ts';

const { sessions, trustedIps } = schema;

/** So long does a log-in tell where an account's owner may come from: addresses get other owners. */
const daysKnown = 30;

/** Without a login from there; providers give an address to somebody else. */
const daysTrusted = 90;
const trustEnds = sql`now() - make_interval(days => ${daysTrusted})`;

/** An address stands for its network: an IPv6 device changes its address within the /64 from day to day. */
const isTrustedAt = (customerId: string, ip: string) =>
  and(eq(trustedIps.customerId, customerId), eq(trustedIps.ip, networkOf(ip)), gt(trustedIps.lastUsedAt, trustEnds));

/** §4: whether an account was proved at this address. */
export async function isTrustedAddress(db: Db, customerId: string, ip: string): Promise<boolean> {
  const rows = await db.select({ ip: trustedIps.ip }).from(trustedIps).where(isTrustedAt(customerId, ip));
  return rows.length > 0;
}

/** Whether an account's owner has been in from this network: it was proved there, or has lately had a session there. That opens nothing. */
export async function isKnownAddress(db: Db, customerId: string, ip: string): Promise<boolean> {
  const isSlow = gt(sessions.createdAt, sql`now() - make_interval(days => ${daysKnown})`);
  const isOf = and(eq(sessions.customerId, customerId), isSlow);
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
    .onConflictDoUpdate({ target: [trustedIps.customerId, trustedIps.ip], set: { lastUsedAt: sql`excluded.last_used_at` } });
}

/** A login from a trusted address extends the trust; an address whose trust has expired has to be proved again. */
export async function noteAddressUse(tx: Tx, customerId: string, ip: string): Promise<void> {
  await tx.update(trustedIps).set({ lastUsedAt: sql`now()` }).where(isTrustedAt(customerId, ip));
}

/** Every address of an account has to be proved again, but for one where its owner is. */
export async function forgetAddresses(tx: Tx, customerId: string, keptIp?: string): Promise<void> {
  const isOther = keptIp === undefined ? undefined : ne(trustedIps.ip, networkOf(keptIp));
  await tx.delete(trustedIps).where(and(eq(trustedIps.customerId, customerId), isOther));
}

/** An address whose trust has expired. */
export const isUntrusted = sql`${trustedIps.lastUsedAt} <= ${trustEnds}`;
