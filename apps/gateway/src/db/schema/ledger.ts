import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The accounts of one customer. `main` and `pendingWithdrawal` are the player's; the others are the house's side
 * of what happened with this customer, kept per customer so that no row is shared by all.
 */
export const accountKinds = ['main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const accounts = pgTable(
  'accounts',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    currency: text('currency').notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Number of entries so far; the next entry's `seq` is one more. */
    entrySeq: bigint('entry_seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.currency] }),
    check('accounts_no_overdraft', sql`${table.balance} >= 0 or ${table.kind} not in ('main', 'pendingWithdrawal')`),
    // What a JSON number carries exactly (contract `amount`).
    check('accounts_safe_integer', sql`${table.balance} between -9007199254740991 and 9007199254740991`),
    check('accounts_kind', sql`${table.kind} in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees')`),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** What caused it: an order's id, a provider's transaction, an operator's reason. */
    reference: text('reference').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
);

/** Append-only. `seq` and `balanceAfter` are stamped by a trigger, which also moves the account's balance. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    currency: text('currency').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    transactionId: uuid('transaction_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.currency, table.seq] }),
    index('ledger_entries_transaction').on(table.customerId, table.transactionId),
    foreignKey({
      columns: [table.customerId, table.transactionId],
      foreignColumns: [ledgerTransactions.customerId, ledgerTransactions.id],
    }),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);
