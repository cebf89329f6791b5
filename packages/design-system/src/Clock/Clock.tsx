import { type ReactElement, useSyncExternalStore } from 'react';
import { TabularDigits } from '../shared/TabularDigits.tsx';
import * as css from './Clock.css.ts';
import { clockTime, gmtOffset, nowInSeconds, subscribeToSeconds } from './clockTime.ts';

export interface ClockProps {
  /** Minutes east of Greenwich. Default 420, the time of Vietnam. */
  timeZoneOffsetMinutes?: number | undefined;
  /** Called on each click; makes the clock a button. Default: it is plain text. */
  onActivate?: (() => void) | undefined;
}

/** The time of day to the second. Each figure keeps its place, and no screen reader hears it tick. */
export function Clock({ timeZoneOffsetMinutes = 420, onActivate }: ClockProps): ReactElement {
  const now = useSyncExternalStore(subscribeToSeconds, nowInSeconds, () => 0);
  const face = (
    <>
      <time className={css.time}>
        <TabularDigits>{clockTime(now, timeZoneOffsetMinutes)}</TabularDigits>
      </time>
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
