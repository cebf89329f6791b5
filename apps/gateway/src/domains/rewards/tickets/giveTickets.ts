import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TicketKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { keepEvent } from '../../../live/outbox.ts';

/** Tickets for a member. */
export interface GivenTickets {
  customerId: string;
  kind: TicketKind;
  count: number;
  /** What they came from, as he reads it. */
  source: { vi: string; en: string };
}

/** A seed of 256 bits, and its SHA-256, both in hexadecimal. */
function newSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32);
  return { seed: seed.toString('hex'), commitment: createHash('sha256').update(seed).digest('hex') };
}

/**
 * Gives out tickets that draw by the newest table of their kind. Each has its own seed, which is committed here and told when it is opened.
 * @returns false where the brand has no table of this kind: nothing was given then
 */
export async function giveTickets(tx: Tx, { customerId, kind, count, source }: GivenTickets): Promise<boolean> {
  const [table] = await rowsOf<{ version: number; days: number }>(
    tx,
    sql`select version, (prizes ->> 'daysToOpen')::int as days from ticket_tables where kind = ${kind} order by version desc limit 1`,
  );
  if (!table) return false;
  const expiresAt = sql`clock_timestamp() + make_interval(days => ${table.days}::int)`;
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), ...newSeed() }));
  await tx
    .insert(schema.tickets)
    .values(
      rows.map((row) => ({ ...row, customerId, kind, source, tableVersion: table.version, createdAt: sql`clock_timestamp()`, expiresAt })),
    );
  await keepEvent(tx, customerId, 'rewardsChanged', async () => ({ change: 'claimable' as const }));
  return true;
}
