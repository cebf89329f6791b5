import { randomUUID } from 'node:crypto';
import { type ContractTerms, contractTerms } from '@baize/contract';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { tellRequests } from './tellRequests.ts';

export interface ContractOffer {
  uplineId: string;
  downlineId: string;
  status: 'P' | 'E';
  terms: ContractTerms;
}

/** Lays a contract before a downline, who answers it. @returns its id. @throws when the terms break the contract's schema. */
export async function offerContract(db: Db | Tx, { terms, ...offer }: ContractOffer): Promise<string> {
  const read = contractTerms.parse(terms);
  const id = randomUUID();
  const productType = read.type === 'dividend' ? read.productType : '';
  await db.transaction(async (tx) => {
    await tx.insert(schema.agentContracts).values({ id, ...offer, type: read.type, productType, terms: read });
    await tellRequests(tx, offer.downlineId);
  });
  return id;
}
