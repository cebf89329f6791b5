import { referralRefusals } from '@baize/contract';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A member's own code, for good; a claim leads from the code to the member. */
export const referralCodes = pgTable('referral_codes', { customerId: uuid('customer_id').primaryKey(), code: text('code').notNull() });

/** Friends whom a member has brought. */
export const referrals = pgTable(
  'referrals',
  {
    customerId: uuid('customer_id').notNull(),
    /** The friend, in the transaction that opens the friend's account: nobody is brought twice. */
    id: uuid('id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    refused: text('refused', { enum: referralRefusals }),
    /** What each step has paid, once it is claimed. */
    depositPaid: bigint('deposit_paid', { mode: 'number' }),
    wageredPaid: bigint('wagered_paid', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('referrals_newest').on(table.customerId, table.createdAt, table.id),
  ],
);

/** Tables of this domain. */
export const referralTables = { referralCodes, referrals };
