import { createDeposit, type ResponseOf } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  type FormDraft,
  GatewayError,
  type Refused,
  refusalOf,
  useClient,
  useFormDraft,
  useIdempotencyKey,
  useSession,
  useSingleFlight,
} from '../../core/index.ts';
import { checkDeposit } from './depositAmount.ts';

/** The order as the gateway took it. */
export type DepositOrder = ResponseOf<typeof createDeposit>;
/** Where a deposit stands; `refused` carries the code and the figures of its text. */
export type DepositState =
  | { status: 'idle' }
  | { status: 'sending' }
  | ({ status: 'refused' } & Refused)
  /** Ordered: the cashier credits it, and the balance follows by a live event. */
  | { status: 'ordered'; order: DepositOrder };

/** Orders deposits (§9) as data and two actions, for any form. */
export interface Deposit {
  state: DepositState;
  /** Orders a deposit, in the minor unit of the brand's currency. Sent again after a lost reply, it is still one order. */
  orderDeposit(amount: number | undefined): void;
  startAgain(): void;
  /** The amount in minor units, which survives the end of a session. */
  draft: FormDraft<'amount'>;
}

const draftFields = ['amount'] as const;

class AmountRefused extends Error {
  readonly refusal: NonNullable<ReturnType<typeof checkDeposit>>;

  constructor(refusal: NonNullable<ReturnType<typeof checkDeposit>>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const depositRefusalOf = (error: Error): Refused => (error instanceof AmountRefused ? error.refusal : refusalOf(error));

function isOutcome(error: Error): boolean {
  if (!(error instanceof GatewayError) || error.code === 'idempotency_in_progress') return false;
  return error.status < 500 && error.status !== 429;
}

/** A deposit (§9), ordered once however often it is sent. */
export function useDeposit(): Deposit {
  const client = useClient();
  const session = useSession();
  const key = useIdempotencyKey(`${session.status === 'loggedIn' ? session.account : ''}:deposit`);
  const draft = useFormDraft('deposit', draftFields);
  const order = useMutation({
    mutationFn: async (amount: number | undefined) => {
      const refusal = checkDeposit(amount);
      if (refusal || amount === undefined) throw new AmountRefused(refusal ?? { code: 'field_required' });
      return await client.send(createDeposit, { amount }, { idempotencyKey: await key.keyFor({ amount }) });
    },
    onSuccess: () => {
      key.settle();
      draft.drop();
    },
    // A refusal is an outcome; a lost reply, or an order still under way, is none and keeps its key for the next try.
    onError: (error) => isOutcome(error) && key.settle(),
  });
  const { mutateAsync } = order;
  const orderOnce = useSingleFlight(useCallback((amount: number | undefined) => mutateAsync(amount).catch(() => undefined), [mutateAsync]));
  const rest = { orderDeposit: (amount: number | undefined) => void orderOnce(amount), startAgain: order.reset, draft };
  if (order.isPending) return { ...rest, state: { status: 'sending' } };
  if (order.data) return { ...rest, state: { status: 'ordered', order: order.data } };
  if (order.error) return { ...rest, state: { status: 'refused', ...depositRefusalOf(order.error) } };
  return { ...rest, state: { status: 'idle' } };
}
