import type { Currency, Language, WithdrawalOrder } from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderTable } from '../Cashier/OrderTable.tsx';
import type { CashierListState } from '../Cashier/useCashierList.ts';
import { toneOfWithdrawal } from './withdrawSteps.ts';

export interface WithdrawHistoryViewProps {
  state: CashierListState<WithdrawalOrder>;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** So many of the newest alone. Default all that were loaded. */
  newest?: number | undefined;
  onOpenOrder(orderId: string): void;
}

/** The player's withdrawals, each with its state and the way to it (§9 "account records"). */
export function WithdrawHistoryView(props: WithdrawHistoryViewProps): ReactElement {
  const { currency, language } = props;
  const { t } = useTranslation('cashier');
  return (
    <OrderTable
      {...props}
      texts={{
        all: t('withdraw.history'),
        newest: t('withdraw.latest'),
        place: t('column.card'),
        empty: t('withdraw.historyEmpty'),
        failed: t('withdraw.historyFailed'),
      }}
      placeOf={({ bankName, accountNumber }) => `${bankName} ${accountNumber}`}
      stateOf={({ state }) => ({ tone: toneOfWithdrawal[state], text: t(`step.${state}`) })}
      openLabelOf={({ amount, state }) =>
        t('withdraw.openOrder', { amount: formatMoney(amount, { currency, language, signed: false }), state: t(`step.${state}`) })
      }
    />
  );
}
