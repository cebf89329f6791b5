import type { ContractTerms, ContractType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Contracts of agents with their downline (§3); refused and replaced ones are kept as they were, with what ended them. */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    downlineId: uuid('downline_id').notNull(),
    id: uuid('id').notNull(),
    uplineId: uuid('upline_id').notNull(),
    type: text('type').$type<ContractType>().notNull(),
    /** Product type of a dividend, which is signed product by product; empty for the others. */
    productType: text('product_type').notNull().default(''),
    status: text('status').$type<'P' | 'E' | 'V'>().notNull(),
    /** As the contract's schema has read them. */
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    signedAt: at('signed_at'),
    endedAt: at('ended_at'),
    endReason: text('end_reason').$type<'refused' | 'replaced'>(),
  },
  (table) => [
    primaryKey({ columns: [table.downlineId, table.id] }),
    index('agent_contracts_upline').on(table.uplineId).where(sql`${table.endedAt} is null`),
    // One waiting and one in force, also for requests at the same time.
    uniqueIndex('agent_contracts_waiting')
      .on(table.downlineId, table.type, table.productType)
      .where(sql`${table.endedAt} is null and ${table.status} in ('P', 'E')`),
    uniqueIndex('agent_contracts_valid')
      .on(table.downlineId, table.type, table.productType)
      .where(sql`${table.endedAt} is null and ${table.status} = 'V'`),
  ],
);

/** Tables of this domain. */
export const agentContractsTables = { agentContracts };
