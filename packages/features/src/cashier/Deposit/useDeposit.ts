import { createDeposit, type DepositChannel, type DepositOrder } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { cashierQueryKey, type FormDraft, type Refused, useAccount, useClient, useFormDraft } from '../../core/index.ts';
import { RefusedBefore } from '../../core/money/outcome.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { useMoneyCall } from '../../core/money/useMoneyCall.ts';
import { orderedOf } from '../Cashier/orderedOf.ts';
import { checkDeposit } from './depositAmount.ts';

/** What a player asks for. */
export interface DepositRequest {
  channel: DepositChannel;
  /** In the minor unit of the brand's currency; undefined where nothing was typed. */
  amount: number | undefined;
  /** Of the promotions that are offered. Default none. */
  promotionId?: string | undefined;
}
/** Where a deposit stands; `refused` carries the code and the figures of its text, of one try the same object. */
export type DepositState =
  | { status: 'idle' }
  | { status: 'sending' }
  | ({ status: 'refused' } & Refused)
  /** Its reply was lost: it is looked up, and ends as `ordered` where it was made. */
  | ({ status: 'unknown' } & LostOrder)
  /** Ordered: the cashier credits it, and the balance follows by a live event. */
  | { status: 'ordered'; order: DepositOrder };

/** Orders deposits (§9) as data and two actions, for any form. */
export interface Deposit {
  state: DepositState;
  /** Orders a deposit. Sent again after a lost reply, it is still one order. */
  orderDeposit(request: DepositRequest): void;
  startAgain(): void;
  /** The channel's id and the amount in minor units, which survive the end of a session. */
  draft: FormDraft<'amount' | 'channelId'>;
}

const draftFields = ['amount', 'channelId'] as const;

/** A deposit (§9), ordered once however often it is sent. */
export function useDeposit(): Deposit {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const draft = useFormDraft('deposit', draftFields);
  const { state, send, startAgain } = useMoneyCall<DepositRequest, DepositOrder>({
    order: `${account}:deposit`,
    prepare: ({ channel, amount, promotionId }) => {
      const refusal = checkDeposit(amount, channel);
      if (refusal || amount === undefined) throw new RefusedBefore(refusal ?? { code: 'field_required' });
      const body = { channelId: channel.channelId, amount, ...(promotionId !== undefined && { promotionId }) };
      return { call: createDeposit, body, send: (idempotencyKey) => client.send(createDeposit, body, { idempotencyKey }) };
    },
    onMade: () => {
      draft.drop();
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
  });
  return { state: orderedOf(state), orderDeposit: send, startAgain, draft };
}
