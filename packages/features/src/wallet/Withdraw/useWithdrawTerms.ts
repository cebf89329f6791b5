import { getWithdrawalTerms, type WithdrawalTerms } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { cashierQueryKey, type Refused, refusalOf, useClient, useSession } from '../../core/index.ts';

/** What decides how much can be withdrawn: being fetched, not to be had, or there. */
export type WithdrawTermsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; terms: WithdrawalTerms };

/** How much the player can withdraw now, and what keeps the rest (§9); read anew with every event of the cashier. */
export function useWithdrawTerms(): WithdrawTermsState {
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, refetch } = useQuery({
    queryKey: [...cashierQueryKey(account), 'terms'],
    queryFn: ({ signal }) => client.send(getWithdrawalTerms, {}, { signal }),
    enabled: account !== '',
    // Wagers change them without a word of the cashier.
    staleTime: 0,
  });
  if (data) return { status: 'ready', terms: data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
