import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Button, ErrorState, Skeleton, Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { memo, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountRead, useErrorText } from '../../core/index.ts';
import { Statistics } from '../Charts/Statistics.tsx';
import { TrendChart } from '../Charts/TrendChart.tsx';
import { ResultList } from '../Draws/ResultList.tsx';
import * as css from './Lottery.css.ts';

export interface ResultRecordsProps {
  /** Code of the lottery. */
  lottery: string;
  family: LotteryFamily;
  draws: AccountRead<readonly LotteryDraw[]>;
  language: Language;
  timeZone: string;
  onCheck(draw: LotteryDraw): void;
  /** All results are asked for. */
  onHistory(): void;
}

const lines = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The results of a lottery: a list, the trend of what falls, and how often it does. */
export const ResultRecords = memo(function ResultRecords({
  lottery,
  family,
  draws,
  language,
  timeZone,
  onCheck,
  onHistory,
}: ResultRecordsProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const [shown, setShown] = useState<string>();
  const ofDraws = (content: (rows: readonly LotteryDraw[]) => ReactElement): ReactElement => {
    if (draws.status === 'loading') {
      return (
        <Stack gap={3} aria-busy="true">
          {lines.map((line) => (
            <Skeleton key={line} shape="control" />
          ))}
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
  const series = { family, language, shown, onShow: setShown };
  return (
    <Tabs
      label={t('results')}
      items={[
        {
          id: 'results',
          text: t('results'),
          content: ofDraws((rows) => (
            <Stack gap={3}>
              <ResultList {...{ family, language, timeZone, onCheck }} draws={rows} />
              <div className={css.moreResults}>
                <Button tone="outline" size="small" onClick={onHistory}>
                  {t('allResults')}
                </Button>
              </div>
            </Stack>
          )),
        },
        { id: 'chart', text: t('chart'), content: ofDraws((rows) => <TrendChart {...series} draws={rows} />) },
        {
          id: 'statistics',
          text: t('statistics'),
          content: ofDraws((rows) => <Statistics {...series} lottery={lottery} draws={rows} />),
        },
      ]}
    />
  );
});
