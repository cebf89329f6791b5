import type { listDeposits, listWithdrawals, ResponseOf } from '@baize/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cashierQueryKey, type Refused, refusalOf, useClient, useSession } from '../../core/index.ts';

type ListCall = typeof listDeposits | typeof listWithdrawals;
type OrderOf<Call extends ListCall> = ResponseOf<Call>['rows'][number];

/** A list of the cashier being fetched, not to be had, empty, or there. */
export type CashierListState<Order> =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first. */
      orders: readonly Order[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
      /** Why the last more did not come. */
      moreRefusal: Refused | undefined;
    };

/** A list of the cashier, and whether it is the last word. */
export interface CashierList<Order> {
  state: CashierListState<Order>;
  /** It is being read anew: what it lacks may have come to it. */
  isReadingAgain: boolean;
}

/**
 * A player's orders of one kind, followed live: an event of the cashier has them read again.
 * @param call a constant
 */
export function useCashierList<Call extends ListCall>(call: Call): CashierList<OrderOf<Call>> & { readAgain(): Promise<void> } {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: [...cashierQueryKey(account), call.path],
    queryFn: async ({ signal, pageParam: after }) => {
      const page = await client.send(call as ListCall, { ...(after && { after }) }, { signal });
      // The call says which kind its rows are of; TypeScript can't follow that through the union.
      return page as ResponseOf<Call>;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: account !== '',
  });
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const stateOf = (): CashierListState<OrderOf<Call>> => {
    if (data) {
      const orders = data.pages.flatMap(({ rows }): OrderOf<Call>[] => rows);
      if (orders.length === 0) return { status: 'empty' };
      return {
        status: 'ready',
        orders,
        loadMore: hasNextPage ? loadMore : undefined,
        isLoadingMore: isFetchingNextPage,
        moreRefusal: isFetchNextPageError && error ? refusalOf(error) : undefined,
      };
    }
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  };
  // Balance and terms follow an order as well.
  return {
    state: stateOf(),
    isReadingAgain: isFetching && !isFetchingNextPage,
    readAgain: () => queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
  };
}
