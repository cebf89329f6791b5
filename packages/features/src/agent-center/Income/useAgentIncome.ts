import { type AgentIncome, getAgentIncome, type Period } from '@baize/contract';
import { type AccountRead, useAccountQuery } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';

/** What an agent's contracts brought and cost in a period, by days. Each time that it is opened it is read anew. */
export function useAgentIncome({ from, to }: Period): AccountRead<AgentIncome> {
  const request = { from, to };
  const { state } = useAccountQuery(getAgentIncome, { key: teamQueryKey('income', request), request, isReadEachTime: true });
  return state;
}
