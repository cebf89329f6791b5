import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { playStopQueryKey } from '../../core/index.ts';
import type { GuardedRounds } from './GuardedRounds.ts';

/** A refusal that is told. */
interface ToldStop {
  account: string;
  /** When the refusal came, by this browser's clock, in milliseconds. */
  stoppedAt: number;
}

/** Forgets why a bet was refused once another one was taken: a round more than were there after the refusal. */
export function useClearedStop(told: ToldStop | undefined, rounds: GuardedRounds['rounds']): void {
  const queries = useQueryClient();
  const first = useRef<{ stoppedAt: number; count: number }>(undefined);
  const [account, stoppedAt] = [told?.account, told?.stoppedAt];
  const [count, readAt] = [rounds?.count, rounds?.readAt];
  useEffect(() => {
    // A count from before may lack the round before the refusal.
    if (account === undefined || stoppedAt === undefined || count === undefined || readAt === undefined || readAt <= stoppedAt) return;
    if (first.current?.stoppedAt !== stoppedAt) first.current = { stoppedAt, count };
    else if (count > first.current.count) queries.setQueryData(playStopQueryKey(account), null);
  }, [queries, account, stoppedAt, count, readAt]);
}
