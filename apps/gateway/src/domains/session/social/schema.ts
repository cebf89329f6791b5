import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Who an account is at a provider (§4 "Social binding"). An identity has one account (a claim holds that), an account one identity of each issuer, and the
 * database refuses to change or delete a row: the choice is final.
 */
export const socialIdentities = pgTable(
  'social_identities',
  {
    customerId: uuid('customer_id').notNull(),
    /** With the subject, the identity's name in the whole world (OpenID Connect Core §2). */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    boundAt: at('bound_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.issuer], name: 'social_identities_one_per_issuer' })],
);

/** Browsers that are at a provider now; each comes back once. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').notNull(),
    /** Sealed: nonce and PKCE verifier. */
    proof: text('proof').notNull(),
    /** Path of the portal, checked. */
    returnTo: text('return_to').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('social_attempts_expires').on(table.expiresAt)],
);

/** Identities that a provider has vouched for, until they are logged in or bound. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    title: text('title').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('social_tickets_expires').on(table.expiresAt)],
);

/** Tables of this domain. */
export const socialTables = { socialAttempts, socialIdentities, socialTickets };
