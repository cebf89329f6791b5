import { createWithdrawal, type WithdrawalOrder, type WithdrawalTerms } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cashierQueryKey, type Refused, useClient, useIdempotencyKey, useSession, useSingleFlight } from '../../core/index.ts';
import { isOutcome, RefusedBefore, refusalOfSecret } from '../Cashier/outcome.ts';
import { checkWithdrawal } from './withdrawAmount.ts';

/** What a player asks for. */
export interface WithdrawRequest {
  /** One of his bank cards; undefined where none is chosen. */
  cardId: string | undefined;
  /** In the minor unit of the brand's currency; undefined where nothing was typed. */
  amount: number | undefined;
  fundPassword: string;
  terms: WithdrawalTerms;
}

/** Where a withdrawal stands. */
export type WithdrawState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Of one try the same object. */
  | ({ status: 'refused' } & Refused)
  /** Taken from the balance; its steps are followed in the list. */
  | { status: 'ordered'; order: WithdrawalOrder };

/** Orders withdrawals (§9) as data and two actions, for any form. */
export interface Withdraw {
  state: WithdrawState;
  /** Orders a withdrawal. Sent again after a lost reply, it is still one order. */
  orderWithdrawal(request: WithdrawRequest): void;
  startAgain(): void;
}

/** A withdrawal (§4, §9), ordered once however often it is sent. */
export function useWithdraw(): Withdraw {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const key = useIdempotencyKey(`${account}:withdraw`);
  const order = useMutation({
    mutationFn: async ({ cardId, amount, fundPassword, terms }: WithdrawRequest) => {
      const refusal = checkWithdrawal(amount, terms);
      if (refusal || amount === undefined) throw new RefusedBefore(refusal ?? { code: 'field_required' });
      if (cardId === undefined) throw new RefusedBefore({ code: 'bank_card_not_found' });
      if (fundPassword === '') throw new RefusedBefore({ code: 'fund_password_error' });
      // A password that was mistyped is no other order.
      const idempotencyKey = await key.keyFor({ cardId, amount });
      return await client.send(createWithdrawal, { cardId, amount, fundPassword }, { idempotencyKey });
    },
    onSuccess: () => {
      key.settle();
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    // A refusal is an outcome; a lost reply, or an order still under way, is none and keeps its key for the next try.
    onError: (error) => isOutcome(error) && key.settle(),
  });
  const { mutateAsync, error } = order;
  const refused = useMemo(() => error && ({ status: 'refused', ...refusalOfSecret(error) } as const), [error]);
  const orderOnce = useSingleFlight((request: WithdrawRequest) => mutateAsync(request).catch(() => undefined));
  const rest = { orderWithdrawal: (request: WithdrawRequest) => void orderOnce(request), startAgain: order.reset };
  if (order.isPending) return { ...rest, state: { status: 'sending' } };
  if (order.data) return { ...rest, state: { status: 'ordered', order: order.data } };
  if (refused) return { ...rest, state: refused };
  return { ...rest, state: { status: 'idle' } };
}
