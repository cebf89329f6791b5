import type { ContractAction } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { endingBelow, toEndingContracts } from './cascade.ts';
import { consolidatedOf } from './consolidated.ts';
import { contractsOf, downlineContractsOf } from './contractLists.ts';
import { stateOfRow } from './contractRows.ts';
import { findContract, type MeantContract, processContract } from './processContract.ts';
import { makeOffer, makeRequest } from './proposals.ts';
import { listBills } from './settlement/bills.ts';
import { debtOf, payDebt } from './settlement/debt.ts';

type Read =
  | 'getConsolidated'
  | 'listContractBills'
  | 'getContractDebt'
  | 'getContractRules'
  | 'listContracts'
  | 'listDownlineContracts'
  | 'previewContract';
type Change = 'payContractDebt' | 'offerContract' | 'requestContract' | 'processContract';
/** §7's own calls, by which a downline answers. */
type Process = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary';

/** Contracts of agents with their downline (§3, §4). */
export function agentContractHandlers({ database: { db }, live, settings }: Services): Pick<Handlers, Read | Change | Process> {
  const act = async (
    context: Parameters<typeof signedIn>[0],
    contract: MeantContract,
    action: ContractAction,
    endsContracts: readonly string[] = [],
  ): Promise<Record<string, never>> => {
    const { customerId } = signedIn(context);
    const told = await processContract(db, settings, { actor: customerId, contract, action, endsContracts });
    for (const one of told) live.changed(one);
    return {};
  };
  return {
    getConsolidated: (context) => consolidatedOf(db, signedIn(context).customerId),
    getContractRules: async () => settings.contractRules(),
    listContracts: (context) => contractsOf(db, signedIn(context).customerId, context.request),
    listDownlineContracts: async (context) => {
      const { rows, next } = await downlineContractsOf(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },
    listContractBills: async (context) => {
      const { rows, next } = await listBills(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },
    getContractDebt: (context) => debtOf(db, signedIn(context).customerId),
    payContractDebt: async (context) => {
      const { customerId } = signedIn(context);
      const told = [customerId];
      const settled = await context.once(async (tx) => {
        const { paid, receivers } = await payDebt(tx, customerId);
        told.push(...receivers);
        return { ...(await debtOf(tx, customerId)), paid };
      });
      for (const one of told) live.changed(one);
      return settled;
    },
    previewContract: async (context) => {
      const { customerId } = signedIn(context);
      const contract = await findContract(db, customerId, context.request);
      if (stateOfRow(contract) !== 'offered' || contract.downlineId !== customerId) throw new AppError('contract_answered');
      return { endsContracts: await toEndingContracts(db, await endingBelow(db, customerId, contract.terms)) };
    },
    offerContract: async (context) => {
      const { customerId } = signedIn(context);
      const { downlineId, terms } = context.request;
      const offered = await context.once((tx) => makeOffer(tx, settings, { uplineId: customerId, downlineId, terms }));
      live.changed(customerId);
      live.changed(downlineId);
      return offered;
    },
    requestContract: async (context) => {
      const { customerId } = signedIn(context);
      let asked: string | undefined;
      const requested = await context.once(async (tx) => {
        const { contract, uplineId } = await makeRequest(tx, settings, customerId, context.request.terms);
        asked = uplineId;
        return contract;
      });
      live.changed(customerId);
      if (asked !== undefined) live.changed(asked);
      return requested;
    },
    processContract: (context) => {
      const { contractId, action, endsContracts } = context.request;
      return act(context, { contractId }, action, endsContracts);
    },
    processDividend: (context) => act(context, { type: 'dividend', productType: context.request.productType }, context.request.status),
    processDailySalary: (context) => act(context, { type: 'dailySalary', id: context.request.id }, context.request.status),
    processHourlySalary: (context) => act(context, { type: 'hourlySalary', id: context.request.contractId }, context.request.status),
    processRealTimeSalary: (context) => act(context, { type: 'realTimeSalary', id: context.request.id }, context.request.status),
  };
}
