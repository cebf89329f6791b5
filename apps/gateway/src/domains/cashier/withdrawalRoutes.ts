import type { Services } from '../../services.ts';
import { readImage } from '../../uploads/image.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { assertFundPassword } from '../security/fundPassword.ts';
import { assertInRange } from './amounts.ts';
import {
  addReceiptProof,
  assertWithdrawalTakesProof,
  confirmReceipt,
  listWithdrawals,
  orderWithdrawal,
  readTerms,
  withBankName,
} from './withdrawals.ts';

type WithdrawalCall = 'getWithdrawalTerms' | 'createWithdrawal' | 'listWithdrawals' | 'confirmReceipt' | 'sendReceiptProof';

/** Money out (§4, §9 "Withdrawal"): terms, orders, and what a member says of a payment. */
export function withdrawalHandlers(services: Services): Pick<Handlers, WithdrawalCall> {
  const { cashier, live, timeZone, settings, decodeImage, queue } = services;
  const { db } = services.database;
  return {
    getWithdrawalTerms: async (context) => readTerms(db, { timeZone, terms: settings.cashierTerms() }, signedIn(context).customerId),

    createWithdrawal: async (context) => {
      const { customerId } = signedIn(context);
      const { cardId, amount, fundPassword } = context.request;
      const house = { cashier, timeZone, terms: settings.cashierTerms(), queue };
      assertInRange(amount, house.terms.withdrawal);
      // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
      await assertFundPassword(services, customerId, fundPassword);
      const order = await context.once(async (tx) =>
        withBankName(await orderWithdrawal(tx, house, customerId, { cardId, amount }), cashier),
      );
      queue.wake();
      live.changed(customerId);
      return order;
    },

    listWithdrawals: async (context) => {
      const { rows, next } = await listWithdrawals(db, signedIn(context).customerId, {
        ...context.request,
        recordDays: settings.recordDays(),
      });
      return { rows: rows.map((order) => withBankName(order, cashier)), next };
    },

    confirmReceipt: async (context) => {
      const { customerId } = signedIn(context);
      const order = await confirmReceipt(db, customerId, context.request);
      live.changed(customerId);
      return withBankName(order, cashier);
    },

    sendReceiptProof: async (context) => {
      const { customerId } = signedIn(context);
      const proof = { orderId: context.request.orderId, image: readImage(context.request.image) };
      await assertWithdrawalTakesProof(db, customerId, proof);
      await decodeImage(customerId, proof.image);
      return withBankName(await addReceiptProof(db, customerId, proof), cashier);
    },
  };
}
