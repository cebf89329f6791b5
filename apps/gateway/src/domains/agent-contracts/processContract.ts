import { type ContractAction, type ContractEffect, type ContractSide, type ContractType, effectOf } from '@baize/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import { AppError } from '../../wire/AppError.ts';
import { endBelow, endingBelow } from './cascade.ts';
import { checkOffer } from './checkOffer.ts';
import { type ContractRow, itself, openOfDownline, stateOfRow } from './contractRows.ts';
import { holdFrom } from './holdFrom.ts';
import { holdParties } from './holdParties.ts';
import { assertNotFrozen } from './settlement/assertNotFrozen.ts';
import { tellContract } from './tellContract.ts';

const { agentContracts } = schema;

/** Who acts: a customer by his id, or the house. */
export type Actor = string | 'house';

/** Which contract is meant: by its id, or as §7's calls name what waits for a downline, a dividend by its product type. */
export type MeantContract =
  | { contractId: string }
  | { type: 'dividend'; productType: string }
  | { type: Exclude<ContractType, 'dividend'>; id: string };

export interface ContractAct {
  actor: Actor;
  contract: MeantContract;
  action: ContractAction;
  /** Contracts below that the actor has agreed to end. */
  endsContracts: readonly string[];
}

const sideOf = (actor: Actor, row: ContractRow): ContractSide => (row.downlineId === actor ? 'downline' : 'upline');

/** All that may be meant, of this actor alone. */
async function meantRows(db: Db | Tx, actor: Actor, meant: MeantContract): Promise<ContractRow[]> {
  if ('contractId' in meant) {
    const isHis =
      actor === 'house'
        ? sql`${agentContracts.uplineId} is null`
        : or(eq(agentContracts.downlineId, actor), eq(agentContracts.uplineId, actor));
    return db
      .select()
      .from(agentContracts)
      .where(and(eq(agentContracts.id, meant.contractId), isHis));
  }
  const ofType = await db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.downlineId, actor), eq(agentContracts.type, meant.type)));
  // Compared here: a text that is not an id must not reach a column of ids.
  return ofType.filter((one) => (meant.type === 'dividend' ? one.productType === meant.productType : one.id === meant.id));
}

/**
 * The contract that is meant: of several dividends of a product type the one that is offered.
 * @throws AppError `contract_not_found`
 */
export async function findContract(db: Db | Tx, actor: Actor, meant: MeantContract): Promise<ContractRow> {
  const rows = await meantRows(db, actor, meant);
  const found = rows.find((row) => stateOfRow(row) === 'offered') ?? rows[0];
  if (!found) throw new AppError('contract_not_found');
  return found;
}

/** @returns ids of those below whose contracts have ended with it */
async function sign(tx: Tx, settings: Settings, contract: ContractRow, side: ContractSide, endsContracts: readonly string[]) {
  const { uplineId, downlineId, terms } = contract;
  if (side === 'upline' && uplineId !== null) await assertNotFrozen(tx, uplineId);
  await checkOffer(tx, settings, { uplineId, terms, reader: side });
  // Who signs from above can't agree for his downline: what would end there has to be asked of that one.
  if (side === 'upline' && (await endingBelow(tx, downlineId, terms)).length > 0) throw new AppError('contract_cascade_changed');
  const ended = side === 'downline' ? await endBelow(tx, downlineId, terms, endsContracts) : [];
  const effectiveFrom = await holdFrom(tx, contract);
  for (const signed of await openOfDownline(tx, downlineId, contract)) {
    if (signed.status !== 'V' || (signed.effectiveFrom === null) !== (effectiveFrom === null)) continue;
    await tx.update(agentContracts).set({ endedAt: sql`now()`, endReason: 'replaced' }).where(itself(signed));
  }
  await tx.update(agentContracts).set({ status: 'V', signedAt: sql`now()`, effectiveFrom }).where(itself(contract));
  return ended;
}

type Change = Partial<typeof agentContracts.$inferInsert>;

/** What an effect changes in the row. */
function changeOf(effect: Exclude<ContractEffect, 'sign'>, side: ContractSide): Change {
  const over = (endReason: Change['endReason']): Change => ({ endedAt: new Date(), endReason });
  if (effect === 'refuse') return over('refused');
  if (effect === 'withdraw') return over('withdrawn');
  if (effect === 'end') return over('terminated');
  return { terminationBy: effect === 'askEnd' ? side : null };
}

/**
 * Does what `contractEffectTable` has for the state, the action and the side (§4): of acts that come at once, one counts.
 * @returns ids of all who have to be told
 * @throws AppError `contract_not_found`, `contract_answered`; at a signature also `contract_upline_missing`,
 * `contract_cascade_changed`, `validation_failed`
 */
export async function processContract(
  db: Db,
  settings: Settings,
  { actor, contract, action, endsContracts }: ContractAct,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await holdParties(tx, await findContract(tx, actor, contract));
    const found = await findContract(tx, actor, contract);
    const side = sideOf(actor, found);
    const effect = effectOf(stateOfRow(found), action, side);
    if (!effect) throw new AppError('contract_answered');
    const parties = [found.downlineId, ...(found.uplineId === null ? [] : [found.uplineId])];
    if (effect === 'sign') parties.push(...(await sign(tx, settings, found, side, endsContracts)));
    else await tx.update(agentContracts).set(changeOf(effect, side)).where(itself(found));
    await tellContract(tx, found, effect, side);
    return parties;
  });
}
