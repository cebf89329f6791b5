/** What comes sooner than this after it was asked for shows no sign of waiting, in milliseconds (DESIGN §4). */
export const patienceMs = 500;

/** When what is waited for was asked for, by the clock of the page: 0 for what its own address asks for. */
let since = 0;

/** How long whoever waits for a place of the portal has been waiting. */
export const waiting = {
  /** Another place is asked for. */
  begin: (): void => {
    since = performance.now();
  },
  /** Milliseconds of patience that are left; 0 when there is none. */
  left: (): number => Math.max(0, since + patienceMs - performance.now()),
};
