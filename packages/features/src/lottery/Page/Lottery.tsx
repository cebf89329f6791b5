import { EmptyState, ErrorState, formatMoney } from '@baize/design-system';
import { ticketIcon } from '@baize/design-system/icons';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageProps, useAccount, useErrorText, useLanguage, usePermission } from '../../core/index.ts';
import { useLotteries } from '../Lotteries/useLotteries.ts';
import { LotteryDesk } from './LotteryDesk.tsx';
import { LotterySkeleton } from './LotterySkeleton.tsx';
import { useLotteryLinks } from './useLotteryLinks.ts';

/** §2 /web/lottery, on the gateway of the app. */
export function Lottery({ hrefOf, address }: PageProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const language = useLanguage();
  const account = useAccount();
  const permission = usePermission();
  const state = useLotteries();
  const currency = permission?.currency;
  const money = useCallback(
    (amount: number): string => (currency ? formatMoney(amount, { currency, language, signed: false }) : ''),
    [currency, language],
  );
  const links = useLotteryLinks({ hrefOf, address }, permission?.timeZone ?? '');
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState icon={ticketIcon} title={t('empty')}>
        {t('emptyNext')}
      </EmptyState>
    );
  }
  if (state.status === 'loading' || !permission) return <LotterySkeleton />;
  const { lotteries, aheadMs } = state;
  const shown = lotteries.find(({ lottery }) => lottery === address.values.lottery) ?? lotteries[0];
  if (!shown) return <LotterySkeleton />;
  return (
    <LotteryDesk
      key={account}
      {...{ lotteries, aheadMs, shown, language, money }}
      currency={permission.currency}
      timeZone={permission.timeZone}
      {...links}
    />
  );
}
