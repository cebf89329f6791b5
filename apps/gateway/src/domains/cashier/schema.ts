import { depositStates, receiptOutcomes, withdrawalStates } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const order = {
  customerId: uuid('customer_id').notNull(),
  id: uuid('id').notNull(),
  currency: text('currency').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  /** When the order takes its next step by itself; null where a person or the cashier takes it. */
  dueAt: at('due_at'),
  /** When nothing more can happen to the order. */
  settledAt: at('settled_at'),
  /** Why it failed or was rejected: a code with a text in every language. */
  reason: text('reason'),
};

export const deposits = pgTable(
  'deposits',
  {
    ...order,
    state: text('state', { enum: depositStates }).notNull(),
    /** Channel of the cashier; null for orders from before channels existed. */
    channelId: text('channel_id'),
    /** Code that the payer writes into the transfer, so that it is found. */
    contentCode: text('content_code'),
    /** §9 "bank transfer remittance within 30 minutes". */
    expiresAt: at('expires_at'),
    /** Turnover of this deposit before a withdrawal (§9), in the minor unit. */
    turnover: bigint('turnover', { mode: 'number' }).notNull().default(0),
    /** Chosen promotion and the version of its terms, and its bonus once credited, as promised. */
    promotionId: text('promotion_id'),
    promotionVersion: integer('promotion_version'),
    bonus: bigint('bonus', { mode: 'number' }).notNull().default(0),
    /** When enough was wagered; it is not asked again. */
    turnoverMetAt: at('turnover_met_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('deposits_newest').on(table.customerId, table.createdAt, table.id),
    // When one counts for a limit of its player (`protection_deposit_at`): a late payment when it came.
    index('deposits_counted').on(
      table.customerId,
      sql`(case when ${table.state} = 'credited' and ${table.settledAt} > ${table.expiresAt} then ${table.settledAt} else ${table.createdAt} end)`,
    ),
    index('deposits_turnover')
      .on(table.customerId, table.settledAt)
      .where(sql`${table.turnoverMetAt} is null and ${table.state} = 'credited'`),
    check('deposits_bonus', sql`${table.bonus} >= 0`),
  ],
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    ...order,
    state: text('state', { enum: withdrawalStates }).notNull(),
    /** Kept back of the amount: the sixth and later ones of a day (§9). */
    fee: bigint('fee', { mode: 'number' }).notNull().default(0),
    /** The card at the order's time: a payment does not follow later changes. */
    bankCode: text('bank_code'),
    accountNumber: text('account_number'),
    holderName: text('holder_name'),
    checkedAt: at('checked_at'),
    approvedAt: at('approved_at'),
    paidAt: at('paid_at'),
    /** Until then the member says what he received (§4). */
    receiptDueAt: at('receipt_due_at'),
    receipt: text('receipt', { enum: receiptOutcomes }),
    receiptAt: at('receipt_at'),
    /** Of what was paid, as the member says (§4 "received vs remaining amount"). */
    receivedAmount: bigint('received_amount', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('withdrawals_day').on(table.customerId, table.createdAt, table.id),
    check('withdrawals_fee', sql`${table.fee} >= 0 and ${table.fee} < ${table.amount}`),
    check('withdrawals_received', sql`${table.receivedAmount} between 0 and ${table.amount}`),
  ],
);

/** §3 "Bank card: bound to one account only; holder name must match the real name": a claim holds the first half. */
export const bankCards = pgTable(
  'bank_cards',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    bankCode: text('bank_code').notNull(),
    /** Digits. */
    accountNumber: text('account_number').notNull(),
    holderName: text('holder_name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** §4: nothing of a locked card changes, and no other joins it, until customer service says so. */
    lockedAt: at('locked_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
);

/** Members' pictures for an order: of a payment, or of a statement without it. Only customer service and their owner read them. */
export const proofs = pgTable(
  'proofs',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    mediaType: text('media_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    content: bytes('content').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), index('proofs_order').on(table.customerId, table.orderId)],
);

/** Tables of this domain. */
export const cashierTables = { bankCards, deposits, proofs, withdrawals };
