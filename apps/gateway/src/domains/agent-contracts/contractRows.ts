import { type AgentContract, type ContractState, type ContractTerms, productTypeOf, stateOf } from '@baize/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { agentContracts } = schema;

/** A version of a contract, as it is kept. */
export type ContractRow = typeof agentContracts.$inferSelect;
/** What contracts are counted by: of each kind a downline has one in force at most. */
export type ContractKind = Pick<ContractRow, 'type' | 'productType'>;

/** The kind of terms. */
export const kindOf = (terms: ContractTerms): ContractKind => ({ type: terms.type, productType: productTypeOf(terms) });

/** One row by its key. */
export const itself = ({ downlineId, id }: Pick<ContractRow, 'downlineId' | 'id'>): SQL | undefined =>
  and(eq(agentContracts.downlineId, downlineId), eq(agentContracts.id, id));

const ofKind = ({ type, productType }: ContractKind): SQL | undefined =>
  and(eq(agentContracts.type, type), eq(agentContracts.productType, productType), isNull(agentContracts.endedAt));

/** What waits or is signed of a kind with a downline. */
export const openOfDownline = (db: Db | Tx, downlineId: string, kind: ContractKind): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.downlineId, downlineId), ofKind(kind)));

/** What is signed of a kind with those directly below an agent. */
export const signedBelow = (db: Db | Tx, uplineId: string, kind: ContractKind): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.uplineId, uplineId), ofKind(kind), eq(agentContracts.status, 'V')));

/** Where a contract stands (§4). */
export const stateOfRow = ({ endedAt, ...row }: ContractRow): ContractState => stateOf({ ...row, isEnded: endedAt !== null });

const iso = (time: Date): string => time.toISOString();

/** A contract as the wire has it. */
export function toAgentContract(row: ContractRow): AgentContract {
  const { id, terms, status, proposedBy, createdAt, terminationBy, signedAt, effectiveFrom, endedAt, endReason } = row;
  return {
    ...{ id, terms, status, proposedBy },
    createdAt: iso(createdAt),
    ...(terminationBy && { terminationBy }),
    ...(signedAt && { signedAt: iso(signedAt) }),
    ...(effectiveFrom && { effectiveFrom: iso(effectiveFrom) }),
    ...(endedAt && { endedAt: iso(endedAt) }),
    ...(endReason && { endReason }),
  };
}
