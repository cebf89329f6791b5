import { and, eq } from 'drizzle-orm';
import { claimantOf, takeClaims } from '../../../claims/takeClaims.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SocialIdentity } from '../../../providers/social/SocialProvider.ts';
import { AppError } from '../../../wire/AppError.ts';
import { spendTicket } from './tickets.ts';

const { customers, socialIdentities } = schema;

type Identity = Pick<SocialIdentity, 'issuer' | 'subject'>;

/** An issuer is an address, which has no blank. */
const claimOf = ({ issuer, subject }: Identity): string => `${issuer} ${subject}`;

/** The account that an identity is bound to. Nothing else finds it: an e-mail that matches does not. */
export async function findBoundCustomer(db: Db, { issuer, subject }: Identity) {
  const customerId = await claimantOf(db, 'social', claimOf({ issuer, subject }));
  if (customerId === undefined) return undefined;
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  return row;
}

/** Whether the account has an identity of this issuer already. */
export async function isBoundAt(db: Db, customerId: string, issuer: string): Promise<boolean> {
  const rows = await db
    .select({ issuer: socialIdentities.issuer })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.customerId, customerId), eq(socialIdentities.issuer, issuer)));
  return rows.length > 0;
}

/**
 * Binds the identity of a ticket to an account, for good (§4). The database holds that each has one partner.
 * @throws AppError `social_ticket_expired`, `social_already_bound`
 */
export async function bindTicket(tx: Tx, customerId: string, ticketHash: string): Promise<void> {
  const { issuer, subject } = await spendTicket(tx, ticketHash);
  const taken = await takeClaims(tx, customerId, { social: claimOf({ issuer, subject }) });
  const bound = await tx
    .insert(socialIdentities)
    .values({ customerId, issuer, subject })
    .onConflictDoNothing()
    .returning({ subject: socialIdentities.subject });
  if (taken.length > 0 || bound.length === 0) throw new AppError('social_already_bound');
}
