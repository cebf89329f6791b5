import type { Balance, Language } from '@baize/contract';
import { Icon, IconButton, Money, useWords, VisuallyHidden } from '@baize/design-system';
import { eyeIcon, eyeOffIcon, refreshIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { eye, figure, frame, isHidden, label, labelRoom, pill } from './BalancePill.css.ts';

export interface BalancePillProps {
  balance: Balance | undefined;
  isUpdating: boolean;
  hasFailed: boolean;
  /** Dots in place of the figure (§1). */
  isHidden: boolean;
  language: Language;
  onHide(isHidden: boolean): void;
  onRefresh(): void;
}

/** The balance; a click refreshes it, and a label says so in the figure's own place (§2). */
export function BalancePill({
  balance,
  isUpdating,
  hasFailed,
  isHidden: isCovered,
  language,
  onHide,
  onRefresh,
}: BalancePillProps): ReactElement {
  const { t } = useTranslation('shell');
  const words = useWords();
  const notice = isUpdating ? t('balanceUpdating') : hasFailed ? t('balanceFailed') : '';
  return (
    <span className={frame}>
      <button type="button" className={pill} onClick={onRefresh} aria-busy={isUpdating || undefined} title={t('balanceRefresh')}>
        <VisuallyHidden>{t('balance')}: </VisuallyHidden>
        <span className={notice ? isHidden : figure}>
          {balance ? <Money amount={balance.sumBalance} currency={balance.currency} language={language} hidden={isCovered} /> : '—'}
        </span>
        <span className={notice ? label : labelRoom} aria-hidden="true">
          {notice || t('balanceUpdating')}
        </span>
        <Icon icon={refreshIcon} size="small" />
      </button>
      <span className={eye}>
        <IconButton
          icon={isCovered ? eyeOffIcon : eyeIcon}
          label={words.hideAmount}
          aria-pressed={isCovered}
          size="small"
          onClick={() => onHide(!isCovered)}
        />
      </span>
      <span role="status">
        <VisuallyHidden>{notice}</VisuallyHidden>
      </span>
    </span>
  );
}
