import { type Transfer, type TransferParty, type TransferTerms, transferToDownline, transferToUpline } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cashierQueryKey, type Refused, useClient, useIdempotencyKey, useSession, useSingleFlight } from '../../core/index.ts';
import { isOutcome, RefusedBefore, refusalOfSecret } from '../Cashier/outcome.ts';
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
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const key = useIdempotencyKey(`${account}:transfer`);
  const transfer = useMutation({
    mutationFn: async ({ receiver, amount, fundPassword, terms }: TransferRequest) => {
      const refusal = checkTransfer(amount, terms);
      if (refusal || amount === undefined) throw new RefusedBefore(refusal ?? { code: 'field_required' });
      if (fundPassword === '') throw new RefusedBefore({ code: 'fund_password_error' });
      // A password that was mistyped is no other transfer.
      const idempotencyKey = await key.keyFor({ way: receiver.way, account: receiver.account, amount });
      return receiver.way === 'upline'
        ? await client.send(transferToUpline, { amount, fundPassword }, { idempotencyKey })
        : await client.send(transferToDownline, { account: receiver.account, amount, fundPassword }, { idempotencyKey });
    },
    onSuccess: () => {
      key.settle();
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    // A refusal is an outcome; a lost reply, or a transfer still under way, is none and keeps its key for the next try.
    onError: (error) => isOutcome(error) && key.settle(),
  });
  const { mutateAsync, error } = transfer;
  const refused = useMemo(() => error && ({ status: 'refused', ...refusalOfSecret(error) } as const), [error]);
  const sendOnce = useSingleFlight((request: TransferRequest) => mutateAsync(request).catch(() => undefined));
  const rest = { sendMoney: (request: TransferRequest) => void sendOnce(request), startAgain: transfer.reset };
  if (transfer.isPending) return { ...rest, state: { status: 'sending' } };
  if (transfer.data) return { ...rest, state: { status: 'sent', transfer: transfer.data } };
  if (refused) return { ...rest, state: refused };
  return { ...rest, state: { status: 'idle' } };
}
