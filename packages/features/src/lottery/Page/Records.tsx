import type { LotteryDraw, LotteryToday } from '@baize/contract';
import { ErrorState, Skeleton, Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountRead, useErrorText } from '../../core/index.ts';
import { DrawChart } from '../Draws/DrawChart.tsx';
import { ResultList, type ResultListProps } from '../Draws/ResultList.tsx';
import { OrderList, type OrderListProps } from '../Orders/OrderList.tsx';
import { TodayTotals } from '../Today/TodayTotals.tsx';
import * as css from './Lottery.css.ts';

export interface RecordsProps extends Omit<OrderListProps, 'state'>, Omit<ResultListProps, 'draws'> {
  orders: OrderListProps['state'];
  draws: AccountRead<readonly LotteryDraw[]>;
  today: AccountRead<LotteryToday>;
}

/** Below the board: the member's orders, and the results of the lottery. */
export function Records({ orders, draws, today, family, onCheck, ...shared }: RecordsProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const { language, timeZone } = shared;
  const ofDraws = (content: (rows: readonly LotteryDraw[]) => ReactElement): ReactElement => {
    if (draws.status === 'loading') {
      return (
        <Stack gap={3} aria-busy="true">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      );
    }
    if (draws.status === 'error') {
      return (
        <ErrorState title={t('drawsFailed')} retry={{ onRetry: draws.retry }}>
          {errorText.of(draws)}
        </ErrorState>
      );
    }
    return draws.data.length === 0 ? <Text tone="muted">{t('noDraws')}</Text> : content(draws.data);
  };
  return (
    <div className={css.records}>
      <div className={css.card}>
        <TodayTotals state={today} money={shared.money} />
        <Tabs label={t('orders')} items={[{ id: 'orders', text: t('orders'), content: <OrderList {...shared} state={orders} /> }]} />
      </div>
      <div className={css.card}>
        <Tabs
          label={t('results')}
          items={[
            {
              id: 'results',
              text: t('results'),
              content: ofDraws((rows) => <ResultList {...{ family, language, timeZone, onCheck }} draws={rows} />),
            },
            { id: 'chart', text: t('chart'), content: ofDraws((rows) => <DrawChart family={family} draws={rows} language={language} />) },
          ]}
        />
      </div>
    </div>
  );
}
