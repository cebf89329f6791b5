import { limits } from '@baize/contract';
import { assertInRange } from '../../plugins/app/cashier/amounts.ts';
import { orderWithdrawal } from '../../plugins/app/cashier/withdrawals.ts';
import { assertFundPassword } from '../../plugins/app/customers/fundPassword.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The signed-in player: who he is, what he has, and the cashier (§3, §9). */
export function memberHandlers(services: Services): Pick<Handlers, 'getMemberInfo' | 'getBalance' | 'createWithdrawal'> {
  const { cashier, live } = services;

  return {
    getMemberInfo: async (context) => {
      const { customerId, account, nickname, type, isAgent, toUpline, iconId, isLegionMaster, passwordExpired, oldPasswordKnown } =
        signedIn(context);
      const flags = { isLegionMaster, passwordExpired, oldPasswordKnown };
      return { id: customerId, account, nickname, type, isAgent, toUpline, iconId, ...flags };
    },

    getBalance: async (context) => ({ sumBalance: signedIn(context).balance, currency: 'VND' }),

    createWithdrawal: async (context) => {
      const { customerId } = signedIn(context);
      const { amount, fundPassword } = context.request;
      assertInRange(amount, limits.withdrawal);
      // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
      await assertFundPassword(services, customerId, fundPassword);
      const order = await context.once((tx) => orderWithdrawal(tx, cashier, services.timeZone, customerId, amount));
      live.changed(customerId);
      return order;
    },
  };
}
