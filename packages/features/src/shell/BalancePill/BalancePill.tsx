import type { Balance, Language } from '@baize/contract';
import { Icon, Money, VisuallyHidden } from '@baize/design-system';
import { refreshIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { figure, isHidden, label, pill } from './BalancePill.css.ts';

export interface BalancePillProps {
  balance: Balance | undefined;
  isUpdating: boolean;
  hasFailed: boolean;
  language: Language;
  onRefresh(): void;
}

/** The balance; a click refreshes it, and a label says so in the figure's own place (§2). */
export function BalancePill({ balance, isUpdating, hasFailed, language, onRefresh }: BalancePillProps): ReactElement {
  const { t } = useTranslation('shell');
  const notice = isUpdating ? t('balanceUpdating') : hasFailed ? t('balanceFailed') : '';
  return (
    <>
      <button type="button" className={pill} onClick={onRefresh} aria-busy={isUpdating || undefined} title={t('balanceRefresh')}>
        <VisuallyHidden>{t('balance')}: </VisuallyHidden>
        <span className={notice ? isHidden : figure}>
          {balance ? <Money amount={balance.sumBalance} currency={balance.currency} language={language} live /> : '—'}
        </span>
        <span className={notice ? label : isHidden} aria-hidden="true">
          {notice}
        </span>
        <Icon icon={refreshIcon} size="small" />
      </button>
      <span role="status">
        <VisuallyHidden>{notice}</VisuallyHidden>
      </span>
    </>
  );
}
