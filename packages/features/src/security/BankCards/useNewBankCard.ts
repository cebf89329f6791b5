import { addBankCard, type Bank, type BankCard, checkPattern, type FieldIssue, listBankCards, listBanks } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankCardsQueryKey, emptyFields, isLost, type Refused, refusalOf, useAccount, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** The banks to choose from being fetched, not to be had, or there. */
export type BanksState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; banks: readonly Bank[] };

/** A card as it is typed; its holder is the real name, and is not asked for (§9). */
export interface NewBankCardValues {
  bankCode: string;
  accountNumber: string;
  fundPassword: string;
}

/** The form of a new card, and the banks to choose from. */
export interface NewBankCard extends SecurityForm<NewBankCardValues, BankCard, 'bankCode' | 'accountNumber'> {
  banks: BanksState;
}

const draft = { form: 'bankCard', fields: ['bankCode', 'accountNumber'] } as const;
const numberLength = { min: 6, max: 19 };

/** The number as the bank writes it: people type it in groups. */
const bareNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '');

function numberIssues(typed: string): FieldIssue[] {
  const code = typed.trim() === '' ? undefined : checkPattern('digits', bareNumber(typed), numberLength);
  return code ? [{ field: 'accountNumber', code, params: numberLength }] : [];
}

/** Whether a card may be of this number, as far as the covered one tells. */
const isNumberOf = (card: BankCard, bankCode: string, number: string): boolean =>
  card.bankCode === bankCode && card.accountNumber.slice(-4) === number.slice(-4);

/** Binds a card to the account (§3 "bound to one account only"). */
export function useNewBankCard(): NewBankCard {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { data, error, refetch } = useQuery({
    queryKey: ['cashier', 'banks'],
    queryFn: ({ signal }) => client.send(listBanks, {}, { signal }),
    enabled: account !== '',
  });
  const queryKey = bankCardsQueryKey(account);
  const form = useSecurityForm({
    check: ({ bankCode, accountNumber, fundPassword }: NewBankCardValues) => [
      ...emptyFields({ bankCode, accountNumber, fundPassword }),
      ...numberIssues(accountNumber),
    ],
    send: async ({ bankCode, accountNumber, fundPassword }: NewBankCardValues) => {
      const number = bareNumber(accountNumber);
      const known = queries.getQueryData<{ cards: BankCard[] }>(queryKey)?.cards.map(({ cardId }) => cardId);
      /** A card whose reply was lost is in the list, or it was not added. Without the list of before nobody can tell which one is new. */
      const lookUp = async (failure: unknown): Promise<BankCard> => {
        if (!isLost(failure) || known === undefined) throw failure;
        const { cards } = await client.send(listBankCards, {}).catch(() => ({ cards: [] }));
        const added = cards.find((card) => !known.includes(card.cardId) && isNumberOf(card, bankCode, number));
        if (!added) throw failure;
        return added;
      };
      try {
        const card = await client.send(addBankCard, { bankCode, accountNumber: number, fundPassword }).catch(lookUp);
        queries.setQueryData<{ cards: BankCard[] }>(
          queryKey,
          (shown) => shown && { cards: [...shown.cards.filter(({ cardId }) => cardId !== card.cardId), card] },
        );
        return card;
      } finally {
        void queries.invalidateQueries({ queryKey });
      }
    },
    draft,
    fieldOfCode: {
      bank_not_offered: 'bankCode',
      bank_card_taken: 'accountNumber',
      fund_password_error: 'fundPassword',
      fund_password_missing: 'fundPassword',
    },
  });
  const stateOf = (): BanksState => {
    if (data) return { status: 'ready', banks: data.banks };
    return error ? { status: 'error', ...refusalOf(error), retry: () => void refetch() } : { status: 'loading' };
  };
  return { ...form, banks: stateOf() };
}
