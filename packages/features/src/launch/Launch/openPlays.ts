/** A game for real money in a window of its own. */
export interface OpenPlay {
  nodeId: string;
  account: string;
  /** When it was opened, by this browser's clock, in milliseconds. */
  openedAt: number;
  /** The same by the gateway's clock, ISO 8601; undefined where the gateway has not said it. */
  launchedAt: string | undefined;
  /** The player page of the portal surrounds it, with a guard of its own. */
  hasOwnGuard: boolean;
  /** Closes its window. @returns whether the browser has closed it */
  close(): boolean;
}

let plays: readonly OpenPlay[] = [];
const listeners = new Set<() => void>();
function keep(next: readonly OpenPlay[]): void {
  plays = next;
  for (const listener of listeners) listener();
}

/** The windows that this page has opened. Once it is loaded again it knows none of them. */
export const openPlays = {
  all: () => plays,
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add: (play: OpenPlay): void => keep([...plays, play]),
  /** Its window is closed. */
  drop: (play: OpenPlay): void => keep(plays.filter((one) => one !== play)),
  /** Closes the windows of these plays. One that the browser keeps open is still played in. @returns whether all are closed */
  close: (wanted: readonly OpenPlay[]): boolean => {
    const closed = wanted.filter(({ close }) => close());
    if (closed.length > 0) keep(plays.filter((one) => !closed.includes(one)));
    return closed.length === wanted.length;
  },
};
