import { createDeposit, type DepositChannel, type DepositOrder } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  cashierQueryKey,
  type FormDraft,
  type Refused,
  refusalOf,
  useClient,
  useFormDraft,
  useIdempotencyKey,
  useSession,
  useSingleFlight,
} from '../../core/index.ts';
import { isOutcome, RefusedBefore } from '../Cashier/outcome.ts';
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

const depositRefusalOf = (error: Error): Refused => (error instanceof RefusedBefore ? error.refusal : refusalOf(error));

/** A deposit (§9), ordered once however often it is sent. */
export function useDeposit(): Deposit {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const key = useIdempotencyKey(`${account}:deposit`);
  const draft = useFormDraft('deposit', draftFields);
  const order = useMutation({
    mutationFn: async ({ channel, amount, promotionId }: DepositRequest) => {
      const refusal = checkDeposit(amount, channel);
      if (refusal || amount === undefined) throw new RefusedBefore(refusal ?? { code: 'field_required' });
      const request = { channelId: channel.channelId, amount, ...(promotionId !== undefined && { promotionId }) };
      return await client.send(createDeposit, request, { idempotencyKey: await key.keyFor(request) });
    },
    onSuccess: () => {
      key.settle();
      draft.drop();
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    // A refusal is an outcome; a lost reply, or an order still under way, is none and keeps its key for the next try.
    onError: (error) => isOutcome(error) && key.settle(),
  });
  const { mutateAsync, error } = order;
  const refused = useMemo(() => error && ({ status: 'refused', ...depositRefusalOf(error) } as const), [error]);
  const orderOnce = useSingleFlight(useCallback((request: DepositRequest) => mutateAsync(request).catch(() => undefined), [mutateAsync]));
  const rest = { orderDeposit: (request: DepositRequest) => void orderOnce(request), startAgain: order.reset, draft };
  if (order.isPending) return { ...rest, state: { status: 'sending' } };
  if (order.data) return { ...rest, state: { status: 'ordered', order: order.data } };
  if (refused) return { ...rest, state: refused };
  return { ...rest, state: { status: 'idle' } };
}
