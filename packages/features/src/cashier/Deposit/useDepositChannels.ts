import { type DepositChannel, type DepositPromotion, listDepositChannels } from '@baize/contract';
import { cashierQueryKey, type Refused, useAccountQuery } from '../../core/index.ts';

/** The ways to pay in: being fetched, not to be had, none open, or there. */
export type DepositChannelsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** In the order in which they are offered; one or more. */
      channels: readonly DepositChannel[];
      /** Minutes in which an order has to be paid (§9). */
      remittanceMinutes: number;
      /** Those that can be chosen with the next deposit. */
      promotions: readonly DepositPromotion[];
    };

/** The ways to pay in that the cashier offers now. */
export function useDepositChannels(): DepositChannelsState {
  const { state } = useAccountQuery(listDepositChannels, {
    key: (account) => [...cashierQueryKey(account), 'channels'],
  });
  if (state.status !== 'ready') return state;
  const { data } = state;
  return data.channels.length === 0 ? { status: 'empty' } : { status: 'ready', ...data };
}
