import { getConsolidated, toContractParties } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { consolidatedQueryKey, type Refused, refusalOf, useClient, useMember, useSession } from '../../core/index.ts';
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
  const client = useClient();
  const session = useSession();
  const { role, info } = useMember();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: consolidatedQueryKey(account),
    queryFn: ({ signal }) => client.send(getConsolidated, {}, { signal }),
    select: toContractParties,
    enabled: role === 'agent',
    refetchOnMount: 'always',
  });
  const stateOf = (): ContractTypesState => {
    if (data) return { status: 'ready' };
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch(), isAsking: isFetching } : { status: 'loading' };
  };
  return {
    nickname: info?.nickname ?? account,
    iconId: info?.iconId,
    entries: agentEntriesOf(role, data),
    contractTypes: stateOf(),
  };
}
