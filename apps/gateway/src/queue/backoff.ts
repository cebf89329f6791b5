const firstMs = 1_000;
const longestMs = 10 * 60_000;

/**
 * Milliseconds that a job waits after its n-th failure in a row: twice as long each time, at most ten minutes. Half of it is random, so that
 * jobs that failed together don't come together.
 * @param tries 1 after the first
 * @param random from 0 to 1
 */
export function backoffMs(tries: number, random = Math.random()): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}
