import { type BankCard, listBankCards } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { bankCardsQueryKey, type Refused, refusalOf, useClient, useSession } from '../../core/index.ts';

/** The player's bank cards: being fetched, not to be had, none yet, or there. */
export type CardsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; cards: readonly BankCard[] };

/** The cards that a withdrawal can go to; they are added in the security centre. */
export function useCards(): CardsState {
  const client = useClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data, error, refetch } = useQuery({
    queryKey: bankCardsQueryKey(account),
    queryFn: ({ signal }) => client.send(listBankCards, {}, { signal }),
    enabled: account !== '',
  });
  if (data) return data.cards.length === 0 ? { status: 'empty' } : { status: 'ready', cards: data.cards };
  return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
}
