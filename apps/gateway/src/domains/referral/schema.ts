import { referralRefusals } from '@baize/contract';
import { bigint, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A member's own code, for good. */
export const referralCodes = pgTable(
  'referral_codes',
  { code: text('code').primaryKey(), customerId: uuid('customer_id').notNull() },
  (table) => [uniqueIndex('referral_codes_customer').on(table.customerId)],
);

/** Friends whom a member has brought. */
export const referrals = pgTable(
  'referrals',
  {
    customerId: uuid('customer_id').notNull(),
    /** The friend; nobody is brought twice. */
    id: uuid('id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    refused: text('refused', { enum: referralRefusals }),
    /** What each step has paid, once it is claimed. */
    depositPaid: bigint('deposit_paid', { mode: 'number' }),
    wageredPaid: bigint('wagered_paid', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('referrals_friend').on(table.id),
    index('referrals_newest').on(table.customerId, table.createdAt, table.id),
  ],
);

/** Tables of this domain. */
export const referralTables = { referralCodes, referrals };
