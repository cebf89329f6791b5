import type { GuildTransaction, Period } from '@baize/contract';
import { Button, Callout, EmptyState, ErrorState, formatMoney, Inline, Stack, Text } from '@baize/design-system';
import { receiptIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, formatInZone, type TextOfIssue, withZone } from '../../core/index.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { RowSkeletons } from '../Legion/RowSkeletons.tsx';
import type { GuildRecordChoice } from './guildRecordChoice.ts';
import { RecordFilters } from './RecordFilters.tsx';

export interface GuildRecordsViewProps {
  state: AccountPagesState<GuildTransaction>;
  /** What all that the filter finds comes to; undefined until it is known. */
  footerAmount: number | undefined;
  choice: GuildRecordChoice;
  kept: Period;
  isMaster: boolean;
  look: LegionLook;
  textOf: TextOfIssue;
  onChoose(choice: GuildRecordChoice): void;
}

/** What came to the legion and what was paid, thirteen rows a page, with what it all comes to. */
export function GuildRecordsView(props: GuildRecordsViewProps): ReactElement {
  const { state, footerAmount, choice, kept, isMaster, look, textOf, onChoose } = props;
  const { t } = useTranslation('legion');
  const { currency, language, timeZone, money } = look;
  const columns = useMemo((): readonly TableColumn<GuildTransaction>[] => {
    const signed = (amount: number): string => formatMoney(amount, { currency, language, signed: true });
    return [
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ actualTxTime }) => <time dateTime={actualTxTime}>{formatInZone(actualTxTime, timeZone)}</time>,
      },
      {
        id: 'type',
        header: t('column.type'),
        cell: ({ type, remark }) => (remark === '' ? t(`txType.${type}`) : `${t(`txType.${type}`)}: ${remark}`),
      },
      { id: 'week', header: t('column.week'), cell: ({ startsOn }) => startsOn },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => signed(amount) },
      { id: 'balance', header: t('column.balance'), align: 'end', cell: ({ currentBalance }) => money(currentBalance) },
      { id: 'orderNo', header: t('column.orderNo'), cell: ({ orderNo }) => orderNo },
    ];
  }, [t, currency, language, timeZone, money]);
  return (
    <Stack gap={4}>
      <RecordFilters choice={choice} kept={kept} canName={isMaster} look={look} onChoose={onChoose} />
      {state.status === 'loading' && <RowSkeletons />}
      {state.status === 'error' && (
        <ErrorState title={t('records.failed')} retry={{ onRetry: state.retry }}>
          {textOf(state)}
        </ErrorState>
      )}
      {state.status === 'empty' && (
        <EmptyState icon={receiptIcon} title={t('records.empty')}>
          {t('records.emptyNext')}
        </EmptyState>
      )}
      {state.status === 'ready' && (
        <Stack gap={3}>
          <Table caption={t('tab.records')} captionHidden columns={columns} rows={state.rows} rowKey={({ orderNo }) => orderNo} />
          {footerAmount !== undefined && (
            <Inline justify="between">
              <Text tone="muted">{t('records.sum')}</Text>
              <Text as="span" weight="strong" size="large">
                {formatMoney(footerAmount, { currency, language, signed: true })}
              </Text>
            </Inline>
          )}
          {state.moreRefusal && <Callout tone="negative">{textOf(state.moreRefusal)}</Callout>}
          {state.loadMore && (
            <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
              {t('records.more')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
