import type { Closure, ProtectionStop } from '@baize/contract';
import type { ReactElement } from 'react';
import { useErrorText, useLanguage } from '../../core/index.ts';
import type { GuardedRounds } from './GuardedRounds.ts';
import { SessionGuardView, type SessionGuardViewProps } from './SessionGuardView.tsx';
import { useSessionGuard } from './useSessionGuard.ts';

export interface SessionGuardProps
  extends GuardedRounds,
    Pick<SessionGuardViewProps, 'net' | 'protectionHref' | 'historyHref' | 'stopHref' | 'children'> {
  /** When the game was opened, by the gateway's clock, ISO 8601; undefined where the gateway has not said it. */
  launchedAt: string | undefined;
}

/** What guards a play: its strip, and the game until play is closed. Its view is no replaceable one: a brand takes nothing of it away. */
export function SessionGuard({ openedAt, launchedAt, rounds, ...rest }: SessionGuardProps): ReactElement {
  const guarding = useSessionGuard({ openedAt, rounds });
  const errorText = useErrorText();
  const language = useLanguage();
  const textOf = (stop: ProtectionStop | undefined): string | undefined =>
    stop && errorText.of({ code: stop.by === 'limit' ? 'protection_limit' : 'play_closed', params: paramsOf(stop) });
  const { stop, closure } = guarding;
  const closedBy = closure && isOpenedBefore(launchedAt, closure.since) ? stopOf(closure) : undefined;
  return <SessionGuardView {...rest} guarding={guarding} refusalText={textOf(stop)} closedText={textOf(closedBy)} language={language} />;
}

/** A game that was opened during a closure is there for its open round. */
const isOpenedBefore = (launchedAt: string | undefined, since: string): boolean =>
  launchedAt === undefined || Date.parse(launchedAt) < Date.parse(since);

function stopOf({ kind, until, opensAt, canAskReturn }: Closure): ProtectionStop {
  const end = canAskReturn ? undefined : (opensAt ?? until);
  return { by: kind, ...(end !== undefined && { until: end }) };
}

function paramsOf({ until, ...figures }: ProtectionStop) {
  return { ...figures, ...(until !== undefined && { until }) };
}
