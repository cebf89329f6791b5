import type { Services } from '../../services.ts';
import { readImage } from '../../uploads/image.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { addDepositProof, assertDepositTakesProof, cancelDeposit, listDeposits, msUntilDue, orderDeposit } from './deposits.ts';
import { openChannels } from './openChannels.ts';
import { depositOffers, toDepositPromotion } from './promotions.ts';

type DepositCall = 'listDepositChannels' | 'createDeposit' | 'listDeposits' | 'cancelDeposit' | 'sendDepositProof';

/** Money in (§9 "Deposit"): channels, orders, and what a player does with one. */
export function depositHandlers({
  database: { db },
  cashier,
  live,
  settings,
  timeZone,
  decodeImage,
  queue,
}: Services): Pick<Handlers, DepositCall> {
  return {
    listDepositChannels: async (context) => ({
      channels: openChannels(cashier, settings.cashierTerms(), settings.depositPresets()).map(
        ({ accountName: _, accountNumber: __, bankBin: ___, ...channel }) => channel,
      ),
      remittanceMinutes: settings.cashierTerms().deposit.remittanceMinutes,
      promotions: (await depositOffers(db, timeZone, signedIn(context).customerId)).map(toDepositPromotion),
    }),

    createDeposit: async (context) => {
      const { customerId } = signedIn(context);
      const house = { cashier, terms: settings.cashierTerms(), timeZone, queue };
      const order = await context.once((tx) => orderDeposit(tx, house, customerId, context.request));
      const { orderId, amount } = order;
      queue.wake(msUntilDue(house, { customerId, orderId, amount, channelId: context.request.channelId }));
      return order;
    },

    listDeposits: async (context) => {
      const { rows, next } = await listDeposits(db, cashier, signedIn(context).customerId, {
        ...context.request,
        recordDays: settings.recordDays(),
      });
      return { rows: [...rows], next };
    },

    cancelDeposit: async (context) => {
      const { customerId } = signedIn(context);
      const order = await cancelDeposit(db, cashier, customerId, context.request.orderId);
      live.changed(customerId);
      return order;
    },

    sendDepositProof: async (context) => {
      const { customerId } = signedIn(context);
      const proof = { orderId: context.request.orderId, image: readImage(context.request.image) };
      await assertDepositTakesProof(db, customerId, proof);
      await decodeImage(customerId, proof.image);
      return addDepositProof(db, cashier, customerId, proof);
    },
  };
}
