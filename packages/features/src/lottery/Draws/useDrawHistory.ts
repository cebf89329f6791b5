import { type LotteryDraw, listLotteryDraws } from '@baize/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type AccountPagesState, refusalOf, useClient } from '../../core/index.ts';
import { readDraws } from './useLotteryDraws.ts';

/**
 * All results of a lottery that are kept, the newest first, page by page.
 * @param last period of the newest result that is known: a newer one begins the list anew
 * @param isWanted whether to read now. Default true.
 */
export function useDrawHistory(lottery: string, last: string | undefined, isWanted = true): AccountPagesState<LotteryDraw> {
  const client = useClient();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: ['lottery', 'drawHistory', lottery, last],
    queryFn: ({ signal, pageParam: after }) =>
      client.send(listLotteryDraws, { lottery, size: readDraws, ...(after !== '' && { after }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
    placeholderData: (before, query) => (query?.queryKey[2] === lottery ? before : undefined),
  });
  if (!data) return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    rows,
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
    moreRefusal: isFetchNextPageError && error ? refusalOf(error) : undefined,
  };
}
