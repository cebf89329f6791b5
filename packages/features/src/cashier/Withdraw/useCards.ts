import { type BankCard, listBankCards } from '@baize/contract';
import { bankCardsQueryKey, type Refused, useAccountQuery } from '../../core/index.ts';

/** The player's bank cards: being fetched, not to be had, none yet, or there. */
export type CardsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; cards: readonly BankCard[] };

/** The cards that a withdrawal can go to; they are added in the security centre. */
export function useCards(): CardsState {
  const { state } = useAccountQuery(listBankCards, {
    key: bankCardsQueryKey,
  });
  if (state.status !== 'ready') return state;
  const { data } = state;
  return data.cards.length === 0 ? { status: 'empty' } : { status: 'ready', cards: data.cards };
}
