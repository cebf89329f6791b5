import { getTransferTerms, type TransferTerms } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { cashierQueryKey, type Refused, refusalOf, useClient, useSession } from '../../core/index.ts';

/** To whom and how much can be transferred: being fetched, not to be had, or there. */
export type TransferTermsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; terms: TransferTerms };

/** To whom and how much the player can transfer now, and what keeps the rest; read anew with every event of the cashier. */
export function useTransferTerms(): TransferTermsState {
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, refetch } = useQuery({
    queryKey: [...cashierQueryKey(account), 'transferTerms'],
    queryFn: ({ signal }) => client.send(getTransferTerms, {}, { signal }),
    enabled: account !== '',
    // Wagers, and money from others, change them without a word of the cashier.
    staleTime: 0,
  });
  if (data) return { status: 'ready', terms: data };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
