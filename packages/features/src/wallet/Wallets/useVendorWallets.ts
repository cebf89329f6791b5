import { gatherWallets, listVendorWallets, transferFund, type VendorWallets } from '@baize/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  balanceQueryKey,
  type Refused,
  refusalOf,
  useClient,
  useIdempotencyKey,
  useSession,
  useSingleFlight,
  vendorWalletsQueryKey,
} from '../../core/index.ts';
import { isOutcome, RefusedBefore } from '../Cashier/outcome.ts';
import { checkFundTransfer, type FundTransfer } from './checkFundTransfer.ts';

/** The player’s wallets being fetched, not to be had, or there. */
export type VendorWalletsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; wallets: VendorWallets; isReading: boolean };

/** How the last movement went. */
export type FundMove =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Of one try the same object. */
  | ({ status: 'refused' } & Refused)
  /** All that was with vendors came back: so much. */
  | { status: 'gathered'; gathered: number }
  | { status: 'moved'; transfer: FundTransfer };

/** The wallets of a player (§2 "transferFund") as data and named actions. */
export interface VendorWalletsFeature {
  state: VendorWalletsState;
  move: FundMove;
  /** Sent again after a lost reply, it is still one movement. */
  transfer(transfer: FundTransfer): void;
  gather(): void;
  readAgain(): void;
}

type Asked = { kind: 'gather' } | ({ kind: 'transfer' } & FundTransfer);

/** What the player has where, and moving it, once however often it is sent. */
export function useVendorWallets(): VendorWalletsFeature {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const queryKey = vendorWalletsQueryKey(account);
  const key = useIdempotencyKey(`${account}:transferFund`);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.send(listVendorWallets, {}, { signal }),
    enabled: account !== '',
    // Rounds that are played with a vendor change them.
    staleTime: 0,
  });

  const move = useMutation({
    mutationFn: async (asked: Asked): Promise<{ wallets: VendorWallets; done: FundMove }> => {
      if (asked.kind === 'gather') {
        // What is to come back is part of the order: with more there by now it is another one.
        const idempotencyKey = await key.keyFor({ gather: data?.wallets });
        const { gathered, ...wallets } = await client.send(gatherWallets, {}, { idempotencyKey });
        return { wallets, done: { status: 'gathered', gathered } };
      }
      const { from, to, amount } = asked;
      const refusal = data && checkFundTransfer(asked, data);
      if (refusal || amount === undefined) throw new RefusedBefore({ code: refusal ?? 'field_required' });
      const idempotencyKey = await key.keyFor({ from, to, amount });
      const wallets = await client.send(transferFund, { from, to, amount }, { idempotencyKey });
      return { wallets, done: { status: 'moved', transfer: asked } };
    },
    onSuccess: async ({ wallets }) => {
      key.settle();
      // A read that is still on its way may be older than this reply.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, wallets);
    },
    // A refusal is an outcome; a lost reply is none and keeps its key for the next try.
    onError: (reason) => isOutcome(reason) && key.settle(),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
      // A reply that was kept for an order sent again tells of that moment.
      void queries.invalidateQueries({ queryKey });
    },
  });
  const { mutateAsync, error: failure } = move;
  const refused = useMemo(
    () => failure && ({ status: 'refused', ...(failure instanceof RefusedBefore ? failure.refusal : refusalOf(failure)) } as const),
    [failure],
  );
  const moveOnce = useSingleFlight((asked: Asked) => mutateAsync(asked).catch(() => undefined));

  const stateOf = (): VendorWalletsState => {
    if (data) return { status: 'ready', wallets: data, isReading: isFetching };
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  };
  const moveOf = (): FundMove => {
    if (move.isPending) return { status: 'sending' };
    if (move.data) return move.data.done;
    return refused ?? { status: 'idle' };
  };
  return {
    state: stateOf(),
    move: moveOf(),
    transfer: (transfer) => void moveOnce({ kind: 'transfer', ...transfer }),
    gather: () => void moveOnce({ kind: 'gather' }),
    readAgain: () => void refetch(),
  };
}
