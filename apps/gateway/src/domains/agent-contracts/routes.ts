import type { ContractAnswer } from '@baize/contract';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { type AnsweredRequest, answerContract } from './answerContract.ts';
import { consolidatedOf } from './consolidated.ts';

type Process = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary';

/** Contracts of agents with their downline (§3, §4). */
export function agentContractHandlers({ database: { db }, live }: Services): Pick<Handlers, 'getConsolidated' | Process> {
  const answer = async (
    context: Parameters<typeof signedIn>[0],
    request: AnsweredRequest,
    status: ContractAnswer,
  ): Promise<Record<string, never>> => {
    const { customerId } = signedIn(context);
    await answerContract(db, customerId, request, status);
    live.changed(customerId);
    return {};
  };
  return {
    getConsolidated: (context) => consolidatedOf(db, signedIn(context).customerId),
    processDividend: (context) => answer(context, { type: 'dividend', productType: context.request.productType }, context.request.status),
    processDailySalary: (context) => answer(context, { type: 'dailySalary', id: context.request.id }, context.request.status),
    processHourlySalary: (context) => answer(context, { type: 'hourlySalary', id: context.request.contractId }, context.request.status),
    processRealTimeSalary: (context) => answer(context, { type: 'realTimeSalary', id: context.request.id }, context.request.status),
  };
}
