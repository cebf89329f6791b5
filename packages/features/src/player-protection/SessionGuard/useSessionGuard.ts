import { getProtection, type ProtectionStop } from '@baize/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceNow, playStopQueryKey, protectionQueryKey, useAccount, useAccountQuery } from '../../core/index.ts';
import { keepAnswer, lastAnswerOf, secondsUntil } from './realityCheck.ts';

/** What guards a play: when it is stopped for a question, and why its last bet was refused. */
export interface SessionGuarding {
  /** Undefined where no reality check comes. */
  check: { minutes: number; secondsLeft: number; isDue: boolean } | undefined;
  /** Whole minutes since the play began. */
  playedMinutes: number;
  /** Why the last bet was refused. */
  stop: ProtectionStop | undefined;
  /** The player goes on. */
  answer(): void;
}

/** @param openedAt when the play began, by this browser's clock, in milliseconds */
export function useSessionGuard(openedAt: number): SessionGuarding {
  const account = useAccount();
  const { data } = useAccountQuery(getProtection, { key: protectionQueryKey });
  // The live event writes it; nothing is asked for.
  const { data: stop } = useQuery<ProtectionStop>({ queryKey: playStopQueryKey(account), queryFn: skipToken });
  const [answeredAt, setAnsweredAt] = useState(() => lastAnswerOf(openedAt));
  const [now, setNow] = useState(() => deviceNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = data?.realityCheckMinutes;
  const secondsLeft = minutes === undefined ? 0 : secondsUntil(answeredAt, minutes, now);
  return {
    check: minutes === undefined ? undefined : { minutes, secondsLeft, isDue: secondsLeft === 0 },
    playedMinutes: Math.max(0, Math.floor((now - openedAt) / 60_000)),
    stop,
    answer: () => {
      const at = deviceNow();
      keepAnswer(openedAt, at);
      setAnsweredAt(at);
      setNow(at);
    },
  };
}
