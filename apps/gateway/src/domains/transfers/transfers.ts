import { randomUUID } from 'node:crypto';
import type { LiveEventOf, Transfer } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import { holdMainWallet } from '../../ledger/holdMainWallet.ts';
import { newOrderId } from '../../ledger/newOrderId.ts';
import { post } from '../../ledger/post.ts';
import { canReceive } from '../../live/canReceive.ts';
import { keepEvent } from '../../live/outbox.ts';
import { AppError } from '../../wire/AppError.ts';
import { assertNotFrozen } from '../agent-contracts/settlement/assertNotFrozen.ts';
import { markTurnoverMet, turnoverLeft } from '../cashier/turnover.ts';
import { keepMessage, type WriteMessage } from '../messages/inbox.ts';
import { notificationTexts } from '../messages/notificationTexts.ts';
import { assertPlayOpen, closureStopOf } from '../player-protection/closures.ts';
import { holdCustomers } from '../session/holdCustomers.ts';
import type { Receiver } from './receivers.ts';

interface Sender {
  customerId: string;
  account: string;
}

/**
 * Locks both customers in one order: of two opposite transfers one waits before it locks an account, so they can't block each other.
 * Locking the accounts would not do, since an account without an entry does not exist yet.
 * @returns the id of the transfer; undefined when one of the customers can't log in now
 */
async function holdBoth(tx: Tx, customerIds: readonly [string, string]): Promise<string | undefined> {
  const rows = await holdCustomers(tx, customerIds);
  return rows.length === 2 && rows.every(({ isDisabled }) => !isDisabled) ? newOrderId(tx) : undefined;
}

/** One side of a transfer, negative for the sender. The reference is the other side's name. */
function side({ customerId, id, amount, other }: { customerId: string; id: string; amount: number; other: string }) {
  return {
    customerId,
    transactionId: id,
    kind: amount < 0 ? 'transferSent' : 'transferReceived',
    reference: other,
    legs: [
      { account: 'main', amount },
      { account: 'transfers', amount: -amount },
    ],
  } satisfies Parameters<typeof post>[1];
}

/** Tells both of a transfer by a message (§3); an agent who gets it by an event of its own, for he loads no messages (§6). */
async function tellBoth(tx: Tx, sender: Sender, receiver: Receiver, texts: WriteMessage, arrival: LiveEventOf<'transferReceived'>) {
  for (const { customerId } of [sender, receiver]) await keepMessage(tx, customerId, texts);
  if (canReceive(receiver.role, 'transferReceived')) await keepEvent(tx, receiver.customerId, 'transferReceived', async () => arrival);
}

/**
 * Moves money from one customer's main account to another's at once, and tells both (§3). The turnover of deposits (§9) is required here
 * too: otherwise another account could withdraw the money.
 * @throws AppError `receiver_not_available`, `play_closed`, `account_frozen`, `turnover_not_met` or `insufficient_balance`
 */
export async function transferMoney(
  tx: Tx,
  sender: Sender,
  receiver: Receiver,
  { amount, kind, timeZone }: { amount: number; kind: 'transferToUpline' | 'transferToDownline'; timeZone: string },
): Promise<Transfer> {
  const id = await holdBoth(tx, [sender.customerId, receiver.customerId]);
  if (id === undefined || !receiver.isAvailable) throw new AppError('receiver_not_available');
  await assertPlayOpen(tx, sender.customerId);
  // Of the other side's break nothing is told.
  if (await closureStopOf(tx, receiver.customerId)) throw new AppError('receiver_not_available');
  await assertNotFrozen(tx, sender.customerId);
  // A deposit that is being credited waits, or is waited for: none is taken for wagered that was not looked at.
  await holdMainWallet(tx, sender.customerId);
  if ((await turnoverLeft(tx, sender.customerId, timeZone)).left > 0) throw new AppError('turnover_not_met');
  await markTurnoverMet(tx, sender.customerId);
  const sent = side({ customerId: sender.customerId, id, amount: -amount, other: receiver.account });
  const { mainBalance } = await post(tx, sent);
  await post(tx, side({ customerId: receiver.customerId, id: randomUUID(), amount, other: sender.account }));
  const at = new Date();
  const texts = notificationTexts({ kind, amount, at, sender: sender.account, receiver: receiver.account });
  const [orderId, createdAt] = [sent.transactionId, at.toISOString()];
  await tellBoth(tx, sender, receiver, texts, { orderId, sender: sender.account, amount, at: createdAt });
  const { account, nickname } = receiver;
  return { orderId, receiver: { account, nickname }, amount, balance: mainBalance ?? 0, createdAt };
}
