/** Hears of a step of the browser before the router does. */
type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();
let isHeard = false;

/** Of listeners on the window the first one that was added hears first, whatever their phase: called before a router is made. */
export function hearHistorySteps(): void {
  if (isHeard) return;
  isHeard = true;
  globalThis.addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event);
  });
}

/** Hears of each Back and Forward before the router, which hears nothing of an event that is stopped. @returns what ends it */
export function onHistoryStep(listener: StepListener): () => void {
  hearHistorySteps();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
