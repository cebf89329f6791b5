import type { Period, StatementLine, TeamDay, TeamStatement } from '@baize/contract';
import { Money, Skeleton, Stack, Stat } from '@baize/design-system';
import { Chart } from '@baize/design-system/Chart';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountPagesState, AccountRead, Refused } from '../../core/index.ts';
import { FileButton, type FileButtonProps } from '../Files/FileButton.tsx';
import { BranchPath } from '../Team/BranchPath.tsx';
import { compactMoney } from '../Team/compactMoney.ts';
import { FiguresCard } from '../Team/FiguresCard.tsx';
import { PeriodFilter } from '../Team/PeriodFilter.tsx';
import { ShowMore } from '../Team/ShowMore.tsx';
import { TeamError } from '../Team/TeamError.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { StatementTable } from './StatementTable.tsx';
import { statementFigures } from './statementRows.ts';

export interface TeamStatementViewProps extends TeamLook {
  statement: AccountRead<TeamStatement>;
  lines: AccountPagesState<StatementLine>;
  file: FileButtonProps['file'];
  period: Period;
  errorTextOf(refusal: Refused): string;
  onChangePeriod(period: Period): void;
  /** Keeps all lines as a file, loaded or not. */
  onExport(): void;
  /** Where the statement of somebody's team is; without an account, of the agent's own. */
  hrefOf(account: string | undefined): string;
  /** Where the agent's own statement is; undefined where this is it. */
  ownHref: string | undefined;
}

const noDays: readonly TeamDay[] = [];

/** What a team has won and lost: its totals, its days, and a line for each below with the way down. */
export function TeamStatementView(props: TeamStatementViewProps): ReactElement {
  const { statement, lines, file, period, errorTextOf, onChangePeriod, onExport, hrefOf, ownHref, ...look } = props;
  const { currency, language } = look;
  const { t } = useTranslation('agent-center');
  const ready = statement.status === 'ready' ? statement.data : undefined;
  const days = ready?.days ?? noDays;
  const chart = useMemo(
    () => ({
      categories: { header: t('column.day'), names: days.map(({ day }) => day.slice('yyyy-'.length)) },
      series: [{ id: 'net', name: t('figure.net'), values: days.map(({ net }) => net), signed: true }],
    }),
    [t, days],
  );
  const formatValue = useMemo(() => compactMoney(currency, language), [currency, language]);
  const failed = statement.status === 'error' ? statement : lines.status === 'error' ? lines : undefined;
  return (
    <Stack gap={4}>
      {ready && <BranchPath path={ready.path} hrefOf={hrefOf} />}
      <PeriodFilter {...look} period={period} onChange={onChangePeriod} />
      {failed ? (
        <TeamError title={t('statement.failed')} failed={failed} errorTextOf={errorTextOf} ownHref={ownHref} />
      ) : (
        <Stack gap={4} aria-busy={!ready}>
          <FiguresCard about={t('statement.totals')} terms={['team', 'bets', 'netWin', 'bonuses', 'rebates', 'wages', 'net']}>
            {statementFigures.map((name) => (
              <Stat
                key={name}
                label={t(`figure.${name}`)}
                loading={!ready}
                value={ready && <Money amount={ready.totals[name]} currency={currency} language={language} />}
              />
            ))}
          </FiguresCard>
          {ready ? (
            <Chart
              label={t('statement.chart')}
              kind={days.length > 45 ? 'line' : 'bar'}
              categories={chart.categories}
              series={chart.series}
              formatValue={formatValue}
            />
          ) : (
            <Skeleton shape="card" />
          )}
          <StatementTable {...look} statement={ready} lines={lines} hrefOf={hrefOf} />
          <ShowMore state={lines} />
          {ready && <FileButton file={file} onSave={onExport} />}
        </Stack>
      )}
    </Stack>
  );
}
