import { getTransferTerms, type TransferTerms } from '@baize/contract';
import { cashierQueryKey, type Refused, useAccountQuery } from '../../core/index.ts';

/** To whom and how much can be transferred: being fetched, not to be had, or there. */
export type TransferTermsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; terms: TransferTerms };

/** To whom and how much the player can transfer now, and what keeps the rest; read anew with every event of the cashier. */
export function useTransferTerms(): TransferTermsState {
  const { state } = useAccountQuery(getTransferTerms, {
    key: (account) => [...cashierQueryKey(account), 'transferTerms'],
    // Wagers, and money from others, change them without a word of the cashier.
    staleTime: 0,
  });
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { status: 'ready', terms: data };
}
