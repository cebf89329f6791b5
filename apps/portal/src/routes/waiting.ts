/** What comes sooner than this shows no sign of waiting, in milliseconds (DESIGN §4). */
export const patienceMs = 500;
/** One that waits this soon after another, in milliseconds, goes on with its wait: a chunk has brought the next. */
const gapMs = 100;

let since = 0;
let waiters = 0;
let leftAt = Number.NEGATIVE_INFINITY;

/** Milliseconds of patience that are left in the wait that goes on; 0 when it is late. */
const left = (): number => Math.max(0, since + patienceMs - performance.now());

/** The wait for a part of the portal, over all the chunks that it takes. */
export const waiting = {
  /** Somebody waits. @returns ends it */
  join: (): (() => void) => {
    if (waiters === 0 && performance.now() - leftAt > gapMs) since = performance.now();
    waiters += 1;
    return () => {
      waiters -= 1;
      leftAt = performance.now();
    };
  },
  left,
  isLate: (): boolean => waiters > 0 && left() === 0,
};
