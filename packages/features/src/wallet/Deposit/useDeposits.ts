import { cancelDeposit, type DepositOrder, listDeposits, sendDepositProof } from '@baize/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { cashierQueryKey, type Refused, refusalOf, useClient, useSession, useSingleFlight } from '../../core/index.ts';
import { base64Of } from './base64Of.ts';

/** The player's deposits being fetched, not to be had, none yet, or there. */
export type DepositsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first. */
      orders: readonly DepositOrder[];
      /** Undefined when there are no more. */
      loadMore: (() => void) | undefined;
      isLoadingMore: boolean;
    };

/** The player's deposits as data, and what he can do with one that waits. */
export interface Deposits {
  state: DepositsState;
  /** Gives an order up. */
  cancel(orderId: string): Promise<void>;
  /** Id of the order that is being given up. */
  cancelling: string | undefined;
  /** Why the last order could not be given up. */
  refusal: Refused | undefined;
  /** Sends a picture of the payment (§9: png or jpg, 5 MB). @throws CallError */
  sendProof(orderId: string, file: File): Promise<DepositOrder>;
}

/** The player's deposits, followed live: an event of the cashier has them read again. */
export function useDeposits(): Deposits {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const queryKey = [...cashierQueryKey(account), 'deposits'];
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => client.send(listDeposits, { ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: account !== '',
  });
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey });
  const cancelling = useMutation({
    mutationFn: (orderId: string) => client.send(cancelDeposit, { orderId }),
    // Whatever it ended in, the list shows what has become of it.
    onSettled: readAgain,
  });
  const { mutateAsync } = cancelling;
  const cancelOnce = useSingleFlight((orderId: string) => mutateAsync(orderId).catch(() => undefined));
  const stateOf = (): DepositsState => {
    if (data) {
      const orders = data.pages.flatMap(({ rows }) => rows);
      if (orders.length === 0) return { status: 'empty' };
      return { status: 'ready', orders, loadMore: hasNextPage ? () => void fetchNextPage() : undefined, isLoadingMore: isFetchingNextPage };
    }
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  };
  return {
    state: stateOf(),
    cancel: async (orderId) => void (await cancelOnce(orderId)),
    cancelling: cancelling.isPending ? cancelling.variables : undefined,
    refusal: cancelling.error ? refusalOf(cancelling.error) : undefined,
    sendProof: async (orderId, file) => {
      const order = await client.send(sendDepositProof, { orderId, image: await base64Of(file) });
      void readAgain();
      return order;
    },
  };
}
