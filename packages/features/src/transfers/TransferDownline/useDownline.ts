import { type DownlineMember, listDownline } from '@baize/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type Refused, refusalOf, sessionQueryKey, useAccount, useClient } from '../../core/index.ts';

/** An agent's downline being fetched, not to be had, or there. */
export type DownlineState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | {
      status: 'ready';
      /** In the order of their names; none where nobody is found. */
      members: readonly DownlineMember[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
    };

/** As long as somebody types on, nothing is asked for. */
const typingMs = 200;
const rowsOfPage = 20;

/** Waits a moment, or until it is not wanted any more. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, typingMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/**
 * The accounts directly below an agent's, by pages.
 * @param search the beginning of an account's name; what was found before stays until something else is found
 */
export function useDownline(search: string): DownlineState {
  const client = useClient();
  const account = useAccount();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [sessionQueryKey, account, 'downline', search],
    queryFn: async ({ signal, pageParam: after }) => {
      if (search !== '' && after === '') await pause(signal);
      return await client.send(listDownline, { size: rowsOfPage, ...(search && { search }), ...(after && { after }) }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: account !== '',
  });
  if (data) {
    const members = data.pages.flatMap(({ rows }) => rows);
    return { status: 'ready', members, loadMore: hasNextPage ? () => void fetchNextPage() : undefined, isLoadingMore: isFetchingNextPage };
  }
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
