import type { Currency, Language, TransferTerms } from '@baize/contract';
import { ErrorState } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, usePermissionState } from '../../core/index.ts';
import { MoneyFormSkeleton } from '../../shared/money/MoneyFormSkeleton.tsx';
import { useTransferTerms } from './useTransferTerms.ts';

/** What every form of a transfer is drawn with. */
export interface TransferSurroundings {
  terms: TransferTerms;
  currency: Currency;
  language: Language;
  timeZone: string;
}

export interface TransferPlaceProps {
  /** Draws what stands here once all is known. */
  children(surroundings: TransferSurroundings): ReactNode;
}

/** The terms of a transfer on their way, or what to do where they can't be had. */
export function TransferPlace({ children }: TransferPlaceProps): ReactElement {
  const { t } = useTranslation('transfers');
  const language = useLanguage();
  const errorText = useErrorText();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const state = useTransferTerms();
  if (!permission && isMissing) return <ErrorState title={t('transfer.failed')} retry={{ onRetry: retry, pending: isAsking }} />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('transfer.failed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (!permission || state.status === 'loading') return <MoneyFormSkeleton />;
  const { currency, timeZone } = permission;
  return <>{children({ terms: state.terms, currency, language, timeZone })}</>;
}
