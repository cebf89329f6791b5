/** A play that is guarded. */
export interface GuardedRounds {
  /** When the game was opened, by this browser's clock, in milliseconds. */
  openedAt: number;
  /** Rounds of the game up to now, and when they were read, by the same clock; undefined while it is not known. */
  rounds?: { count: number; readAt: number } | undefined;
}
