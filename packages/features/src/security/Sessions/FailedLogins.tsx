import type { LoginAttempt } from '@baize/contract';
import { Heading, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { list } from './LoginRow.css.ts';
import { LoginRow } from './LoginRow.tsx';

export interface FailedLoginsProps {
  /** The newest first. */
  failed: readonly LoginAttempt[];
  /** IANA zone that times are shown in. */
  timeZone: string;
}

/** Attempts that were refused: a user who knows none of them should change the password. Nothing where there are none. */
export function FailedLogins({ failed, timeZone }: FailedLoginsProps): ReactElement | null {
  const { t } = useTranslation('security');
  if (failed.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="body" id="failed-list">
        {t('sessions.failed')}
      </Heading>
      <ul className={list} aria-labelledby="failed-list">
        {failed.map(({ at, ip, userAgent, outcome }) => (
          <LoginRow
            key={`${at} ${ip} ${outcome}`}
            userAgent={userAgent}
            ip={ip}
            at={at}
            timeZone={timeZone}
            badge={{ tone: 'negative', text: t(`attempt.${outcome}`) }}
          />
        ))}
      </ul>
    </Stack>
  );
}
