import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SocialIdentity } from '../../../providers/social/SocialProvider.ts';
import { AppError } from '../../../wire/AppError.ts';
import { hashToken, makeToken } from '../tokens.ts';

const { socialTickets } = schema;

/** Long enough to fill in a registration. */
export const ticketMinutes = 30;

/** A shown ticket, with the browser's key from its cookie: in another browser the ticket is worthless. */
export interface TicketProof {
  ticket: string;
  browserKey: string | undefined;
}

/** Keeps an identity that a provider has vouched for. @returns the ticket, of which only the hash is kept. */
export async function issueTicket(db: Db, identity: SocialIdentity, title: string, browserKey: string): Promise<string> {
  const { token, hash } = makeToken();
  const expiresAt = sql`now() + make_interval(mins => ${ticketMinutes})`;
  await db.insert(socialTickets).values({ ...identity, ticketHash: hash, browserHash: hashToken(browserKey), title, expiresAt });
  return token;
}

/** @throws AppError `social_ticket_expired`, also for a ticket of another browser. */
export async function findTicket(db: Db, { ticket, browserKey }: TicketProof) {
  if (browserKey === undefined) throw new AppError('social_ticket_expired');
  const isIt = and(eq(socialTickets.ticketHash, hashToken(ticket)), eq(socialTickets.browserHash, hashToken(browserKey)));
  const [row] = await db
    .select()
    .from(socialTickets)
    .where(and(isIt, gt(socialTickets.expiresAt, sql`now()`)));
  if (!row) throw new AppError('social_ticket_expired');
  return row;
}

/**
 * Uses up a ticket: of several uses at the same time one succeeds.
 * @throws AppError `social_ticket_expired`
 */
export async function spendTicket(executor: Db | Tx, ticketHash: string): Promise<SocialIdentity> {
  const [row] = await executor
    .delete(socialTickets)
    .where(and(eq(socialTickets.ticketHash, ticketHash), gt(socialTickets.expiresAt, sql`now()`)))
    .returning();
  if (!row) throw new AppError('social_ticket_expired');
  return { issuer: row.issuer, subject: row.subject, email: row.email ?? undefined };
}
