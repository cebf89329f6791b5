import type { ContractEndReason, ContractSide, ContractTerms, ContractType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Contracts of agents with their downline (§3). A row is one version: its terms never change, and what is over is kept with what ended it. */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    downlineId: uuid('downline_id').notNull(),
    id: uuid('id').notNull(),
    /** The agent directly above; null where it is the house. */
    uplineId: uuid('upline_id'),
    type: text('type').$type<ContractType>().notNull(),
    /** Product type of a dividend, which is signed product by product; empty for the others. */
    productType: text('product_type').notNull().default(''),
    status: text('status').$type<'P' | 'E' | 'V'>().notNull(),
    proposedBy: text('proposed_by').$type<ContractSide>().notNull().default('upline'),
    /** The side that asks for the end of a signed contract. */
    terminationBy: text('termination_by').$type<ContractSide>(),
    /** As the contract's schema has read them. */
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    signedAt: at('signed_at'),
    /** Begin of the period from which a signed contract holds; null until that period begins. */
    effectiveFrom: at('effective_from'),
    endedAt: at('ended_at'),
    endReason: text('end_reason').$type<ContractEndReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.downlineId, table.id] }),
    index('agent_contracts_upline').on(table.uplineId).where(sql`${table.endedAt} is null`),
    // An agent's contract by its id, also when it is over.
    index('agent_contracts_upline_id').on(table.uplineId, table.id),
    // One waiting, one signed for the next period and one in force, also for requests at the same time.
    uniqueIndex('agent_contracts_waiting')
      .on(table.downlineId, table.type, table.productType)
      .where(sql`${table.endedAt} is null and ${table.status} in ('P', 'E')`),
    uniqueIndex('agent_contracts_signed')
      .on(table.downlineId, table.type, table.productType)
      .where(sql`${table.endedAt} is null and ${table.status} = 'V' and ${table.effectiveFrom} is null`),
    uniqueIndex('agent_contracts_in_force')
      .on(table.downlineId, table.type, table.productType)
      .where(sql`${table.endedAt} is null and ${table.status} = 'V' and ${table.effectiveFrom} is not null`),
  ],
);

/** Tables of this domain. */
export const agentContractsTables = { agentContracts };
