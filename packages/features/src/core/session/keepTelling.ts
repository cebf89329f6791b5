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
 * Tells the gateway something until it has heard it, or the page goes: when the network is back, and at a growing interval.
 * @param tell one attempt; `true` when there is nothing left to tell.
 */
export async function keepTelling(tell: () => Promise<boolean>): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const base = waits[Math.min(failures, waits.length - 1)] ?? 300_000;
    await networkOr(base * (0.75 + Math.random() / 2));
    if (await tell()) return;
  }
}
