import type { Closure } from './protection.ts';

/** Why play is closed, and the moment that its sentence names, ISO 8601: `over` and `forGood` name none. */
export interface ClosureReason {
  reason: 'break' | 'exclusion' | 'forGood' | 'over' | 'returns';
  until?: string;
}

/** Which sentence says why play is closed: an exclusion that is over, or was asked back from, is none that lasts until its end. */
export function closureReasonOf({ kind, until, opensAt, canAskReturn }: Closure): ClosureReason {
  if (canAskReturn) return { reason: 'over' };
  if (kind === 'exclusion' && opensAt !== undefined) return { reason: 'returns', until: opensAt };
  return until === undefined ? { reason: 'forGood' } : { reason: kind, until };
}
