import { useEffect, useState } from 'react';
import { deviceNow } from './deviceTime.ts';

/**
 * Whether a moment has passed; tells when it does.
 * @param moment milliseconds since 1970 by this device's clock; undefined never passes
 */
export function useHasPassed(moment: number | undefined): boolean {
  const [passed, setPassed] = useState<number>();
  const isOver = moment !== undefined && (passed === moment || moment <= deviceNow());
  useEffect(() => {
    if (moment === undefined || isOver) return;
    const look = (): void => {
      if (moment <= deviceNow()) setPassed(moment);
    };
    const timer = setTimeout(look, moment - deviceNow());
    // The timers of a phone that slept are late: who comes back is told at once.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, isOver]);
  return isOver;
}
