/** Waits between attempts, in milliseconds: then every five minutes. Spread, so that not all that were cut off return at once. */
const waits = [5_000, 15_000, 60_000, 300_000] as const;

/** Until the time is over, or the network is back before it. */
function networkOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    globalThis.addEventListener('online', finish);
  });
}

/**
 * Tries something again until it succeeds, or the page goes: when the network is back, and at a growing interval. The first try is the
 * caller's own.
 * @param attempt `true` when there is nothing left to try.
 */
export async function keepTrying(attempt: () => Promise<boolean>): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const base = waits[Math.min(failures, waits.length - 1)] ?? 300_000;
    await networkOr(base * (0.75 + Math.random() / 2));
    if (await attempt()) return;
  }
}
