import { useEffect, useState } from 'react';
import { gatewayNow } from './gatewayTime.ts';

/**
 * Whole seconds until a moment that the gateway has set, counted down; 0 from then on.
 * @param moment milliseconds since 1970
 */
export function useSecondsLeft(moment: number): number {
  const secondsLeft = (): number => Math.max(0, Math.ceil((moment - gatewayNow()) / 1_000));
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
