import type { Call } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isLost, refusalOf } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { useIdempotencyKey } from '../useIdempotencyKey.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import { isOutcome, LostReply, RefusedBefore } from './outcome.ts';
import { type LostOrder, useLostOrder } from './useLostOrder.ts';
import { useSettledOrders } from './useSettledOrders.ts';

/** A money call as it is to be sent. */
export interface MoneyOrder<Reply> {
  call: Call;
  /** What the key belongs to: the order without its secret. */
  body: object;
  send(idempotencyKey: string): Promise<Reply>;
}

/** Where a money call stands. */
export type MoneyState<Asked, Reply> =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Nothing was done, and why; of one try the same object. */
  | ({ status: 'refused' } & Refused)
  /** Sent, and its reply was lost: it is looked up, and not sent again. */
  | ({ status: 'unknown' } & LostOrder)
  /** Done, as its reply or the look-up says. */
  | { status: 'made'; reply: Reply; asked: Asked };

export interface MoneyCallOptions<Asked, Reply> {
  /** Names the order in this browser: the account and what it does. */
  order: string;
  /** What is asked, as a call. @throws RefusedBefore */
  prepare(asked: Asked): MoneyOrder<Reply>;
  /** It is done, as the reply or the look-up says: once for each. */
  onMade(reply: Reply): void | Promise<void>;
  /** Nobody knows (yet) what became of it, or it was refused. Default nothing. */
  onFailed?(): void;
  /** Why it was refused. Default the code of the failure. */
  refusalFor?(error: Error): Refused;
}

const codeOf = (error: Error): Refused => (error instanceof RefusedBefore ? error.refusal : refusalOf(error));

/**
 * A call that moves money, made once however often it is sent (DESIGN §2). One whose reply was lost is looked up by its key until it is
 * found; sent again by its player, it still has that key.
 */
export function useMoneyCall<Asked, Reply>(options: MoneyCallOptions<Asked, Reply>) {
  const { order, prepare, onMade, onFailed, refusalFor = codeOf } = options;
  const key = useIdempotencyKey(order);
  const { data, error, isPending, mutateAsync, reset } = useMutation({
    mutationFn: async (asked: Asked): Promise<{ reply: Reply; asked: Asked; idempotencyKey: string }> => {
      const { call, body, send } = prepare(asked);
      const idempotencyKey = await key.keyFor(body);
      try {
        return { reply: await send(idempotencyKey), asked, idempotencyKey };
      } catch (failure) {
        if (isLost(failure)) throw new LostReply(failure, { key: idempotencyKey, call, asked });
        // A refusal is an outcome; a lost reply, or a call still under way, is none and keeps its key for the next try.
        if (failure instanceof Error && isOutcome(failure)) key.settle(idempotencyKey);
        throw failure;
      }
    },
    onSuccess: async ({ reply, idempotencyKey }) => {
      key.settle(idempotencyKey);
      await onMade(reply);
    },
    onError: () => onFailed?.(),
  });
  const lost = error instanceof LostReply ? error : undefined;
  const { found, ...lookup } = useLostOrder<Reply>(lost?.sent);

  const tell = useRef(onMade);
  tell.current = onMade;
  const { settle } = key;
  const lostKey = lost?.sent.key;
  useEffect(() => {
    if (!found || lostKey === undefined) return;
    settle(lostKey);
    void tell.current(found.reply);
  }, [found, lostKey, settle]);

  const refused = useMemo(
    () => (error && !lost ? ({ status: 'refused', ...refusalFor(error) } as const) : undefined),
    [error, lost, refusalFor],
  );
  const stateOf = (): MoneyState<Asked, Reply> => {
    if (isPending) return { status: 'sending' };
    if (data) return { status: 'made', reply: data.reply, asked: data.asked };
    if (lost && found) return { status: 'made', reply: found.reply, asked: lost.sent.asked as Asked };
    if (lost) return { status: 'unknown', ...refusalOf(lost.failure), ...lookup };
    return refused ?? { status: 'idle' };
  };
  const sendOnce = useSingleFlight(useCallback((asked: Asked) => mutateAsync(asked).catch(() => undefined), [mutateAsync]));
  useSettledOrders(key);
  return { state: stateOf(), send: (asked: Asked) => void sendOnce(asked), startAgain: reset };
}
