import type { LoginRecord } from '@baize/contract';
import { Button, Callout, Heading, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/index.ts';
import { FailedLogins } from './FailedLogins.tsx';
import { list } from './LoginRow.css.ts';
import { LoginRow, type LoginRowProps } from './LoginRow.tsx';
import type { SessionsState } from './useSessions.ts';

export interface SessionsViewProps {
  state: Exclude<SessionsState, { status: 'error' }>;
  timeZone: string;
  /** What is being ended: a session's id, or `others`. */
  ending: string | undefined;
  /** What became of the last ending, in the player's language. */
  notice: { tone: 'positive' | 'negative' | 'info'; text: string } | undefined;
  onEndSession(record: LoginRecord, device: string): void;
  onEndOthers(): void;
}

/** Logins with device, address and time; those that are open can be ended. */
export function SessionsView({ state, timeZone, ending, notice, onEndSession, onEndOthers }: SessionsViewProps): ReactElement {
  const { t } = useTranslation('security');
  if (state.status === 'loading') {
    return (
      <Stack gap={2} aria-busy="true">
        {['one', 'two', 'three'].map((name) => (
          <Skeleton key={name} shape="control" />
        ))}
      </Stack>
    );
  }
  const badgeOf = ({ isCurrent, isOpen }: LoginRecord): LoginRowProps['badge'] => {
    if (isCurrent) return { tone: 'positive', text: t('sessions.current') };
    return isOpen ? { tone: 'positive', text: t('sessions.open') } : { tone: 'neutral', text: t('sessions.over') };
  };
  const endOf = ({ endedAt, endReason }: LoginRecord): string | undefined =>
    endedAt && t('sessions.endedAt', { time: formatMoment(endedAt, timeZone), reason: t(`endReason.${endReason ?? 'system'}`) });
  return (
    <Stack gap={4}>
      {notice && <Callout tone={notice.tone}>{notice.text}</Callout>}
      {state.hasOthers && (
        <Callout
          tone="info"
          action={
            <Button tone="danger" size="medium" pending={ending === 'others'} onClick={onEndOthers}>
              {t('sessions.endOthers')}
            </Button>
          }
        >
          {t('sessions.stranger')}
        </Callout>
      )}
      <Heading level={3} size="body" id="sessions-list">
        {t('sessions.list')}
      </Heading>
      <ul className={list} aria-labelledby="sessions-list">
        {state.sessions.map((record) => (
          <LoginRow
            key={record.sessionId}
            userAgent={record.userAgent}
            ip={record.ip}
            at={record.startedAt}
            timeZone={timeZone}
            badge={badgeOf(record)}
            detail={endOf(record)}
            isEnding={ending === record.sessionId}
            onEnd={record.isOpen && !record.isCurrent ? (device) => onEndSession(record, device) : undefined}
          />
        ))}
      </ul>
      <FailedLogins failed={state.failed} timeZone={timeZone} />
    </Stack>
  );
}
