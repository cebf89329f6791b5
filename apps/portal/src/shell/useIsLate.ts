import { useEffect, useState } from 'react';

/** What comes sooner than this shows no sign of waiting, in milliseconds. */
const patienceMs = 500;

/** False at first, true once whoever waits here wants to see that something is on its way (DESIGN §4). */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
