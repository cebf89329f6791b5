import type { Period, TeamOverview } from '@baize/contract';
import { ErrorState, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import { PeriodFilter } from '../Team/PeriodFilter.tsx';
import { sideBySide } from '../Team/Team.css.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { BestDownlines } from './BestDownlines.tsx';
import { NewestMembers } from './NewestMembers.tsx';
import { OverviewChart } from './OverviewChart.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import type { OverviewHref } from './OverviewHref.ts';

export interface TeamOverviewViewProps extends TeamLook {
  state: AccountRead<TeamOverview>;
  period: Period;
  /** Sentence of the error, in the agent's language. */
  errorText: string;
  onChangePeriod(period: Period): void;
  hrefOf: OverviewHref;
}

/** An agent's team at a glance: its figures beside the period before, their course, its best and its newest. */
export function TeamOverviewView(props: TeamOverviewViewProps): ReactElement {
  const { state, period, errorText, onChangePeriod, hrefOf, ...look } = props;
  const { t } = useTranslation('agent-center');
  return (
    <Stack gap={4}>
      <PeriodFilter {...look} period={period} onChange={onChangePeriod} />
      {state.status === 'error' ? (
        <ErrorState title={t('overview.failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      ) : (
        <Stack gap={4} aria-busy={state.status === 'loading'}>
          <OverviewFigures {...look} overview={state.status === 'ready' ? state.data : undefined} />
          {state.status === 'ready' ? (
            <>
              <OverviewChart {...look} overview={state.data} />
              <div className={sideBySide}>
                <BestDownlines {...look} best={state.data.best} hrefOf={hrefOf} />
                <NewestMembers {...look} newest={state.data.newest} registrations={state.data.figures.registrations} hrefOf={hrefOf} />
              </div>
            </>
          ) : (
            <Skeleton shape="card" />
          )}
        </Stack>
      )}
    </Stack>
  );
}
