import { formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandZone, useErrorText, useLanguage, useView } from '../../core/index.ts';
import { DebtCalloutView } from './DebtCalloutView.tsx';
import { useContractDebt } from './useContractDebt.ts';

/** What the account owes its downline; nothing where it owes nothing. */
export function DebtCallout(): ReactElement | null {
  const View = useView(DebtCalloutView);
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const timeZone = useBrandZone();
  const errorText = useErrorText();
  const { debt, currency, payment, pay } = useContractDebt();
  if (!debt || debt.owed === 0 || !currency) return null;
  const noticeOf = (): string | undefined => {
    if (payment.status === 'made')
      return t('debt.paid', { amount: formatMoney(payment.reply.paid, { currency, language, signed: false }) });
    return payment.status === 'refused' || payment.status === 'unknown' ? errorText.of(payment) : undefined;
  };
  return <View {...{ debt, currency, language, timeZone }} isPaying={payment.status === 'sending'} notice={noticeOf()} onPay={pay} />;
}
