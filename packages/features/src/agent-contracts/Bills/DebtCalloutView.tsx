import type { ContractDebt, Currency, Language } from '@baize/contract';
import { Button, Callout, formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';

export interface DebtCalloutViewProps {
  /** What is owed; more than nothing. */
  debt: ContractDebt;
  currency: Currency;
  language: Language;
  /** IANA name of the brand's zone. */
  timeZone: string;
  isPaying: boolean;
  /** What became of the last payment, in the reader's language. Default nothing. */
  notice?: string | undefined;
  onPay(): void;
}

/** §4: what an agent owes his downline, until when, and one button that settles it. */
export function DebtCalloutView({ debt, currency, language, timeZone, isPaying, notice, onPay }: DebtCalloutViewProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const amount = formatMoney(debt.owed, { currency, language, signed: false });
  const due = debt.dueAt === undefined ? '' : formatMinute(debt.dueAt, timeZone);
  return (
    <Callout
      tone={debt.isFrozen ? 'negative' : 'warning'}
      title={t(debt.isFrozen ? 'debt.frozen' : 'debt.title', { amount })}
      action={
        <Button pending={isPaying} onClick={onPay}>
          {t('debt.pay')}
        </Button>
      }
    >
      {t(debt.isFrozen ? 'debt.frozenWhy' : 'debt.why', { amount, count: debt.members, time: due })}
      {notice !== undefined && ` ${notice}`}
    </Callout>
  );
}
