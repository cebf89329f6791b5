import { createWithdrawal, type WithdrawalOrder, type WithdrawalTerms } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { cashierQueryKey, type Refused, useAccount, useClient } from '../../core/index.ts';
import { RefusedBefore } from '../../core/money/outcome.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { useMoneyCall } from '../../core/money/useMoneyCall.ts';
import { orderedOf } from '../Cashier/orderedOf.ts';
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
  /** Its reply was lost: it is looked up, and ends as `ordered` where it was made. */
  | ({ status: 'unknown' } & LostOrder)
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
  const account = useAccount();
  const { state, send, startAgain } = useMoneyCall<WithdrawRequest, WithdrawalOrder>({
    order: `${account}:withdraw`,
    prepare: ({ cardId, amount, fundPassword, terms }) => {
      const refusal = checkWithdrawal(amount, terms);
      if (refusal || amount === undefined) throw new RefusedBefore(refusal ?? { code: 'field_required' });
      if (cardId === undefined) throw new RefusedBefore({ code: 'bank_card_not_found' });
      if (fundPassword === '') throw new RefusedBefore({ code: 'fund_password_error' });
      const request = { cardId, amount, fundPassword };
      // A password that was mistyped is no other order.
      const body = { cardId, amount };
      return { call: createWithdrawal, body, send: (idempotencyKey) => client.send(createWithdrawal, request, { idempotencyKey }) };
    },
    onMade: () => void queries.invalidateQueries({ queryKey: cashierQueryKey(account) }),
  });
  return { state: orderedOf(state), orderWithdrawal: send, startAgain };
}
