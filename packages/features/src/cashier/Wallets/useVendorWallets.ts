import { gatherWallets, listVendorWallets, type ResponseOf, transferFund, type VendorWallets } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { balanceQueryKey, type Refused, useAccountQuery, useClient, vendorWalletsQueryKey } from '../../core/index.ts';
import { RefusedBefore } from '../../core/money/outcome.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { useMoneyCall } from '../../core/money/useMoneyCall.ts';
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
  /** Its reply was lost: it is looked up, and ends as `gathered` or `moved` where it was made. */
  | ({ status: 'unknown' } & LostOrder)
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

type GatheredWallets = ResponseOf<typeof gatherWallets>;
type Asked = { kind: 'gather' } | ({ kind: 'transfer' } & FundTransfer);

/** What the player has where, and moving it, once however often it is sent. */
export function useVendorWallets(): VendorWalletsFeature {
  const client = useClient();
  const queries = useQueryClient();
  const { account, queryKey, data, state, isFetching, retry } = useAccountQuery(listVendorWallets, {
    key: vendorWalletsQueryKey,
    // Rounds that are played with a vendor change them.
    staleTime: 0,
  });

  const { state: moving, send } = useMoneyCall<Asked, VendorWallets | GatheredWallets>({
    order: `${account}:transferFund`,
    prepare: (asked) => {
      if (asked.kind === 'gather') {
        // What is to come back is part of the order: with more there by now it is another one.
        const body = { gather: data?.wallets };
        return { call: gatherWallets, body, send: (idempotencyKey) => client.send(gatherWallets, {}, { idempotencyKey }) };
      }
      const { from, to, amount } = asked;
      const refusal = data && checkFundTransfer(asked, data);
      if (refusal || amount === undefined) throw new RefusedBefore({ code: refusal ?? 'field_required' });
      const body = { from, to, amount };
      return { call: transferFund, body, send: (idempotencyKey) => client.send(transferFund, body, { idempotencyKey }) };
    },
    onMade: async (reply) => {
      const { gathered: _, ...wallets } = { gathered: 0, ...reply };
      // A read that is still on its way may be older than this reply.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, wallets);
      readAfter();
    },
    onFailed: readAfter,
  });
  function readAfter(): void {
    void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
    // A reply that was kept for an order sent again tells of that moment.
    void queries.invalidateQueries({ queryKey });
  }

  const moveOf = (): FundMove => {
    if (moving.status !== 'made') return moving;
    const { reply, asked } = moving;
    if (asked.kind === 'transfer') return { status: 'moved', transfer: asked };
    return { status: 'gathered', gathered: 'gathered' in reply ? reply.gathered : 0 };
  };
  return {
    state: state.status === 'ready' ? { status: 'ready', wallets: state.data, isReading: isFetching } : state,
    move: moveOf(),
    transfer: (transfer) => send({ kind: 'transfer', ...transfer }),
    gather: () => send({ kind: 'gather' }),
    readAgain: retry,
  };
}
