import type { Period } from '@baize/contract';
import { Button, EmptyState, Inline, Link, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { BranchPath } from '../Team/BranchPath.tsx';
import { PeriodFilter } from '../Team/PeriodFilter.tsx';
import { ShowMore } from '../Team/ShowMore.tsx';
import { TeamError } from '../Team/TeamError.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { DownlineFilters } from './DownlineFilters.tsx';
import type { DownlineHrefs } from './DownlineHrefs.ts';
import { DownlineTable } from './DownlineTable.tsx';
import { PersonFigures } from './PersonFigures.tsx';
import { type DownlineFilter, type DownlinesState, wholeDownline } from './useDownlines.ts';

export interface DownlinesViewProps extends TeamLook, DownlinesState {
  period: Period;
  filter: DownlineFilter;
  errorTextOf(refusal: Refused): string;
  onChangeFilter(filter: DownlineFilter): void;
  onChangePeriod(period: Period): void;
  hrefs: DownlineHrefs;
  /** Where the agent's own downline is; undefined where this is it. */
  ownHref: string | undefined;
}

/** Somebody of a branch with his team, and all directly below him: with the ways down the tree and back. */
export function DownlinesView(props: DownlinesViewProps): ReactElement {
  const { person, downlines, siblings, period, filter, errorTextOf, onChangeFilter, onChangePeriod, hrefs, ownHref, ...look } = props;
  const { t } = useTranslation('agent-center');
  const ready = person.status === 'ready' ? person.data : undefined;
  const failed = person.status === 'error' ? person : downlines.status === 'error' ? downlines : undefined;
  const isOfCaller = ready?.path.length === 1;
  const isFiltered = filter.search.trim() !== '' || filter.kind !== undefined || filter.contracts !== undefined || filter.isOnline;
  return (
    <Stack gap={4}>
      <Inline justify="between" align="center">
        {ready ? <BranchPath path={ready.path} siblings={siblings} hrefOf={hrefs.downlines} /> : <span />}
        <Link href={hrefs.transfer(undefined)}>{t('downlines.transfer')}</Link>
      </Inline>
      {failed ? (
        <TeamError title={t('downlines.failed')} failed={failed} errorTextOf={errorTextOf} ownHref={ownHref} />
      ) : (
        <>
          <PeriodFilter {...look} period={period} onChange={onChangePeriod} />
          <PersonFigures {...look} state={ready} hrefs={hrefs} />
          <DownlineFilters filter={filter} isOfCaller={isOfCaller} onChange={onChangeFilter} />
          {downlines.status === 'empty' ? (
            <EmptyState
              title={t(isFiltered ? 'downlines.notFound' : 'downlines.empty')}
              action={
                isFiltered && (
                  <Button tone="outline" onClick={() => onChangeFilter({ ...wholeDownline, order: filter.order })}>
                    {t('downlines.all')}
                  </Button>
                )
              }
            />
          ) : (
            <DownlineTable {...look} downlines={downlines} hrefs={hrefs} isOfCaller={isOfCaller} />
          )}
          <ShowMore state={downlines} />
        </>
      )}
    </Stack>
  );
}
