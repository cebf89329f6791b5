import type { BillState, ContractType, PeriodKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BillInputs } from './BillInputs.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Periods by which contracts are settled, in the brand's zone. Of each kind one is open; one that is sealed is never written again. */
export const settlementPeriods = pgTable(
  'settlement_periods',
  {
    kind: text('kind').$type<PeriodKind>().notNull(),
    beginsAt: at('begins_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Whether dividends are settled by it: of the open half month and the open month, by one. */
    settlesDividends: boolean('settles_dividends').notNull().default(false),
    sealedAt: at('sealed_at'),
    /** The last customer whose play is in the figures of its contracts, while they are being kept. */
    countedTo: uuid('counted_to'),
    /** When the figures of its contracts were kept, and when all its bills were made. */
    countedAt: at('counted_at'),
    billedAt: at('billed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.beginsAt] }),
    uniqueIndex('settlement_periods_open').on(table.kind).where(sql`${table.sealedAt} is null`),
    index('settlement_periods_unbilled')
      .on(table.kind, table.beginsAt)
      .where(sql`${table.sealedAt} is not null and ${table.billedAt} is null`),
    check('settlement_periods_length', sql`${table.endsAt} > ${table.beginsAt}`),
  ],
);

/**
 * Play of one customer by the five minutes in which it was counted, or by the first moment of what is left to settle of it (`foldCounted`). A round
 * counts when it is settled: what was sealed stays, and a rollback counts against the period in which it happens.
 */
export const countedFigures = pgTable(
  'counted_figures',
  {
    customerId: uuid('customer_id').notNull(),
    countedFrom: at('counted_from').notNull(),
    vendorType: text('vendor_type').notNull(),
    bet: money('bet'),
    win: money('win'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.countedFrom, table.vendorType] }),
    index('counted_figures_period').on(table.countedFrom, table.customerId),
  ],
);

/** What a contract's bill is made from: figures of the downline's team in a sealed period. */
export const sealedFigures = pgTable(
  'sealed_figures',
  {
    /** The downline, who is paid. */
    customerId: uuid('customer_id').notNull(),
    contractId: uuid('contract_id').notNull(),
    beginsAt: at('begins_at').notNull(),
    kind: text('kind').$type<PeriodKind>().notNull(),
    bet: money('bet'),
    netLoss: money('net_loss'),
    activeMembers: money('active_members'),
    /** Of a real-time salary: stakes of members who lost, and of those who did not. */
    lossBets: money('loss_bets'),
    profitBets: money('profit_bets'),
    billedAt: at('billed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.contractId, table.beginsAt] }),
    index('sealed_figures_unbilled')
      .on(table.kind, table.beginsAt, table.customerId, table.contractId)
      .where(sql`${table.billedAt} is null`),
    index('sealed_figures_oldest').on(table.beginsAt),
  ],
);

/** §4: what a contract pays for a period; one for each version of a contract and each period, and its inputs with it. */
export const contractBills = pgTable(
  'contract_bills',
  {
    /** The downline, who is paid. */
    customerId: uuid('customer_id').notNull(),
    contractId: uuid('contract_id').notNull(),
    beginsAt: at('begins_at').notNull(),
    endsAt: at('ends_at').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').$type<PeriodKind>().notNull(),
    type: text('type').$type<ContractType>().notNull(),
    productType: text('product_type').notNull().default(''),
    /** Who pays; null is the house. */
    uplineId: uuid('upline_id'),
    inputs: jsonb('inputs').$type<BillInputs>().notNull(),
    amount: money('amount'),
    paid: money('paid'),
    /** `open` until its upline's own bill is settled; `part` where he could not pay all of it, `refused` after the days of grace. */
    state: text('state').$type<BillState>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    paidAt: at('paid_at'),
    /** End of the days of grace of what is left. */
    dueAt: at('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.contractId, table.beginsAt] }),
    uniqueIndex('contract_bills_id').on(table.customerId, table.id),
    index('contract_bills_newest').on(table.customerId, table.beginsAt, table.id),
    index('contract_bills_of_payer').on(table.uplineId, table.beginsAt, table.id),
    index('contract_bills_to_pay')
      .on(table.kind, table.beginsAt, table.uplineId, table.customerId, table.contractId)
      .where(sql`${table.state} = 'open'`),
    index('contract_bills_owed').on(table.uplineId, table.dueAt).where(sql`${table.state} in ('part', 'refused')`),
    check('contract_bills_paid', sql`${table.paid} between 0 and ${table.amount}`),
  ],
);

/** Tables of settlement. */
export const settlementTables = { contractBills, countedFigures, sealedFigures, settlementPeriods };
