import type { Currency, DepositOrder, Language } from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderTable } from '../Cashier/OrderTable.tsx';
import type { CashierListState } from '../Cashier/useCashierList.ts';
import { toneOfDeposit } from './depositTones.ts';

export interface DepositHistoryViewProps {
  state: CashierListState<DepositOrder>;
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

/** The player's deposits, each with its state and the way to it (§9 "account records"). */
export function DepositHistoryView(props: DepositHistoryViewProps): ReactElement {
  const { currency, language } = props;
  const { t } = useTranslation('cashier');
  return (
    <OrderTable
      {...props}
      texts={{
        all: t('history'),
        newest: t('latest'),
        place: t('column.channel'),
        empty: t('historyEmpty'),
        failed: t('historyFailed'),
      }}
      placeOf={({ channelName }) => channelName}
      stateOf={({ state }) => ({ tone: toneOfDeposit[state], text: t(`state.${state}`) })}
      openLabelOf={({ amount, state }) =>
        t('openOrder', { amount: formatMoney(amount, { currency, language, signed: false }), state: t(`state.${state}`) })
      }
    />
  );
}
