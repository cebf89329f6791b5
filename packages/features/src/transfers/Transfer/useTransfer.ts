import { type Transfer, type TransferParty, type TransferTerms, transferToDownline, transferToUpline } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { cashierQueryKey, type Refused, useAccount, useClient } from '../../core/index.ts';
import { RefusedBefore } from '../../core/money/outcome.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { useMoneyCall } from '../../core/money/useMoneyCall.ts';
import { checkTransfer } from './transferAmount.ts';

/** Who gets the money, and which way it goes. */
export interface TransferReceiver extends TransferParty {
  way: 'upline' | 'downline';
}

/** What a player asks for. */
export interface TransferRequest {
  receiver: TransferReceiver;
  /** In the minor unit of the brand's currency; undefined where nothing was typed. */
  amount: number | undefined;
  fundPassword: string;
  terms: TransferTerms;
}

/** Where a transfer stands. */
export type TransferState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Of one try the same object. */
  | ({ status: 'refused' } & Refused)
  /** Its reply was lost: it is looked up, and ends as `sent` where it was made. */
  | ({ status: 'unknown' } & LostOrder)
  /** At the receiver's. */
  | { status: 'sent'; transfer: Transfer };

/** Transfers as data and two actions, for any form. */
export interface Transfers {
  state: TransferState;
  /** Sends money. Asked again after a lost reply, it is still one transfer. */
  sendMoney(request: TransferRequest): void;
  startAgain(): void;
}

/** A transfer to the account above or below (§6), made once however often it is sent. */
export function useTransfer(): Transfers {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state, send, startAgain } = useMoneyCall<TransferRequest, Transfer>({
    order: `${account}:transfer`,
    prepare: ({ receiver, amount, fundPassword, terms }) => {
      const refusal = checkTransfer(amount, terms);
      if (refusal || amount === undefined) throw new RefusedBefore(refusal ?? { code: 'field_required' });
      if (fundPassword === '') throw new RefusedBefore({ code: 'fund_password_error' });
      // A password that was mistyped is no other transfer.
      const body = { way: receiver.way, account: receiver.account, amount };
      return receiver.way === 'upline'
        ? {
            call: transferToUpline,
            body,
            send: (idempotencyKey) => client.send(transferToUpline, { amount, fundPassword }, { idempotencyKey }),
          }
        : {
            call: transferToDownline,
            body,
            send: (idempotencyKey) =>
              client.send(transferToDownline, { account: receiver.account, amount, fundPassword }, { idempotencyKey }),
          };
    },
    onMade: () => void queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
  });
  return {
    state: state.status === 'made' ? { status: 'sent', transfer: state.reply } : state,
    sendMoney: send,
    startAgain,
  };
}
