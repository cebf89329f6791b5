import { useEffect, useState } from 'react';
import { waiting } from './waiting.ts';

/** False at first, true once whoever waits here wants to see that something is on its way: one chunk after another is one wait. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(() => waiting.left() === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waiting.left());
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
