import { useCallback, useRef } from 'react';
import { base64Of } from '../../core/file/base64Of.ts';
import { isLost } from '../../core/index.ts';
import type { ListReading } from './useCashierList.ts';

interface WithProofs {
  orderId: string;
  /** Pictures that the gateway has. */
  proofs: number;
}

/**
 * Sends pictures of an order one after the other. A picture whose reply is lost is looked up in the list: it was taken where the order has
 * one more. Otherwise it can be sent again; the same picture is kept once.
 * @param send makes the call, `image` in base64
 */
export function useProofs<Order extends WithProofs>(
  { readAgain, knownOrder }: ListReading<Order>,
  send: (request: { orderId: string; image: string }) => Promise<Order>,
): (orderId: string, file: File) => Promise<Order> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const told = useRef<Order>(undefined);
  const sendNow = async (orderId: string, file: File): Promise<Order> => {
    const image = await base64Of(file);
    const replied = told.current?.orderId === orderId ? told.current.proofs : 0;
    const listed = knownOrder(orderId)?.proofs;
    const before = Math.max(listed ?? 0, replied);
    try {
      told.current = await send({ orderId, image });
      void readAgain();
      return told.current;
    } catch (error) {
      // Without a count of before nobody can tell which picture is new.
      if (!isLost(error) || listed === undefined) throw error;
      await readAgain();
      const now = knownOrder(orderId);
      if (!now || now.proofs <= before) throw error;
      return now;
    }
  };
  const latest = useRef(sendNow);
  latest.current = sendNow;
  return useCallback((orderId, file) => {
    const turn = last.current.then(() => latest.current(orderId, file));
    last.current = turn.catch(() => undefined);
    return turn;
  }, []);
}
