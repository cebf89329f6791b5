import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { networkOf } from '../../../wire/networkOf.ts';

const { trustedIps } = schema;

/**
 * §4: whether an account was proved at this address, or at another of its network: an IPv6 device changes its address within the /64 from day
 * to day. Rows of before networks were kept hold whole addresses, and stand for theirs.
 */
export async function isTrustedAddress(db: Db, customerId: string, ip: string): Promise<boolean> {
  const rows = await db.select({ ip: trustedIps.ip }).from(trustedIps).where(eq(trustedIps.customerId, customerId));
  return rows.some((row) => networkOf(row.ip) === networkOf(ip));
}

/** Remembers the network of an address as proved. */
export async function trustAddress(tx: Db | Tx, customerId: string, ip: string): Promise<void> {
  await tx
    .insert(trustedIps)
    .values({ customerId, ip: networkOf(ip) })
    .onConflictDoNothing();
}
