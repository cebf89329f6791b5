import type { Currency } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isChange, isFew } from './isChange.ts';

/**
 * The accounts of one customer, in the order in which postings take them. `main`, `pendingWithdrawal` and `chaseEscrow` are the player's,
 * as is each {@link VendorWallet}; the others are the house's side of what happened with this customer, kept per customer
 * so that no row is shared by all. `transfers` is the side of what went to another customer or came from one, `wages` of dividends and salaries.
 * `guild` is a legion's money, `guildHouse` the house's side of it: both are kept by the legion's id in the place of a customer's.
 * `points` is the player's too, in {@link pointsCurrency}; `pointsMall` is the house's side of points, and of money that was paid with them.
 */
export const accountKinds = [
  'main',
  'pendingWithdrawal',
  'chaseEscrow',
  'games',
  'cashier',
  'sandboxCredit',
  'adjustment',
  'fees',
  'transfers',
  'promotions',
  'wages',
  'points',
  'pointsMall',
  'guild',
  'guildHouse',
] as const;
/** What points are counted in: no money, and beside it in the ledger. */
export const pointsCurrency = 'PTS';
/** What an account is kept in. */
export type LedgerCurrency = Currency | typeof pointsCurrency;
/** The player's money with one vendor, by the vendor's code: `vendor:ALB`. */
export type VendorWallet = `vendor:${string}`;
export type AccountKind = (typeof accountKinds)[number] | VendorWallet;

export const accounts = pgTable(
  'accounts',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    currency: text('currency').notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Number of entries so far; the next entry's `seq` is one more. */
    entrySeq: bigint('entry_seq', { mode: 'number' }).notNull().default(0),
    /** Entries so far that raised the balance, and what they come to: what lowered it is the difference to the balance. */
    credits: bigint('credits', { mode: 'number' }).notNull().default(0),
    credited: bigint('credited', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.currency] }),
    check(
      'accounts_no_overdraft',
      sql`${table.balance} >= 0 or (${table.kind} not in ('main', 'pendingWithdrawal', 'chaseEscrow', 'points', 'guild') and ${table.kind} not like 'vendor:%')`,
    ),
    // The range of an exact JSON number (contract `amount`).
    check('accounts_safe_integer', sql`${table.balance} between -9007199254740991 and 9007199254740991`),
    check(
      'accounts_kind',
      sql`${table.kind} in (${sql.raw(accountKinds.map((kind) => `'${kind}'`).join(', '))}) or ${table.kind} ~ '^vendor:[A-Z0-9]{1,20}$'`,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** Cause: an order's id, a provider's transaction, an operator's reason. */
    reference: text('reference').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    // Without what every round posts: the rest is found among it, and a bet pays nothing for it.
    index('ledger_transactions_few')
      .on(table.customerId, table.kind, table.createdAt)
      .where(isFew(sql`${table.kind}`)),
    // §2 "account change details" of one account, and of all for a large team. No round is in them, so that a bet pays nothing for them.
    index('ledger_transactions_changes')
      .on(table.customerId, table.createdAt, table.id)
      .where(isChange(sql`${table.kind}`)),
    index('ledger_transactions_changes_by_time')
      .on(table.createdAt, table.id)
      .where(isChange(sql`${table.kind}`)),
  ],
);

/**
 * Append-only. `seq`, and what the account has come to behind the entry, are stamped by a trigger, which also moves the account. Two entries
 * tell what all between them come to. A trigger of each row finds its transaction and what that sums to, in place of a foreign key: no
 * transaction ever goes.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    currency: text('currency').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    transactionId: uuid('transaction_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull().default(0),
    creditsAfter: bigint('credits_after', { mode: 'number' }).notNull().default(0),
    creditedAfter: bigint('credited_after', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.currency, table.seq] }),
    index('ledger_entries_transaction').on(table.customerId, table.transactionId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** Tables of this domain. */
export const ledgerTables = { accounts, ledgerEntries, ledgerTransactions };
