import { randomUUID } from 'node:crypto';
import { type AgentContract, type ContractTerms, roleOf } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import { AppError } from '../../wire/AppError.ts';
import { endingBelow, toEndingContracts } from './cascade.ts';
import { checkOffer, checkRequest } from './checkOffer.ts';
import { type ContractRow, itself, kindOf, openOfDownline, toAgentContract } from './contractRows.ts';
import { holdParties } from './holdParties.ts';
import { assertNotFrozen } from './settlement/assertNotFrozen.ts';
import { tellContract } from './tellContract.ts';

const { agentContracts, customers } = schema;

type Proposal = Pick<ContractRow, 'uplineId' | 'downlineId' | 'proposedBy' | 'terms'>;

/** Keeps a contract that waits: E where it changes one that is signed. */
async function keepProposal(tx: Tx, proposal: Proposal, open: readonly ContractRow[]): Promise<AgentContract> {
  const kind = kindOf(proposal.terms);
  const status = open.some((one) => one.status === 'V') ? 'E' : 'P';
  const [row] = await tx
    .insert(agentContracts)
    .values({ id: randomUUID(), ...proposal, ...kind, status })
    .returning();
  if (!row) throw new Error('the contract was not kept');
  await tellContract(tx, row, proposal.proposedBy === 'upline' ? 'offer' : 'request', proposal.proposedBy);
  return toAgentContract(row);
}

/**
 * Offers a contract to a member directly below, in place of one of its kind that he has asked for.
 * @param uplineId null for the house, whose agents have nobody above
 * @throws AppError `contract_not_found` for who is not directly below, `contract_waits`, `contract_upline_missing`, `account_frozen`, `validation_failed`
 */
export async function makeOffer(
  tx: Tx,
  settings: Settings,
  { uplineId, downlineId, terms }: Pick<Proposal, 'uplineId' | 'downlineId' | 'terms'>,
): Promise<AgentContract> {
  await holdParties(tx, { uplineId, downlineId });
  if (uplineId !== null) await assertNotFrozen(tx, uplineId);
  const [downline] = await tx.select().from(customers).where(eq(customers.id, downlineId));
  const isBelow = downline?.uplineId === uplineId && downlineId !== uplineId && downline && roleOf(downline) !== 'trial';
  if (!isBelow) throw new AppError('contract_not_found');
  const open = await openOfDownline(tx, downlineId, kindOf(terms));
  const waiting = open.find(({ status }) => status !== 'V');
  if (waiting?.proposedBy === 'upline') throw new AppError('contract_waits');
  await checkOffer(tx, settings, { uplineId, terms, reader: 'upline', place: 'terms.' });
  if (waiting) await tx.update(agentContracts).set({ endedAt: sql`now()`, endReason: 'replaced' }).where(itself(waiting));
  return keepProposal(tx, { uplineId, downlineId, proposedBy: 'upline', terms }, open);
}

/**
 * Asks the direct upline for a contract.
 * @returns the contract and the upline's id
 * @throws AppError `contract_waits`, `contract_upline_missing`, `validation_failed`; `contract_cascade_changed` with what would end below:
 * the upline signs, so that nobody could be asked then
 */
export async function makeRequest(
  tx: Tx,
  settings: Settings,
  downlineId: string,
  terms: ContractTerms,
): Promise<{ contract: AgentContract; uplineId: string }> {
  const [me] = await tx.select({ uplineId: customers.uplineId }).from(customers).where(eq(customers.id, downlineId));
  const uplineId = me?.uplineId;
  if (!uplineId || uplineId === downlineId) throw new AppError('contract_upline_missing');
  await holdParties(tx, { uplineId, downlineId });
  const open = await openOfDownline(tx, downlineId, kindOf(terms));
  if (open.some(({ status }) => status !== 'V')) throw new AppError('contract_waits');
  await checkRequest(tx, settings, uplineId, terms);
  const ending = await endingBelow(tx, downlineId, terms);
  if (ending.length > 0) throw new AppError('contract_cascade_changed', { endsContracts: await toEndingContracts(tx, ending) });
  return { contract: await keepProposal(tx, { uplineId, downlineId, proposedBy: 'downline', terms }, open), uplineId };
}
