import { Button, Callout, EmptyState, ErrorState, Skeleton, Stack } from '@baize/design-system';
import { starIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, useErrorText } from '../../core/index.ts';
import { MovementList, type MovementListProps } from './MovementList.tsx';
import { RedemptionList, type RedemptionListProps } from './RedemptionList.tsx';
import { usePointMovements } from './usePointMovements.ts';
import { useRedemptions } from './useRedemptions.ts';

interface PointRecordsProps<Row> {
  state: AccountPagesState<Row>;
  empty: { title: string; next: string };
  children(rows: readonly Row[]): ReactElement;
}

/** A list on its way, not to be had, empty or there, with the way to more of it. */
function PointRecords<Row>({ state, empty, children }: PointRecordsProps<Row>): ReactElement {
  const { t } = useTranslation('points-mall');
  const errorText = useErrorText();
  if (state.status === 'loading') {
    return (
      <Stack gap={3} aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title={t('recordsFailed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState icon={starIcon} title={empty.title}>
        {empty.next}
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      {children(state.rows)}
      {state.moreRefusal && <Callout tone="negative">{errorText.of(state.moreRefusal)}</Callout>}
      {state.loadMore && (
        <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}

/** §2 "redeem history", on the gateway of the app. */
export function RedeemHistory({ money, timeZone }: Omit<RedemptionListProps, 'rows'>): ReactElement {
  const { t } = useTranslation('points-mall');
  return (
    <PointRecords state={useRedemptions()} empty={{ title: t('historyEmpty'), next: t('historyEmptyNext') }}>
      {(rows) => <RedemptionList rows={rows} money={money} timeZone={timeZone} />}
    </PointRecords>
  );
}

/** §2 "points details", on the gateway of the app. */
export function PointsDetails({ timeZone }: Omit<MovementListProps, 'rows'>): ReactElement {
  const { t } = useTranslation('points-mall');
  return (
    <PointRecords state={usePointMovements()} empty={{ title: t('detailsEmpty'), next: t('detailsEmptyNext') }}>
      {(rows) => <MovementList rows={rows} timeZone={timeZone} />}
    </PointRecords>
  );
}
