import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import * as css from './Clock.css.ts';
import { clockTime, gmtOffset, subscribeToSeconds } from './clockTime.ts';

export interface ClockProps {
  /** Minutes east of Greenwich. Default 420, the time of Vietnam. */
  timeZoneOffsetMinutes?: number | undefined;
  /** Milliseconds since 1970 by the clock that is shown; the same function from draw to draw. Default this device's clock. */
  now?: (() => number) | undefined;
  /** Called on each click; makes the clock a button. Default: it is plain text. */
  onActivate?: (() => void) | undefined;
}

/** The time of day to the second. Each figure keeps its place, and no screen reader hears it tick. */
export function Clock({ timeZoneOffsetMinutes = 420, now = Date.now, onActivate }: ClockProps): ReactElement {
  const subscribe = useCallback((onSecond: () => void) => subscribeToSeconds(now, onSecond), [now]);
  const seconds = useSyncExternalStore(
    subscribe,
    () => Math.floor(now() / 1000),
    () => 0,
  );
  const face = (
    <>
      <time className={css.time}>{clockTime(seconds, timeZoneOffsetMinutes)}</time>
      <span>{gmtOffset(timeZoneOffsetMinutes)}</span>
    </>
  );
  return onActivate ? (
    <button type="button" className={css.clock} onClick={onActivate}>
      {face}
    </button>
  ) : (
    <span className={css.clock}>{face}</span>
  );
}
