/** What is known of a lock: two clocks, for each of them can be wrong. */
export interface Lock {
  /** When it ends by the wall clock, in ms since 1970; survives a reload. */
  deadline: number;
  /** When it ends by the page's own clock, in ms since the page began. */
  pageDeadline: number;
}

export interface Clocks {
  /** `Date.now()`: jumps when somebody sets the clock. */
  wall: number;
  /** `performance.now()`: knows no setting of the clock, but may stand still while the device sleeps. */
  page: number;
}

/** How long a lock lasts (§4): 60 s times `expiredMinutes`. */
export const lockLength = (expiredMinutes: number): number => Math.max(0, expiredMinutes) * 60_000;

/** A lock that begins now. */
export function beginLock(length: number, now: Clocks): Lock {
  return { deadline: now.wall + length, pageDeadline: now.page + length };
}

/** A lock that was kept by an earlier page: never longer than a whole one, should the clock have been set back since. */
export function resumeLock(deadline: number, length: number, now: Clocks): Lock {
  return beginLock(Math.min(Math.max(0, deadline - now.wall), length), now);
}

/**
 * How long a lock still lasts, in ms: what the earlier of both clocks says. A clock set back can't prolong it, and a device that slept
 * has not to wait for the page's clock. A clock set forward ends it early; the server's own lock holds then.
 */
export function remainingOf({ deadline, pageDeadline }: Lock, now: Clocks): number {
  return Math.max(0, Math.min(deadline - now.wall, pageDeadline - now.page));
}

/** `1:05`, rounded up: at `0:00` it is over. */
export function countdownText(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
