import type { ReactElement } from 'react';
import { useErrorText, useLanguage } from '../../core/index.ts';
import type { GuardedRounds } from './GuardedRounds.ts';
import { SessionGuardView, type SessionGuardViewProps } from './SessionGuardView.tsx';
import { useSessionGuard } from './useSessionGuard.ts';

export interface SessionGuardProps
  extends GuardedRounds,
    Pick<SessionGuardViewProps, 'net' | 'protectionHref' | 'historyHref' | 'stopHref'> {}

/** What guards a play, in its strip. Its view is no replaceable one: a brand takes nothing of it away. */
export function SessionGuard({ openedAt, rounds, ...rest }: SessionGuardProps): ReactElement {
  const guarding = useSessionGuard({ openedAt, rounds });
  const errorText = useErrorText();
  const language = useLanguage();
  const { stop } = guarding;
  const refusal = stop && errorText.of({ code: stop.by === 'limit' ? 'protection_limit' : 'play_closed', params: paramsOf(stop) });
  return <SessionGuardView {...rest} guarding={guarding} refusalText={refusal} language={language} />;
}

function paramsOf({ until, ...figures }: NonNullable<ReturnType<typeof useSessionGuard>['stop']>) {
  return { ...figures, ...(until !== undefined && { until }) };
}
