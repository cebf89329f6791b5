import type { LotteryOrder } from '@baize/contract';
import { useEffect, useRef } from 'react';
import { gainTones, playTones, resultTones, type Tones } from './tones.ts';

/** What is followed. */
export interface HeardResults {
  /** Code of the lottery that is shown. */
  lottery: string;
  /** Period of its newest result. */
  last: string | undefined;
  /** The member's newest orders. */
  orders: readonly LotteryOrder[];
  isOn: boolean;
}

/** What has brought more than its stake: a prize that is lower is no gain, and nothing to celebrate. */
const isGain = ({ state, won = 0, amount }: LotteryOrder): boolean => state === 'won' && won > amount;

/**
 * Lets a new result of the shown lottery be heard, and an order that waited and has brought more than its stake.
 * @param play Default the sound of the device.
 */
export function useResultSound({ lottery, last, orders, isOn }: HeardResults, play: (tones: Tones) => void = playTones): void {
  const known = useRef({ lottery, last, open: new Set<string>() });
  useEffect(() => {
    const before = known.current;
    const isDrawn = before.lottery === lottery && before.last !== undefined && last !== undefined && before.last !== last;
    const hasGained = orders.some((order) => before.open.has(order.orderId) && isGain(order));
    known.current = { lottery, last, open: new Set(orders.flatMap(({ orderId, state }) => (state === 'open' ? [orderId] : []))) };
    if (!isOn) return;
    if (hasGained) play(gainTones);
    else if (isDrawn) play(resultTones);
  }, [lottery, last, orders, isOn, play]);
}
