import { type Closure, closureReasonOf } from '@baize/contract';
import { ButtonLink, Callout, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';

export interface DepositClosedProps {
  closure: Closure;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Where the player withdraws. Default: no way there. */
  withdrawHref?: string | undefined;
  /** Where the player sees his break or self-exclusion. Default: no way there. */
  protectionHref?: string | undefined;
}

/** LCCP 3.5.3: in place of the form while play is closed: why, until when, and what stays open. No brand replaces it. */
export function DepositClosed({ closure, timeZone, withdrawHref, protectionHref }: DepositClosedProps): ReactElement {
  const { t } = useTranslation('cashier');
  const { reason, until } = closureReasonOf(closure);
  return (
    <Callout tone="info" title={t('closed.title')}>
      <Stack gap={3}>
        <Text>{t(`closed.${reason}`, { until: until && formatMinute(until, timeZone) })}</Text>
        <Text>{t('closed.about')}</Text>
        <Inline gap={2} wrap>
          {withdrawHref !== undefined && (
            <ButtonLink href={withdrawHref} tone="outline" size="small">
              {t('withdraw')}
            </ButtonLink>
          )}
          {protectionHref !== undefined && (
            <ButtonLink href={protectionHref} tone="outline" size="small">
              {t('deposit.protection')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Callout>
  );
}
