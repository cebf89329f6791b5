import { useEffect, useState } from 'react';
import type { PageAddress, Refused } from '../../core/index.ts';
import type { CashierList, CashierListState } from './useCashierList.ts';

interface Order {
  orderId: string;
}

/** What stands in place of the form: nothing, an order, or what has become of looking for it. */
export type ShownOrder<Shown extends Order> =
  | { status: 'none' }
  | { status: 'looking' }
  /** The player has none of this id. */
  | { status: 'missing' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'found'; order: Shown };

/** Asks for the next page of a list as long as it lacks the order that is looked for. */
function useLookingOn(listed: CashierListState<Order>, isLacking: boolean): void {
  const next = isLacking && listed.status === 'ready' && !listed.isLoadingMore && !listed.moreRefusal ? listed : undefined;
  const loadMore = next?.loadMore;
  /** Of each page once, however often it is drawn meanwhile. */
  const known = next?.orders.length;
  useEffect(() => {
    if (known !== undefined) loadMore?.();
  }, [known, loadMore]);
}

/**
 * The order that stands in place of the form: the one that the address names, or the one that was just made, as the list knows it by now.
 * One that was just made is put into the address: a user who reloads to pay has it again, and Back leads to the form.
 * @param ordered what the form has just made, until `startAgain`
 */
export function useShownOrder<Shown extends Order>(
  address: PageAddress,
  { state: listed, isReadingAgain }: CashierList<Shown>,
  ordered: Shown | undefined,
  startAgain: () => void,
): { shown: ShownOrder<Shown>; openOrder(orderId: string): void; leaveOrder(): void } {
  const { values, open, close } = address;
  const [namedId, setNamedId] = useState<string>();
  // From then on it is shown by its address alone: a user who leaves that has left the order.
  if (ordered && values.order === ordered.orderId && namedId !== ordered.orderId) setNamedId(ordered.orderId);
  const madeId = values.order === undefined && ordered?.orderId !== namedId ? ordered?.orderId : undefined;
  useEffect(() => {
    if (madeId !== undefined) open({ order: madeId });
  }, [madeId, open]);

  const shownId = values.order ?? madeId;
  const known = listed.status === 'ready' ? listed.orders.find(({ orderId }) => orderId === shownId) : undefined;
  const order = known ?? (ordered?.orderId === shownId ? ordered : undefined);
  useLookingOn(listed, shownId !== undefined && !order);
  const shownOf = (): ShownOrder<Shown> => {
    if (shownId === undefined) return { status: 'none' };
    if (order) return { status: 'found', order };
    if (listed.status === 'error') return listed;
    if (listed.status === 'loading') return { status: 'looking' };
    if (listed.status === 'empty' || !listed.loadMore) return { status: isReadingAgain ? 'looking' : 'missing' };
    return listed.moreRefusal ? { status: 'error', ...listed.moreRefusal, retry: listed.loadMore } : { status: 'looking' };
  };
  const leaveOrder = (): void => {
    close({});
    startAgain();
  };
  return { shown: shownOf(), openOrder: (orderId) => open({ order: orderId }), leaveOrder };
}
