import type { Period } from '@baize/contract';
import { Button, EmptyState, ErrorState, Inline, Skeleton, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { RecordFilters } from '../Records/RecordFilters.tsx';
import type { RecordLook } from '../Records/RecordSettings.tsx';
import { type RecordFigure, RecordTotals } from '../Records/RecordTotals.tsx';
import type { TotalsState } from '../Records/useRecords.ts';
import { DailyChart } from './DailyChart.tsx';
import { wholeFigures } from './DailyRecords.css.ts';

/** What is known of a period by its days, the oldest first. */
export interface RecordedDays<Day> {
  days: readonly Day[];
  totals: { count: number };
}

/** What a view by days is told by its hook. */
export interface DailyViewProps<Records extends RecordedDays<Day>, Day, Filter extends Period> extends RecordLook {
  state: TotalsState<Records>;
  filter: Filter;
  onChangeFilter(filter: Filter): void;
  errorTextOf(refusal: Refused): string;
  /** Keeps the days as a file. */
  onExport(days: readonly Day[]): void;
}

export interface DailyRecordsProps<Records extends RecordedDays<Day>, Day, Filter extends Period>
  extends DailyViewProps<Records, Day, Filter> {
  /** What the chart shows, and its table is called. */
  caption: string;
  figures: readonly RecordFigure<Records>[];
  /** What is to be known of the figures, said below them. Default: nothing. */
  noteOf?(records: Records): ReactNode;
  /** Beside the day itself; keep the same array from draw to draw. */
  columns: readonly TableColumn<Day>[];
  /** What the chart draws of a day; keep the same function. */
  chartedOf(day: Day): number;
  /** Whether that is what was won or lost. Default false. */
  chartSigned?: boolean;
  emptyText: string;
  failedText: string;
  /** What else than days is chosen by, and how many of these lists have something chosen. Default: nothing. */
  filters?: { chosen: number; lists: ReactNode };
  /** What else there is to the days. Default: nothing. */
  children?: ReactNode;
}

const noDays: readonly never[] = [];
const loadingRows = 5;
/** More days than a month has are scrolled in a box of their own. */
const mostInSight = 31;

/** A period by its days: what it comes to, and each day drawn and as a table (people compare figures). */
export function DailyRecords<Records extends RecordedDays<Day>, Day extends { day: string }, Filter extends Period>(
  props: DailyRecordsProps<Records, Day, Filter>,
): ReactElement {
  const { state, filter, onChangeFilter, errorTextOf, onExport, currency, language, today, recordDays } = props;
  const { caption, figures, noteOf, columns, chartedOf, chartSigned = false, emptyText, failedText, filters, children } = props;
  const { t } = useTranslation('records');
  const days = state.status === 'ready' ? state.totals.days : noDays;
  const newestFirst = useMemo(() => [...days].reverse(), [days]);
  const all = useMemo((): readonly TableColumn<Day>[] => {
    const dayColumn: TableColumn<Day> = {
      id: 'day',
      header: t('column.day'),
      cell: ({ day }) => <time dateTime={day}>{day}</time>,
      sort: ({ day }) => day,
    };
    return [dayColumn, ...columns];
  }, [t, columns]);
  const isEmpty = state.status === 'ready' && state.totals.totals.count === 0;
  return (
    <Stack gap={5}>
      <RecordFilters
        period={filter}
        today={today}
        recordDays={recordDays}
        language={language}
        chosen={filters?.chosen ?? 0}
        onChangePeriod={(period) => onChangeFilter({ ...filter, ...period })}
      >
        {filters?.lists}
      </RecordFilters>
      {state.status === 'error' ? (
        <ErrorState title={failedText} retry={{ onRetry: state.retry }}>
          {errorTextOf(state)}
        </ErrorState>
      ) : (
        <RecordTotals state={state} figures={figures} noteOf={noteOf} />
      )}
      {isEmpty && <EmptyState title={emptyText}>{t('records.emptyNext', { count: recordDays })}</EmptyState>}
      {state.status !== 'error' && !isEmpty && (
        <Stack gap={4}>
          {state.status === 'ready' ? (
            <DailyChart label={caption} days={days} figureOf={chartedOf} signed={chartSigned} currency={currency} language={language} />
          ) : (
            <Stack gap={3}>
              <Text weight="strong">{caption}</Text>
              <Skeleton shape="chart" />
            </Stack>
          )}
          <div className={wholeFigures}>
            <Table
              caption={caption}
              captionHidden
              columns={all}
              rows={newestFirst}
              rowKey={({ day }) => day}
              loadingRows={state.status === 'loading' ? loadingRows : 0}
              cardsOnPhone={false}
              stickyHead={newestFirst.length > mostInSight}
            />
          </div>
          {state.status === 'ready' && (
            <Inline>
              <Button tone="outline" size="medium" onClick={() => onExport(newestFirst)}>
                {t('records.export', { count: newestFirst.length })}
              </Button>
            </Inline>
          )}
          {state.status === 'ready' && <div className={wholeFigures}>{children}</div>}
        </Stack>
      )}
    </Stack>
  );
}
