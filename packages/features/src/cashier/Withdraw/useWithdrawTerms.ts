import { getWithdrawalTerms, type WithdrawalTerms } from '@baize/contract';
import { cashierQueryKey, type Refused, useAccountQuery } from '../../core/index.ts';

/** What decides how much can be withdrawn: being fetched, not to be had, or there. */
export type WithdrawTermsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; terms: WithdrawalTerms };

/** How much the player can withdraw now, and what keeps the rest (§9); read anew with every event of the cashier. */
export function useWithdrawTerms(): WithdrawTermsState {
  const { state } = useAccountQuery(getWithdrawalTerms, {
    key: (account) => [...cashierQueryKey(account), 'terms'],
    // Wagers change them without a word of the cashier.
    staleTime: 0,
  });
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { status: 'ready', terms: data };
}
