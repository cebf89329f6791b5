import type { Lottery } from '@baize/contract';

/**
 * Milliseconds after a close at which the page goes on to the next period: the gateway's clock is known to half of a call's time, and a bet
 * that comes before its period opens is refused.
 */
const afterMs = 500;
/** A timer may fire a little early. */
const slackMs = 20;
const closeOf = ({ closesAt }: { closesAt: string }): number => Date.parse(closesAt) + afterMs;

/**
 * Lotteries whose closed period has given way to the next one, where that is known and not closed as well; the same list where none has.
 * @param now milliseconds since 1970, by the gateway's clock
 */
export function rollOn(lotteries: readonly Lottery[], now: number): readonly Lottery[] {
  const canRollOn = ({ current, next }: Lottery): boolean =>
    current !== undefined && next !== undefined && closeOf(current) <= now && Date.parse(next.closesAt) > now;
  if (!lotteries.some(canRollOn)) return lotteries;
  return lotteries.map((lottery) => {
    const { current: _, next, ...rest } = lottery;
    return canRollOn(lottery) && next ? { ...rest, current: next } : lottery;
  });
}

/**
 * Milliseconds until the next of these lotteries goes on to its next period; undefined where none can.
 * @param now milliseconds since 1970, by the gateway's clock
 */
export function nextRollIn(lotteries: readonly Lottery[], now: number): number | undefined {
  const moments = lotteries.flatMap(({ current, next }) => (current && next && Date.parse(next.closesAt) > now ? [closeOf(current)] : []));
  return moments.length === 0 ? undefined : Math.max(0, Math.min(...moments) - now) + slackMs;
}
