import type { LotteryToday } from '@baize/contract';
import { EmptyState } from '@baize/design-system';
import { ticketIcon } from '@baize/design-system/icons';
import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import { Chases } from '../Chase/Chases.tsx';
import { OrderList, type OrderListProps } from '../Orders/OrderList.tsx';
import { TodayTotals } from '../Today/TodayTotals.tsx';
import * as css from './Lottery.css.ts';
import { ResultRecords, type ResultRecordsProps } from './ResultRecords.tsx';

export interface RecordsProps extends Omit<OrderListProps, 'state'>, ResultRecordsProps {
  /** An account that has no bets is told so, in place of its lists. */
  isSpectator: boolean;
  orders: OrderListProps['state'];
  today: AccountRead<LotteryToday>;
}

/** Below the board: the member's orders, and the results of the lottery. */
export function Records({ isSpectator, orders, today, lottery, family, draws, onCheck, onHistory, ...shared }: RecordsProps): ReactElement {
  const { t } = useTranslation('lottery');
  const { language, timeZone } = shared;
  return (
    <div className={css.records}>
      <div className={css.card}>
        {isSpectator ? (
          <EmptyState icon={ticketIcon} title={t('spectator')}>
            {t('spectatorText')}
          </EmptyState>
        ) : (
          <>
            <TodayTotals state={today} money={shared.money} />
            <Tabs
              label={t('orders')}
              items={[
                { id: 'orders', text: t('orders'), content: <OrderList {...shared} state={orders} /> },
                {
                  id: 'chases',
                  text: t('chase.list'),
                  content: <Chases lotteries={shared.lotteries} language={language} money={shared.money} />,
                },
              ]}
            />
          </>
        )}
      </div>
      <div className={css.card}>
        <ResultRecords key={family.id} {...{ lottery, family, draws, onCheck, onHistory }} language={language} timeZone={timeZone} />
      </div>
    </div>
  );
}
