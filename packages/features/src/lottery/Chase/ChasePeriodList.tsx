import type { ChasePeriod } from '@baize/contract';
import { ErrorState, Pager, Skeleton, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import { periodText } from '../lotteryText.ts';

export interface ChasePeriodListProps {
  state: AccountRead<readonly ChasePeriod[]>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  money(amount: number): string;
}

const shownPeriods = 20;

/** The periods of a multi-period order in their order: stake, state, and why a missed one was paid back. */
export function ChasePeriodList({ state, errorText, money }: ChasePeriodListProps): ReactElement {
  const { t } = useTranslation('lottery');
  const [page, setPage] = useState(1);
  const columns = useMemo(
    (): readonly TableColumn<ChasePeriod>[] => [
      { id: 'period', header: t('column.period'), cell: ({ period }) => periodText(period) },
      { id: 'multiple', header: t('multiple'), align: 'end', cell: ({ multiple }) => `×${multiple}` },
      { id: 'stake', header: t('column.stake'), align: 'end', cell: ({ amount }) => money(amount) },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state: became, orderState, reason, won }) => (
          <div>
            <Text as="div" size="small" weight="medium">
              {became === 'placed' && orderState ? t(`state.${orderState}`) : t(`chase.period.${became}`)}
              {won !== undefined && won > 0 && ` · ${money(won)}`}
            </Text>
            {reason && (
              <Text as="div" size="small" tone="muted">
                {t(`chase.reason.${reason}`)}
              </Text>
            )}
          </div>
        ),
      },
    ],
    [t, money],
  );
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
      <ErrorState title={t('chase.periodsFailed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const pages = Math.max(1, Math.ceil(state.data.length / shownPeriods));
  return (
    <Stack gap={3}>
      <Table
        caption={t('chase.periods')}
        captionHidden
        columns={columns}
        rows={state.data.slice((page - 1) * shownPeriods, page * shownPeriods)}
        rowKey={({ period }) => period}
        cardsOnPhone={false}
      />
      {pages > 1 && <Pager label={t('chase.pages')} page={page} pageCount={pages} onChange={setPage} />}
    </Stack>
  );
}
