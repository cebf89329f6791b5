import type { listDeposits, listWithdrawals, Page, ResponseOf } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type AccountPagesState, cashierQueryKey, useAccountPages } from '../../core/index.ts';

type ListCall = typeof listDeposits | typeof listWithdrawals;
type OrderOf<Call extends ListCall> = ResponseOf<Call>['rows'][number];

/** A list of the cashier being fetched, not to be had, empty, or there. */
export type CashierListState<Order> =
  | Exclude<AccountPagesState<Order>, { status: 'ready' }>
  | (Omit<Extract<AccountPagesState<Order>, { status: 'ready' }>, 'rows'> & {
      /** The newest first. */
      orders: readonly Order[];
    });

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
  const queries = useQueryClient();
  const { account, queryKey, state, isReadingAgain } = useAccountPages(call, { key: (own) => [...cashierQueryKey(own), call.path] });
  const stateOf = (): CashierListState<OrderOf<Call>> => {
    if (state.status !== 'ready') return state;
    const { rows, ...ready } = state;
    // The call says which kind its rows are of; TypeScript can't follow that through the union.
    return { ...ready, orders: rows as readonly OrderOf<Call>[] };
  };
  return {
    state: stateOf(),
    isReadingAgain,
    knownOrder: (orderId) => {
      const now = queries.getQueryData<{ pages: Page<OrderOf<Call>>[] }>(queryKey);
      return now?.pages.flatMap(({ rows }) => rows).find((order) => order.orderId === orderId);
    },
    // Balance and terms follow an order as well.
    readAgain: () => queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
  };
}
