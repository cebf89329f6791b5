import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { assertFundPassword } from '../security/fundPassword.ts';
import { tellOwnerBeside } from '../session/tellOwner.ts';
import { addBankCard, listBankCards, removeBankCard } from './bankCards.ts';

type BankCardCall = 'listBanks' | 'listBankCards' | 'addBankCard' | 'removeBankCard';

/** Where money is paid out to (§3, §4, §9 "Bank cards"). */
export function bankCardHandlers(services: Services): Pick<Handlers, BankCardCall> {
  const { cashier } = services;
  const { db } = services.database;

  return {
    listBanks: async () => ({ banks: [...cashier.banks()] }),

    listBankCards: async (context) => ({ cards: await listBankCards(db, cashier, signedIn(context).customerId) }),

    addBankCard: async (context) => {
      const { customerId } = signedIn(context);
      const { fundPassword, ...typed } = context.request;
      await assertFundPassword(services, customerId, fundPassword);
      const { card, isNew } = await addBankCard(db, cashier, customerId, typed);
      if (isNew) tellOwnerBeside(services, { customerId, what: 'bankCard', visit: context });
      return card;
    },

    removeBankCard: async (context) => {
      const { customerId } = signedIn(context);
      const { cardId, fundPassword } = context.request;
      await assertFundPassword(services, customerId, fundPassword);
      await removeBankCard(db, customerId, cardId);
      tellOwnerBeside(services, { customerId, what: 'bankCardRemoved', visit: context });
      return {};
    },
  };
}
