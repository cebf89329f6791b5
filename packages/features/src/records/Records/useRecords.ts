import type { Page } from '@baize/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Refused, refusalOf, sessionQueryKey, useAccount } from '../../core/index.ts';

/** Rows of a period being fetched, not to be had, none, or there. */
export type RecordsState<Row> =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** As far as they were loaded, in the order of their list. */
      rows: readonly Row[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
      /** Why the last more did not come. */
      moreRefusal: Refused | undefined;
    };

/** What all rows of a period come to, loaded or not. */
export type TotalsState<Totals> =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; totals: Totals };

/** Where all records of an account are kept. */
export const recordsOf = (account: string): readonly unknown[] => [sessionQueryKey, account, 'records'];

/** Where the records of the account that is logged in are kept. */
export function useRecordsKey(): { account: string; keyOf(name: string, filter: object): readonly unknown[] } {
  const account = useAccount();
  return { account, keyOf: (name, filter) => [...recordsOf(account), name, filter] };
}

/**
 * A list of records, page by page. Who opens it again has it read anew: he has played since.
 * @param ask one page; an empty text is where the first one begins
 */
export function useRecords<Row>(
  name: string,
  filter: object,
  ask: (after: string, signal: AbortSignal) => Promise<Page<Row>>,
): RecordsState<Row> {
  const { account, keyOf } = useRecordsKey();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: keyOf(name, filter),
    queryFn: (context) => ask(context.pageParam, context.signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: account !== '',
    refetchOnMount: 'always',
  });
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  if (!rows) return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  if (rows.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    rows,
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
    moreRefusal: isFetchNextPageError && error ? refusalOf(error) : undefined,
  };
}

/** What the records of a period come to. */
export function useRecordTotals<Totals>(name: string, filter: object, ask: (signal: AbortSignal) => Promise<Totals>): TotalsState<Totals> {
  const { account, keyOf } = useRecordsKey();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(name, filter),
    queryFn: ({ signal }) => ask(signal),
    enabled: account !== '',
    refetchOnMount: 'always',
  });
  if (data !== undefined) return { status: 'ready', totals: data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
