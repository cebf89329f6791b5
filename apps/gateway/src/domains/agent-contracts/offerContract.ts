import { randomUUID } from 'node:crypto';
import { type ContractTerms, contractTerms } from '@baize/contract';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { kindOf } from './contractRows.ts';
import { tellRequests } from './tellRequests.ts';

export interface ContractOffer {
  /** The agent directly above; null for the house. */
  uplineId: string | null;
  downlineId: string;
  /** V: signed already. */
  status: 'P' | 'E' | 'V';
  terms: ContractTerms;
  /** From when one holds that is signed. Default: from the next period. */
  effectiveFrom?: Date;
}

/**
 * Lays a contract before a downline as a seed or a test has it: no terms above limit it.
 * @returns its id
 * @throws when the terms break the contract's schema
 */
export async function offerContract(db: Db | Tx, { terms, ...offer }: ContractOffer): Promise<string> {
  const read = contractTerms.parse(terms);
  const id = randomUUID();
  const signedAt = offer.status === 'V' ? (offer.effectiveFrom ?? new Date()) : null;
  await db.transaction(async (tx) => {
    await tx.insert(schema.agentContracts).values({ id, ...offer, ...kindOf(read), terms: read, signedAt });
    await tellRequests(tx, offer.downlineId);
  });
  return id;
}
