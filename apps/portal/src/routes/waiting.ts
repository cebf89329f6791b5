/** What comes sooner than this shows no sign of waiting, in milliseconds (DESIGN §4). */
export const patienceMs = 500;
/** One that waits this soon after another, in milliseconds, goes on with its wait: a chunk has brought the next. */
const gapMs = 100;

/** A wait for something of the portal, over all the chunks that it takes. */
export interface Waiting {
  /** Somebody waits. @returns ends it */
  join(): () => void;
  /** Milliseconds of patience that are left in the wait that goes on. */
  left(): number;
  isSlow(): boolean;
}

/** One for each thing that can be waited for at the same time as others. */
export function createWaiting(): Waiting {
  let since = 0;
  let waiters = 0;
  let leftAt = Number.NEGATIVE_INFINITY;
  const left = (): number => Math.max(0, since + patienceMs - performance.now());
  return {
    join: () => {
      if (waiters === 0 && performance.now() - leftAt > gapMs) since = performance.now();
      waiters += 1;
      return () => {
        waiters -= 1;
        leftAt = performance.now();
      };
    },
    left,
    isSlow: () => waiters > 0 && left() === 0,
  };
}
