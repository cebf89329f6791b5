import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

const order = {
  customerId: uuid('customer_id').notNull(),
  id: uuid('id').notNull(),
  currency: text('currency').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  /** When the job may settle the order; null when the cashier calls back by itself. */
  dueAt: at('due_at'),
  settledAt: at('settled_at'),
};

export const deposits = pgTable(
  'deposits',
  { ...order, state: text('state', { enum: ['waiting', 'credited', 'failed'] }).notNull() },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('deposits_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
);

export const withdrawals = pgTable(
  'withdrawals',
  { ...order, state: text('state', { enum: ['submitted', 'paid', 'rejected'] }).notNull() },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('withdrawals_day').on(table.customerId, table.createdAt),
    index('withdrawals_due').on(table.dueAt).where(sql`${table.state} = 'submitted'`),
  ],
);
