import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down by this device's clock; 0 from then on. */
export function useSecondsLeft(moment: number): number {
  const secondsLeft = (): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
  const [, draw] = useState(0);
  const left = secondsLeft();
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const tick = setInterval(() => draw((count) => count + 1), 1_000);
    return () => clearInterval(tick);
  }, [isOver]);
  return left;
}
