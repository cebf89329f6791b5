/** A part of the page that changes with the time. */
export interface Watch {
  /** Looks whether it has changed. */
  look(): void;
  /** Milliseconds until it may have changed; Infinity where it never will. */
  dueIn(): number;
}

const watches = new Set<Watch>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** A timer may fire a little early. */
const slackMs = 5;
/** No wait is longer: timers of a device that slept are late. */
const longestWaitMs = 1_000;

function wait(): void {
  clearTimeout(timer);
  timer = undefined;
  if (watches.size === 0) return;
  const dueIn = [...watches].reduce((least, watch) => Math.min(least, watch.dueIn()), longestWaitMs);
  timer = setTimeout(() => {
    for (const watch of watches) watch.look();
    wait();
  }, Math.max(0, dueIn) + slackMs);
}

/** Watches the time until the returned function is called. All watches share one timer, which fires when the first of them is due. */
export function watchMoments(watch: Watch): () => void {
  watches.add(watch);
  wait();
  return () => {
    watches.delete(watch);
    wait();
  };
}
