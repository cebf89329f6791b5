import { type ReactElement, useEffect } from 'react';
import { useSecondsLeft } from '../../core/time/useSecondsLeft.ts';
import { clockOf } from './clockOf.ts';

export interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** The moment has come. */
  onOver(): void;
}

/** Time that is left until a moment: `0:17`, `1:02:05`. */
export function Countdown({ until, onOver }: CountdownProps): ReactElement {
  const left = useSecondsLeft(Date.parse(until));
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, when the moment comes
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  // Read out once where it stands, not each second.
  return (
    <span role="timer" aria-live="off">
      {clockOf(left)}
    </span>
  );
}
