import type { Currency, Language } from '@baize/contract';
import { ErrorState, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayDay, useLanguage, usePermissionState } from '../../core/index.ts';

/** What all reports of agents are drawn with. */
export interface TeamLook {
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone of the brand. */
  timeZone: string;
  /** The day that it is there, `yyyy-MM-dd`. */
  today: string;
}

export interface TeamSettingsProps {
  children(look: TeamLook): ReactElement;
}

/** Draws a report once the brand's zone and currency are known: before that nobody can say which day it is. */
export function TeamSettings({ children }: TeamSettingsProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const language = useLanguage();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  if (permission) {
    const { currency, timeZone } = permission;
    return children({ currency, language, timeZone, today: gatewayDay(timeZone) });
  }
  if (isMissing) return <ErrorState title={t('team.missing')} retry={{ onRetry: retry, pending: isAsking }} />;
  return (
    <Stack gap={4} aria-busy>
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  );
}
