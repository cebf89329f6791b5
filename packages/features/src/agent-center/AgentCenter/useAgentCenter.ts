import { getConsolidated, toContractParties } from '@baize/contract';
import { consolidatedQueryKey, type Refused, useAccountQuery, useMember } from '../../core/index.ts';
import { type AgentEntry, agentEntriesOf } from './agentEntries.ts';

/** Whether the contract types are known, which some of the entries depend on. */
export type ContractTypesState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void; isAsking: boolean } & Refused)
  | { status: 'ready' };

/** Whose centre it is, and what it lists. */
export interface AgentCenter {
  nickname: string;
  /** Index of the profile icon (§3); undefined until the member info has come. */
  iconId: number | undefined;
  /** Those of the contract types come when these are known. */
  entries: readonly AgentEntry[];
  contractTypes: ContractTypesState;
}

/** §6 an agent loads no contracts at the login: the centre asks for their types each time that it opens. */
export function useAgentCenter(): AgentCenter {
  const { role, info } = useMember();
  const { account, data, state, isFetching } = useAccountQuery(getConsolidated, {
    key: consolidatedQueryKey,
    select: toContractParties,
    isWanted: role === 'agent',
    isReadEachTime: true,
  });
  return {
    nickname: info?.nickname ?? account,
    iconId: info?.iconId,
    entries: agentEntriesOf(role, data),
    contractTypes: state.status === 'error' ? { ...state, isAsking: isFetching } : state,
  };
}
