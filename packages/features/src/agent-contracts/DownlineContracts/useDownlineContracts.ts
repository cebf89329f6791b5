import { type ContractType, type DownlineContracts, type DownlineFilter, listDownlineContracts } from '@baize/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { contractsQueryKey, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';

/** Which of an agent's direct downlines are listed. */
export interface DownlineContractsAsked {
  /** Kind of contract that is looked for. */
  type: ContractType;
  /** Beginning of an account's name. */
  search: string;
  /** By the state of their contract. */
  filter: DownlineFilter;
}

/** An agent's direct downlines with their contracts being fetched, not to be had, or there. */
export type DownlineContractsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | {
      status: 'ready';
      /** In the order of their names; none where nobody is found. */
      rows: readonly DownlineContracts[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
    };

/** As long as somebody types on, nothing is asked for. In milliseconds. */
const typingMs = 200;

/** Waits a moment, or until it is not wanted any more. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, typingMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** The members directly below an agent with their contracts of a type, by pages; what was found before stays until something else is found. */
export function useDownlineContracts({ type, search, filter }: DownlineContractsAsked): DownlineContractsState {
  const client = useClient();
  const account = useAccount();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...contractsQueryKey(account), 'downlines', type, filter, search],
    queryFn: async ({ signal, pageParam: after }) => {
      if (search !== '' && after === '') await pause(signal);
      return await client.send(listDownlineContracts, { type, filter, ...(search && { search }), ...(after && { after }) }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: account !== '',
    refetchOnMount: 'always',
  });
  if (!data) return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  return {
    status: 'ready',
    rows: data.pages.flatMap(({ rows }) => rows),
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  };
}
