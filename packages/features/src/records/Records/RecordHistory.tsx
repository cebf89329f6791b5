import type { Period } from '@baize/contract';
import { Stack } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Refused } from '../../core/index.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList, type RecordListProps } from './RecordList.tsx';
import type { RecordLook } from './RecordSettings.tsx';
import { RecordTotals, type RecordTotalsProps } from './RecordTotals.tsx';
import type { RecordFile } from './useRecordFile.ts';
import type { RecordPages } from './useRecordPages.ts';
import type { TotalsState } from './useRecords.ts';

/** What a history of records is told by its hook. */
export interface HistoryViewProps<Row, Totals extends { count: number }, Filter extends Period> extends RecordLook {
  history: { pages: RecordPages<Row>; totals: TotalsState<Totals>; file: Pick<RecordFile<Row>, 'isAsking' | 'refusal'> };
  filter: Filter;
  onChangeFilter(filter: Filter): void;
  errorTextOf(refusal: Refused): string;
  /** Keeps all rows as a file, loaded or not. */
  onExport(): void;
}

export interface RecordHistoryProps<Row, Totals extends { count: number }, Filter extends Period>
  extends HistoryViewProps<Row, Totals, Filter>,
    Pick<RecordListProps<Row>, 'caption' | 'columns' | 'emptyText' | 'failedText' | 'rowKey'>,
    Pick<RecordTotalsProps<Totals>, 'figures' | 'noteOf'> {
  /** How many of the lists below have something chosen. */
  chosen: number;
  /** What else than days records are chosen by. Default: nothing. */
  children?: ReactNode;
}

/** Records of a period: what they are chosen by, what they come to, and their list. */
export function RecordHistory<Row extends object, Totals extends { count: number }, Filter extends Period>(
  props: RecordHistoryProps<Row, Totals, Filter>,
): ReactElement {
  const { history, filter, onChangeFilter, errorTextOf, onExport, language, today, recordDays, figures, noteOf, chosen, children } = props;
  const { caption, columns, emptyText, failedText, rowKey } = props;
  return (
    <Stack gap={5}>
      <RecordFilters
        period={filter}
        today={today}
        recordDays={recordDays}
        language={language}
        chosen={chosen}
        onChangePeriod={(period) => onChangeFilter({ ...filter, ...period })}
      >
        {children}
      </RecordFilters>
      <RecordTotals state={history.totals} figures={figures} noteOf={noteOf} />
      <RecordList
        pages={history.pages}
        count={history.totals.status === 'ready' ? history.totals.totals.count : undefined}
        file={history.file}
        caption={caption}
        recordDays={recordDays}
        columns={columns}
        rowKey={rowKey}
        emptyText={emptyText}
        failedText={failedText}
        errorTextOf={errorTextOf}
        onExport={onExport}
      />
    </Stack>
  );
}
