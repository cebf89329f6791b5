import { Button, EmptyState, ErrorState, Stack } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { RecordMore } from './RecordMore.tsx';
import type { RecordsState } from './useRecords.ts';

export interface RecordListProps<Row> {
  state: RecordsState<Row>;
  caption: string;
  /** For how many days records are kept. */
  recordDays: number;
  columns: readonly TableColumn<Row>[];
  /** Said in place of rows where there are none. */
  emptyText: string;
  failedText: string;
  rowKey(row: Row): string;
  errorTextOf(refusal: Refused): string;
  /** Keeps what is loaded as a file. */
  onExport(rows: readonly Row[]): void;
}

const noRows: readonly never[] = [];
const loadingRows = 5;

/** Records as a table that goes on by a button, and leaves as a file. */
export function RecordList<Row extends object>(props: RecordListProps<Row>): ReactElement {
  const { state, caption, recordDays, columns, emptyText, failedText, rowKey, errorTextOf, onExport } = props;
  const { t } = useTranslation('wallet');
  if (state.status === 'error') {
    return (
      <ErrorState title={failedText} retry={{ onRetry: state.retry }}>
        {errorTextOf(state)}
      </ErrorState>
    );
  }
  const ready = state.status === 'ready' ? state : undefined;
  return (
    <Stack gap={3}>
      <Table
        caption={caption}
        captionHidden
        columns={columns}
        rows={ready?.rows ?? noRows}
        rowKey={rowKey}
        loadingRows={state.status === 'loading' ? loadingRows : 0}
        empty={<EmptyState title={emptyText}>{t('records.emptyNext', { count: recordDays })}</EmptyState>}
      />
      {ready && (
        <RecordMore state={ready} errorTextOf={errorTextOf}>
          <Button tone="ghost" onClick={() => onExport(ready.rows)}>
            {t('records.export', { count: ready.rows.length })}
          </Button>
        </RecordMore>
      )}
    </Stack>
  );
}
