import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What a value is unique among: each kind has its values of its own. */
export const claimKinds = [
  // Name of an account in lower case.
  'account',
  // Hash of the computer that opened it (§5), home and identity card as they are compared.
  'computer',
  'address',
  'player',
  // Address in lower case, and E.164; unproved ones as well.
  'email',
  'mobile',
  // Phone that opened the last account (§1).
  'openedMobile',
  // Bank and number of a card (§3).
  'bankCard',
  // Text of a payment that a deposit is found by.
  'contentCode',
  // Code by which a member brings friends.
  'referralCode',
  // Issuer and subject of an identity at a provider (§4).
  'social',
] as const;

export type ClaimKind = (typeof claimKinds)[number];

/**
 * Values that are unique across customers, each with the customer who has it. A machine of a cluster sees its own customers alone, so that no unique
 * index over their rows can hold such a rule: the row here is taken in the transaction that writes the value, and leads to the customer.
 */
export const claims = pgTable(
  'claims',
  {
    kind: text('kind', { enum: claimKinds }).notNull(),
    value: text('value').notNull(),
    customerId: uuid('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);

/** Tables of claims. */
export const claimTables = { claims };
