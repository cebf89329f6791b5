import type { Currency, Language } from '@baize/contract';
import { ErrorState, formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayDay, useLanguage, usePermissionState } from '../../core/index.ts';
import { LegionSkeleton } from './LegionSkeleton.tsx';

/** What the pages of the legion are drawn with. */
export interface LegionLook {
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone of the brand: its weeks are those of the ranks. */
  timeZone: string;
  /** The day that it is there, `yyyy-MM-dd`. */
  today: string;
  /** For how many days records are kept. */
  recordDays: number;
  /** An amount as the reader writes it. */
  money(amount: number): string;
}

export interface LegionSettingsProps {
  children(look: LegionLook): ReactElement;
}

/** Draws a page of the legion once the brand's zone and currency are known. */
export function LegionSettings({ children }: LegionSettingsProps): ReactElement {
  const { t } = useTranslation('legion');
  const language = useLanguage();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  if (permission) {
    const { currency, timeZone, recordDays } = permission;
    const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
    return children({ currency, language, timeZone, today: gatewayDay(timeZone), recordDays, money });
  }
  if (isMissing) return <ErrorState title={t('failed')} retry={{ onRetry: retry, pending: isAsking }} />;
  return <LegionSkeleton />;
}
