import { type AgentIncome, contractTypes, type IncomeDay, type Period } from '@baize/contract';
import { ErrorState, Money, Skeleton, Stack, Stat } from '@baize/design-system';
import { Chart } from '@baize/design-system/Chart';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import { compactMoney } from '../Team/compactMoney.ts';
import { FiguresCard } from '../Team/FiguresCard.tsx';
import { PeriodFilter } from '../Team/PeriodFilter.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { IncomeTable } from './IncomeTable.tsx';

export interface AgentIncomeViewProps extends TeamLook {
  state: AccountRead<AgentIncome>;
  period: Period;
  /** Sentence of the error, in the agent's language. */
  errorText: string;
  onChangePeriod(period: Period): void;
}

const noDays: readonly IncomeDay[] = [];

/** What came to an agent by his contracts, by type and day, and what he paid by those of his downline. */
export function AgentIncomeView({ state, period, errorText, onChangePeriod, ...look }: AgentIncomeViewProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const { currency, language } = look;
  const income = state.status === 'ready' ? state.data : undefined;
  const totals = income?.totals;
  const days = income?.days ?? noDays;
  const chart = useMemo(
    () => ({
      categories: { header: t('column.day'), names: days.map(({ day }) => day.slice('yyyy-'.length)) },
      series: [{ id: 'net', name: t('figure.income'), values: days.map(({ net }) => net), signed: true }],
    }),
    [t, days],
  );
  const formatValue = useMemo(() => compactMoney(currency, language), [currency, language]);
  const stat = (label: string, amount: number | undefined): ReactElement => (
    <Stat
      key={label}
      label={label}
      loading={!totals}
      value={amount !== undefined && <Money amount={amount} currency={currency} language={language} />}
    />
  );
  return (
    <Stack gap={4}>
      <PeriodFilter {...look} period={period} onChange={onChangePeriod} />
      {state.status === 'error' ? (
        <ErrorState title={t('income.failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      ) : (
        <Stack gap={4} aria-busy={!income}>
          <FiguresCard about={t('income.about')} terms={['wages', 'income']}>
            {stat(t('figure.income'), totals?.net)}
            {contractTypes.map((type) => stat(t(`contracts.of.${type}`), totals?.byType[type]))}
            {stat(t('income.received'), totals?.received)}
            {stat(t('income.paid'), totals?.paid)}
          </FiguresCard>
          {income ? (
            <>
              <Chart
                label={t('income.chart')}
                kind={days.length > 45 ? 'line' : 'bar'}
                categories={chart.categories}
                series={chart.series}
                formatValue={formatValue}
                tableElsewhere
              />
              <IncomeTable income={income} currency={currency} language={language} />
            </>
          ) : (
            <Skeleton shape="card" />
          )}
        </Stack>
      )}
    </Stack>
  );
}
