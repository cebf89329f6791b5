import { type BankCard, limits, listBankCards, removeBankCard } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankCardsQueryKey, emptyFields, isLost, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** The cards of the account being fetched, not to be had, or there. */
export type BankCardsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | {
      status: 'ready';
      /** The first one first. */
      cards: readonly BankCard[];
      /** Why none can be added (§4, §9); undefined where one can. */
      closedBy: 'locked' | 'full' | undefined;
    };

/** The card that goes, and the fund password. */
export interface BankCardRemoval {
  cardId: string;
  fundPassword: string;
}

/** The bank cards of the account as data and one action. */
export interface BankCards {
  state: BankCardsState;
  removal: SecurityForm<BankCardRemoval>;
}

/** The cards that withdrawals are paid to (§9 "Bank cards"), and the way to remove one that is not locked (§4). */
export function useBankCards(): BankCards {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const queryKey = bankCardsQueryKey(account);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.send(listBankCards, {}, { signal }),
    enabled: account !== '',
  });
  const removal = useSecurityForm({
    check: ({ fundPassword }: BankCardRemoval) => emptyFields({ fundPassword }),
    send: async ({ cardId, fundPassword }: BankCardRemoval) => {
      try {
        const reply = await client.send(removeBankCard, { cardId, fundPassword }).catch(async (failure: unknown) => {
          // One whose reply was lost is gone from the list, or it was not removed.
          const now = isLost(failure) ? await client.send(listBankCards, {}).catch(() => undefined) : undefined;
          if (!now || now.cards.some((card) => card.cardId === cardId)) throw failure;
          return {};
        });
        queries.setQueryData<typeof data>(queryKey, (known) => known && { cards: known.cards.filter((card) => card.cardId !== cardId) });
        return reply;
      } finally {
        // Whatever it ended in: customer service or another tab may have changed the cards too.
        void queries.invalidateQueries({ queryKey });
      }
    },
    fieldOfCode: { fund_password_error: 'fundPassword', fund_password_missing: 'fundPassword' },
  });
  const stateOf = (): BankCardsState => {
    if (data) {
      const { cards } = data;
      const isFull = cards.length >= limits.bankCards;
      return { status: 'ready', cards, closedBy: cards.some(({ isLocked }) => isLocked) ? 'locked' : isFull ? 'full' : undefined };
    }
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  };
  return { state: stateOf(), removal };
}
