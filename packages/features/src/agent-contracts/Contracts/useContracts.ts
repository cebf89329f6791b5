import { type AgentContract, type ContractParty, type ContractSide, type ContractType, listContracts } from '@baize/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { contractsQueryKey, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';

/** Whose contracts are read: the account's own with its upline, or those with one directly below. */
export interface ContractsAsked {
  /** Account directly below the reader. Default: the reader's own contracts with his upline. */
  downlineId?: string | undefined;
  /** Default: every type. */
  type?: ContractType | undefined;
}

/** Contracts between two being fetched, not to be had, or there. */
export type ContractsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | {
      status: 'ready';
      /** The reader's side. */
      side: ContractSide;
      /** The downline; undefined where the reader himself is it. */
      party: ContractParty | undefined;
      /** Empty where it is the house. */
      uplineName: string;
      /** Those that wait or are signed, the newest first. */
      open: readonly AgentContract[];
      /** The reader's own that limit what he may offer. */
      own: readonly AgentContract[];
      /** Those that are over, the newest first, of all pages that were read. */
      ended: readonly AgentContract[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
    };

/** The contracts of an account with its upline, or with one directly below it. */
export function useContracts({ downlineId, type }: ContractsAsked): ContractsState {
  const client = useClient();
  const account = useAccount();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...contractsQueryKey(account), 'list', downlineId ?? '', type ?? ''],
    queryFn: ({ signal, pageParam: after }) =>
      client.send(listContracts, { ...(downlineId && { downlineId }), ...(type && { type }), ...(after && { after }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: account !== '',
    refetchOnMount: 'always',
  });
  const [first] = data?.pages ?? [];
  if (!data || !first) return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  const { side, party, uplineName, open, own } = first;
  return {
    status: 'ready',
    ...{ side, party, uplineName, open, own },
    ended: data.pages.flatMap(({ rows }) => rows),
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  };
}
