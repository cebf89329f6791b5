import type { OverviewDay, TeamOverview } from '@baize/contract';
import { Button, Card, Inline, Stack } from '@baize/design-system';
import { Chart } from '@baize/design-system/Chart';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compactMoney } from '../Team/compactMoney.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';

/** What the chart can draw. */
const metrics = ['bets', 'deposits', 'withdrawals', 'netWin', 'active', 'registrations', 'income'] as const;
type Metric = (typeof metrics)[number];

export interface OverviewChartProps extends TeamLook {
  overview: TeamOverview;
}

/** The course of one figure over the days, beside that of the period before; its table is behind a button of its own. */
export function OverviewChart({ overview, currency, language }: OverviewChartProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const [metric, setMetric] = useState<Metric>('bets');
  const { days, daysBefore } = overview;
  const categories = useMemo(() => {
    // The longer one gives the days: a month that goes on is drawn beside the whole of the one before.
    const names = Array.from({ length: Math.max(days.length, daysBefore.length) }, (_, place) => days[place]?.day.slice('yyyy-'.length));
    return { header: t('column.day'), names: names.map((name, place) => name ?? t('column.dayNumber', { number: place + 1 })) };
  }, [t, days, daysBefore]);
  const series = useMemo(() => {
    const valuesOf = (from: readonly OverviewDay[]): (number | null)[] => categories.names.map((_, place) => from[place]?.[metric] ?? null);
    return [
      { id: 'now', name: t('overview.thisPeriod'), values: valuesOf(days) },
      { id: 'before', name: t('overview.periodBefore'), values: valuesOf(daysBefore) },
    ];
  }, [t, days, daysBefore, categories, metric]);
  const formatValue = useMemo(
    () =>
      metric === 'active' || metric === 'registrations'
        ? (value: number) => value.toLocaleString(language)
        : compactMoney(currency, language),
    [metric, currency, language],
  );
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={2} role="group" aria-label={t('overview.metric')}>
          {metrics.map((name) => (
            <Button
              key={name}
              size="small"
              tone={name === metric ? 'primary' : 'ghost'}
              aria-pressed={name === metric}
              onClick={() => setMetric(name)}
            >
              {t(`figure.${name}`)}
            </Button>
          ))}
        </Inline>
        <Chart
          key={metric}
          label={t(`figure.${metric}`)}
          kind={days.length > 1 ? 'line' : 'bar'}
          categories={categories}
          series={series}
          formatValue={formatValue}
        />
      </Stack>
    </Card>
  );
}
