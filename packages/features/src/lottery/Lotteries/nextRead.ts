import type { Lottery } from '@baize/contract';

const secondMs = 1_000;
/** Milliseconds between two looks for a period that takes bets. */
const againMs = 2 * secondMs;
/** Milliseconds after a draw at which its result is looked for where the live stream has not told it. */
const resultMs = [3, 13, 23].map((seconds) => seconds * secondMs);
/** Milliseconds for which a result is awaited: a draw that is later is told live, and refunded in the end. */
export const longestMs = 30 * secondMs;
const momentOf = (iso: string): number => Date.parse(iso);

/** When the period before the running one is drawn, in milliseconds since 1970; undefined where its result is there. */
export function awaitedDraw({ current, last }: Pick<Lottery, 'current' | 'last'>): number | undefined {
  // Each period opens when the one before it closes, and is drawn as long after its close as the others.
  if (!current || !last || momentOf(last.drawnAt) >= momentOf(current.opensAt)) return undefined;
  return momentOf(current.opensAt) + momentOf(current.drawsAt) - momentOf(current.closesAt);
}

function readsOf(lottery: Lottery, now: number, spreadMs: number): number[] {
  const { current, next } = lottery;
  // Where the next period is known it takes the place of the closed one by itself.
  const canRollOn = next !== undefined && momentOf(next.closesAt) > now;
  const closes = current && !canRollOn ? [Math.max(momentOf(current.closesAt) + secondMs, now + againMs)] : [];
  const drawn = awaitedDraw(lottery);
  // One that is as near has just been: each read tells the gateway's clock a little differently.
  const results = drawn === undefined ? [] : resultMs.map((after) => drawn + after + spreadMs).filter((moment) => moment > now + secondMs);
  return [...closes, ...results.slice(0, 1)];
}

/**
 * Milliseconds until the lotteries are to be read again: after a period has closed whose next one is not known, and three times after a draw whose
 * result the live stream has not told. Undefined where nothing is awaited.
 * @param now milliseconds since 1970, by the gateway's clock
 * @param spreadMs by which this page looks later for results than it could, so that not all pages look at once
 */
export function nextReadIn(lotteries: readonly Lottery[], now: number, spreadMs = 0): number | undefined {
  const reads = lotteries.flatMap((lottery) => readsOf(lottery, now, spreadMs));
  return reads.length === 0 ? undefined : Math.min(...reads) - now;
}
