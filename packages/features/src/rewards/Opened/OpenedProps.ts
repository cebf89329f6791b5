export interface OpenedProps {
  /** What it has brought, as it is written on the paper. */
  prize: string;
  /** Whether the player is ahead by it: coins are for him alone. */
  isAhead: boolean;
  /** It opens now; otherwise it stands open. */
  isMoving: boolean;
  /** It has opened. Default nothing. */
  onEnd?: (() => void) | undefined;
}
