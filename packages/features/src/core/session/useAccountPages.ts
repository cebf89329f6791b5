import type { Call, Page, RequestInputOf, ResponseOf } from '@baize/contract';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../client/ClientProvider.tsx';
import { refusalOf } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { useAccount } from './useAccount.ts';

/** A list of an account's own being fetched, not to be had, empty, or there. */
export type AccountPagesState<Row> =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first, of all pages that were read. */
      rows: readonly Row[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
      /** Why the last more did not come. */
      moreRefusal: Refused | undefined;
    };

type PagedCall = Call & { request: { _zod: { input: { after?: string | undefined } } } };
/** A reply of the call, which is a page of its rows with whatever it says besides. */
type PageReplyOf<C extends Call> = ResponseOf<C> & Page<RowOf<C>>;
type RowOf<C extends Call> = ResponseOf<C> extends Page<infer Row> ? Row : never;

export interface AccountPagesOptions<C extends PagedCall = PagedCall> {
  /** Where the list is kept: below the account, so that another one never sees it. */
  key(account: string): QueryKey;
  /** What else than the page is asked for; the key has to tell one from another. Default nothing. */
  request?: Omit<RequestInputOf<C>, 'after'>;
  /** Nothing is asked for while false. Default true. */
  isWanted?: boolean;
  /** Reads the list again each time that its reader comes. Default false. */
  isReadEachTime?: boolean;
}

/**
 * Reads a list of the account that is logged in, page by page.
 * @param call of a page (`page`, `pageOf` of the contract); a constant
 */
export function useAccountPages<C extends PagedCall>(
  call: C,
  { key, request, isWanted = true, isReadEachTime = false }: AccountPagesOptions<C>,
) {
  const client = useClient();
  const account = useAccount();
  const queryKey = key(account);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey,
    // A call takes its own request; TypeScript can't follow that through the type parameter.
    queryFn: async ({ signal, pageParam: after }) =>
      (await client.send(call as Call, { ...request, ...(after && { after }) } as RequestInputOf<Call>, { signal })) as PageReplyOf<C>,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isWanted && account !== '',
    ...(isReadEachTime && { refetchOnMount: 'always' as const }),
  });
  const stateOf = (): AccountPagesState<RowOf<C>> => {
    if (!data) return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
    const rows = data.pages.flatMap((page) => page.rows);
    // A page may end before it has found a row, where finding one takes long.
    if (rows.length === 0 && !hasNextPage) return { status: 'empty' };
    return {
      status: 'ready',
      rows,
      loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
      isLoadingMore: isFetchingNextPage,
      moreRefusal: isFetchNextPageError && error ? refusalOf(error) : undefined,
    };
  };
  return {
    account,
    queryKey,
    state: stateOf(),
    /** The newest reply to the first page: what it says besides its rows holds for the whole list. */
    firstReply: data?.pages[0],
    isReadingAgain: isFetching && !isFetchingNextPage,
  };
}
