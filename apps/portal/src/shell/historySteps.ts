/** Hears of a step of the browser before the router does. */
type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();
// Of listeners on the window the first one that was added hears first, whatever their phase: this module is loaded before a router is made.
globalThis.addEventListener('popstate', (event) => {
  for (const listener of listeners) listener(event);
});

/** Hears of each Back and Forward before the router, which hears nothing of an event that is stopped. @returns what ends it */
export function onHistoryStep(listener: StepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
