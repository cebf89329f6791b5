import { type Closure, getProtection, type ProtectionStop, realityMinutes } from '@baize/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceNow, gatewayNow, playStopQueryKey, protectionQueryKey, useAccountQuery, useSessionStore } from '../../core/index.ts';
import type { GuardedRounds } from './GuardedRounds.ts';
import { keepCheck, secondsUntil, useKeptCheck } from './realityCheck.ts';
import { useClearedStop } from './useClearedStop.ts';

/** What guards a play: when it is stopped for a question, and why its last bet was refused. */
export interface SessionGuarding {
  /** Undefined where no reality check comes. */
  check: { minutes: number; secondsLeft: number; isDue: boolean } | undefined;
  /** Whole minutes since the login, or since this game was opened where the login is not known. */
  elapsed: { minutes: number; since: 'login' | 'game' };
  /** Why the last bet was refused; undefined once that is over. */
  stop: ProtectionStop | undefined;
  /** The break or self-exclusion that holds now. */
  closure: Closure | undefined;
  /** The player goes on. */
  answer(): void;
}

/** Milliseconds after which the choice of reality checks is read again: it is changed in another window, and a game stays open for hours. */
const againMs = 60_000;
/** The longest that the rules have: where the gateway could not be asked at all, a check comes rather than none. */
const longestMinutes = Math.max(...realityMinutes);

/** Guards a play: the time runs on over all games and tabs of a login. */
export function useSessionGuard({ openedAt, rounds }: GuardedRounds): SessionGuarding {
  const startedAt = useSessionStore().startedAt();
  const session = startedAt ?? 0;
  const queries = useQueryClient();
  const { state, account } = useAccountQuery(getProtection, { key: protectionQueryKey, againMs });
  // The live event writes it; nothing is asked for.
  const { data: stop, dataUpdatedAt: stoppedAt } = useQuery<ProtectionStop | null>({
    queryKey: playStopQueryKey(account),
    queryFn: skipToken,
  });
  useClearedStop(stop ? { account, stoppedAt } : undefined, rounds);
  const kept = useKeptCheck(session);
  const [now, setNow] = useState(() => deviceNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const hasFailed = state.status === 'error';
  useEffect(() => {
    if (!hasFailed) return;
    // What failed before it was known is not asked for again by itself.
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: protectionQueryKey(account) }), againMs);
    return () => clearInterval(timer);
  }, [hasFailed, queries, account]);
  const said = state.status === 'ready' ? (state.data.realityCheckMinutes ?? null) : undefined;
  const answeredAt = kept?.at ?? Math.max(openedAt, session);
  const isLoggedIn = account !== '';
  useEffect(() => {
    if (isLoggedIn && (kept === undefined || (said !== undefined && kept.minutes !== said)))
      keepCheck({ session, at: answeredAt, minutes: said });
  }, [isLoggedIn, session, kept, said, answeredAt]);
  const known = said === undefined ? kept?.minutes : said;
  const minutes = known === undefined ? (hasFailed ? longestMinutes : null) : known;
  const secondsLeft = minutes === null ? 0 : secondsUntil(answeredAt, minutes, now);
  const isDue = minutes !== null && secondsLeft === 0;
  useEffect(() => {
    if (!isDue) return;
    // A game on the full screen would cover the question, and could go back there under it.
    const leave = (): void => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
    leave();
    document.addEventListener('fullscreenchange', leave);
    return () => document.removeEventListener('fullscreenchange', leave);
  }, [isDue]);
  const isOver = stop?.until !== undefined && Date.parse(stop.until) <= gatewayNow();
  return {
    check: minutes === null ? undefined : { minutes, secondsLeft, isDue },
    elapsed: {
      minutes: Math.max(0, Math.floor((now - (startedAt ?? openedAt)) / 60_000)),
      since: startedAt === undefined ? 'game' : 'login',
    },
    stop: stop && !isOver ? stop : undefined,
    closure: state.status === 'ready' ? state.data.closure : undefined,
    answer: () => {
      const at = deviceNow();
      keepCheck({ session, at, minutes: said });
      setNow(at);
    },
  };
}
