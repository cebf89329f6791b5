import { notifyManager } from '@tanstack/react-query';

/** Milliseconds that a reply waits for others: about a frame, so that nobody sees it. */
const windowMs = 20;
let waiting: (() => void)[] = [];

function tellAll(): void {
  const all = waiting;
  waiting = [];
  for (const tell of all) tell();
}

/** Lets replies that come together draw the page once: a member's home has a dozen of them, and each drew its header or its games anew. */
export function drawTogether(): void {
  notifyManager.setScheduler((tell) => {
    if (waiting.push(tell) === 1) setTimeout(tellAll, windowMs);
  });
}
