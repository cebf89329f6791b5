import type { listDeposits, listWithdrawals, ResponseOf } from '@baize/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cashierQueryKey, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';

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

/** Reading a list of the cashier by hand. */
export interface ListReading<Order> {
  /** Reads it anew, with the balance and the terms that follow an order. It never fails: the list says so. */
  readAgain(): Promise<void>;
  /** An order as the list has it now; undefined where it is not in it. */
  knownOrder(orderId: string): Order | undefined;
}

/**
 * A player's orders of one kind, followed live: an event of the cashier has them read again.
 * @param call a constant
 */
export function useCashierList<Call extends ListCall>(call: Call): CashierList<OrderOf<Call>> & ListReading<OrderOf<Call>> {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const queryKey = [...cashierQueryKey(account), call.path];
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey,
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
    knownOrder: (orderId) => {
      const now = queries.getQueryData<typeof data>(queryKey);
      return now?.pages.flatMap(({ rows }): OrderOf<Call>[] => rows).find((order) => order.orderId === orderId);
    },
    readAgain: () => queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
  };
}
