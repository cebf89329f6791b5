import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });

/** What the brand gives back of a type's turnover, from a day on. A day that is over keeps the rate that it had. */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    vendorType: text('vendor_type').notNull(),
    /** Day of the brand's zone. */
    fromDay: day('from_day').notNull(),
    /** Hundredths of a percent. */
    rate: integer('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorType, table.fromDay] }),
    check('rebate_rates_rate', sql`${table.rate} between 0 and 10000`),
  ],
);

/** Rebates that were claimed: one of a customer for all days up to one that is over, whatever comes at once. */
export const rebateClaims = pgTable(
  'rebate_claims',
  {
    customerId: uuid('customer_id').notNull(),
    /** The last day that it has, of the brand's zone. */
    day: day('day').notNull(),
    id: uuid('id').notNull(),
    amount: money('amount').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.day] }), check('rebate_claims_amount', sql`${table.amount} > 0`)],
);

/** What a claim has of each type and rate. Their sums are what was rebated: the next claim has the difference to the figures. */
export const rebateLines = pgTable(
  'rebate_lines',
  {
    customerId: uuid('customer_id').notNull(),
    day: day('day').notNull(),
    vendorType: text('vendor_type').notNull(),
    rate: integer('rate').notNull(),
    turnover: money('turnover').notNull(),
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.day, table.vendorType, table.rate] })],
);

/** Tables of this domain. */
export const rebatesTables = { rebateClaims, rebateLines, rebateRates };
