import type { Transfer } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { assertInRange } from '../cashier/amounts.ts';
import { assertFundPassword } from '../security/fundPassword.ts';
import { downlineOf, listDownline, type Receiver, uplineOf } from './receivers.ts';
import { canTransferUp, readTransferTerms } from './terms.ts';
import { transferMoney } from './transfers.ts';

type TransferCall = 'getTransferTerms' | 'transferToUpline' | 'listDownline' | 'transferToDownline';
type TransferContext = Parameters<Handlers['transferToUpline']>[0] | Parameters<Handlers['transferToDownline']>[0];

/** Money between an account and the one above or below it (§2, §3, §6). */
export function transferHandlers(services: Services): Pick<Handlers, TransferCall> {
  const { live, settings, timeZone } = services;
  const { db } = services.database;
  const canGoUp = ({ toUpline }: { toUpline: number }): boolean => canTransferUp({ flags: settings.flags(), toUpline });

  /** @param find the receiver; looked for once the fund password is right, so that nobody asks by it who is whose. */
  async function send(
    context: TransferContext,
    kind: 'transferToUpline' | 'transferToDownline',
    find: (tx: Tx) => Promise<Receiver>,
  ): Promise<Transfer> {
    const { customerId, account } = signedIn(context);
    const { amount, fundPassword } = context.request;
    assertInRange(amount, settings.transferBounds());
    // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
    await assertFundPassword(services, customerId, fundPassword);
    let receiverId: string | undefined;
    const sent = await context.once(async (tx) => {
      const receiver = await find(tx);
      receiverId = receiver.customerId;
      return transferMoney(tx, { customerId, account }, receiver, { amount, kind, timeZone });
    });
    live.changed(customerId);
    if (receiverId !== undefined) live.changed(receiverId);
    return sent;
  }

  return {
    getTransferTerms: async (context) => {
      const caller = signedIn(context);
      const { turnoverPercent } = settings.cashierTerms().withdrawal;
      return readTransferTerms(db, caller.customerId, {
        canGoUp: canGoUp(caller),
        timeZone,
        turnoverPercent,
        bounds: settings.transferBounds(),
      });
    },

    transferToUpline: async (context) => {
      const caller = signedIn(context);
      if (!canGoUp(caller)) throw new AppError('function.not.available');
      return send(context, 'transferToUpline', async (tx) => {
        const upline = await uplineOf(tx, caller.customerId);
        if (!upline) throw new AppError('function.not.available');
        return upline;
      });
    },

    listDownline: async (context) => {
      const { rows, next } = await listDownline(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },

    transferToDownline: async (context) =>
      send(context, 'transferToDownline', async (tx) => {
        const receiver = await downlineOf(tx, signedIn(context).customerId, context.request.account);
        if (!receiver) throw new AppError('not.exists.user');
        return receiver;
      }),
  };
}
