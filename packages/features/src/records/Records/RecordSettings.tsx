import type { Currency, Language } from '@baize/contract';
import { ErrorState, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayDay, useLanguage, usePermissionState } from '../../core/index.ts';

/** What all views of records are drawn with. */
export interface RecordLook {
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone of the brand: its days are the days of the records. */
  timeZone: string;
  /** The day that it is there, `yyyy-MM-dd`. */
  today: string;
  /** For how many days records are kept. */
  recordDays: number;
}

export interface RecordSettingsProps {
  children(look: RecordLook): ReactElement;
}

/** Draws records once the brand's zone and currency are known: before that nobody can say which day it is. */
export function RecordSettings({ children }: RecordSettingsProps): ReactElement {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  if (permission) {
    const { currency, timeZone, recordDays } = permission;
    return children({ currency, language, timeZone, today: gatewayDay(timeZone), recordDays });
  }
  if (isMissing) return <ErrorState title={t('records.missing')} retry={{ onRetry: retry, pending: isAsking }} />;
  return (
    <Stack gap={4} aria-busy>
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  );
}
