import { type ContractTerms, type EndingContract, isConforming, topRateOf } from '@baize/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import { type ContractRow, itself, kindOf, signedBelow } from './contractRows.ts';
import { tellContract } from './tellContract.ts';

const { agentContracts, customers } = schema;

/**
 * The signed contracts directly below an agent that would not conform to new terms of his (§4 "automatically ends that downline contract").
 * Never those further down: each ends when the contract above it does.
 */
export async function endingBelow(db: Db | Tx, agentId: string, terms: ContractTerms): Promise<ContractRow[]> {
  return (await signedBelow(db, agentId, kindOf(terms))).filter((below) => !isConforming(below.terms, terms));
}

/** What an agent is shown of them, by the names of his downlines. */
export async function toEndingContracts(db: Db | Tx, rows: readonly ContractRow[]): Promise<EndingContract[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ downlineId }) => downlineId);
  const people = await db
    .select({ id: customers.id, account: customers.account, nickname: customers.nickname })
    .from(customers)
    .where(inArray(customers.id, ids));
  const names = new Map(people.map(({ id, ...named }) => [id, named]));
  return rows
    .map(({ id, downlineId, type, productType, terms }) => {
      const { account = '', nickname = '' } = names.get(downlineId) ?? {};
      return { id, account, nickname, type, productType, topRate: topRateOf(terms) };
    })
    .sort((one, other) => one.account.localeCompare(other.account));
}

/**
 * Ends what an agent has agreed to lose, and tells both sides of each.
 * @param agreed ids that he was shown
 * @returns ids of those whose contracts have ended
 * @throws AppError `contract_cascade_changed` with what would end now, where that is not what he was shown
 */
export async function endBelow(tx: Tx, agentId: string, terms: ContractTerms, agreed: readonly string[]): Promise<string[]> {
  const ending = await endingBelow(tx, agentId, terms);
  const shown = new Set(agreed);
  if (ending.length !== shown.size || ending.some(({ id }) => !shown.has(id)))
    throw new AppError('contract_cascade_changed', { endsContracts: await toEndingContracts(tx, ending) });
  // In one order, so that two cascades never wait for each other's cursors.
  for (const contract of ending.toSorted((one, other) => one.downlineId.localeCompare(other.downlineId))) {
    await tx.update(agentContracts).set({ endedAt: sql`now()`, endReason: 'uplineLowered' }).where(itself(contract));
    await tellContract(tx, contract, 'uplineLowered');
  }
  return ending.map(({ downlineId }) => downlineId);
}
