import { limits } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { assertInRange } from '../../plugins/app/cashier/amounts.ts';
import { orderDeposit, orderWithdrawal } from '../../plugins/app/cashier/orders.ts';
import { forgetTries, limitFailures, limitTries } from '../../plugins/app/customers/counters.ts';
import { verifyPassword } from '../../plugins/app/customers/passwords.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

/** Wrong fund passwords in a row; a right one clears them. */
const fundPasswordLockout = { max: 10, seconds: 15 * 60 };

/** The signed-in player: who he is, what he has, and the cashier (§3, §9). */
export function memberHandlers(services: Services): Pick<Handlers, 'getMemberInfo' | 'getBalance' | 'createDeposit' | 'createWithdrawal'> {
  const { database, cashier, limiters, live } = services;

  async function checkFundPassword(customerId: string, password: string): Promise<void> {
    await limiters.fundPassword.hit(customerId);
    const key = `fund ${customerId}`;
    await limitFailures(database.db, key, fundPasswordLockout);
    const { customers } = schema;
    const [row] = await database.db.select({ hash: customers.fundPasswordHash }).from(customers).where(eq(customers.id, customerId));
    if (!row?.hash) throw new AppError('fund_password_missing');
    if (!(await verifyPassword(row.hash, password))) {
      await limitTries(database.db, key, fundPasswordLockout);
      throw new AppError('fund_password_error');
    }
    // Wrong ones may have come at once with this one: what they used up, it does not get back.
    await limitFailures(database.db, key, fundPasswordLockout);
    await forgetTries(database.db, key);
  }

  return {
    getMemberInfo: async (context) => {
      const { customerId, account, nickname, type, isAgent, toUpline, iconId, isLegionMaster, passwordExpired, oldPasswordKnown } =
        signedIn(context);
      const flags = { isLegionMaster, passwordExpired, oldPasswordKnown };
      return { id: customerId, account, nickname, type, isAgent, toUpline, iconId, ...flags };
    },

    getBalance: async (context) => ({ sumBalance: signedIn(context).balance, currency: 'VND' }),

    createDeposit: async (context) => {
      const { customerId } = signedIn(context);
      const { amount } = context.request;
      assertInRange(amount, limits.deposit);
      return context.once((tx) => orderDeposit(tx, cashier, customerId, amount));
    },

    createWithdrawal: async (context) => {
      const { customerId } = signedIn(context);
      const { amount, fundPassword } = context.request;
      assertInRange(amount, limits.withdrawal);
      // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
      await checkFundPassword(customerId, fundPassword);
      const order = await context.once((tx) => orderWithdrawal(tx, cashier, services.timeZone, customerId, amount));
      live.changed(customerId);
      return order;
    },
  };
}
