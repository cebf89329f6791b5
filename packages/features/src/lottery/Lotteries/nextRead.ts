import type { Lottery } from '@baize/contract';

const secondMs = 1_000;
/** Milliseconds between two looks for a result, and how long one is looked for: a draw that is late is refunded in the end, and told live. */
const againMs = 2 * secondMs;
export const longestMs = 30 * secondMs;
const momentOf = (iso: string): number => Date.parse(iso);

/** When the period before the running one is drawn, in milliseconds since 1970; undefined where its result is there. */
export function awaitedDraw({ current, last }: Pick<Lottery, 'current' | 'last'>): number | undefined {
  // Each period opens when the one before it closes, and is drawn as long after its close as the others.
  if (!current || !last || momentOf(last.drawnAt) >= momentOf(current.opensAt)) return undefined;
  return momentOf(current.opensAt) + momentOf(current.drawsAt) - momentOf(current.closesAt);
}

function readsOf(lottery: Lottery, now: number): number[] {
  const { current } = lottery;
  const closes = current && momentOf(current.closesAt) + secondMs;
  const drawn = awaitedDraw(lottery);
  const result = drawn === undefined || now > drawn + longestMs ? undefined : Math.max(drawn + secondMs, now + againMs);
  return [...(closes === undefined ? [] : [Math.max(closes, now + againMs)]), ...(result === undefined ? [] : [result])];
}

/**
 * Milliseconds until the lotteries are to be read again: a second after a period has closed or is due to be drawn, and every two seconds while
 * a result is awaited. Undefined where nothing is awaited.
 * @param now milliseconds since 1970, by the gateway's clock
 */
export function nextReadIn(lotteries: readonly Lottery[], now: number): number | undefined {
  const reads = lotteries.flatMap((lottery) => readsOf(lottery, now));
  return reads.length === 0 ? undefined : Math.min(...reads) - now;
}
