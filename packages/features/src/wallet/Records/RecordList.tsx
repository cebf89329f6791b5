import { Button, EmptyState, ErrorState, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { RecordMore } from './RecordMore.tsx';
import { mostFileRows, type RecordFile } from './useRecordFile.ts';
import type { RecordsState } from './useRecords.ts';

export interface RecordListProps<Row> {
  state: RecordsState<Row>;
  /** How many rows there are, loaded or not; undefined where nobody knows. */
  count: number | undefined;
  /** How far the file is. */
  file: Pick<RecordFile<Row>, 'isAsking' | 'refusal'>;
  caption: string;
  /** For how many days records are kept. */
  recordDays: number;
  columns: readonly TableColumn<Row>[];
  /** Said in place of rows where there are none. */
  emptyText: string;
  failedText: string;
  rowKey(row: Row): string;
  errorTextOf(refusal: Refused): string;
  /** Keeps all rows as a file, loaded or not. */
  onExport(): void;
}

const noRows: readonly never[] = [];
const loadingRows = 5;

/** Records as a table that goes on by a button, and leaves as a file. */
export function RecordList<Row extends object>(props: RecordListProps<Row>): ReactElement {
  const { state, count, file, caption, recordDays, columns, emptyText, failedText, rowKey, errorTextOf, onExport } = props;
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
          <Button tone="ghost" pending={file.isAsking} onClick={onExport}>
            {count === undefined ? t('records.exportAll') : t('records.export', { count: Math.min(count, mostFileRows) })}
          </Button>
        </RecordMore>
      )}
      {ready && count !== undefined && count > mostFileRows && (
        <Text size="small" tone="muted">
          {t('records.exportMost', { count: mostFileRows })}
        </Text>
      )}
      {file.refusal && (
        <div role="alert">
          <Text tone="negative">
            {t('records.exportFailed')} {errorTextOf(file.refusal)}
          </Text>
        </div>
      )}
    </Stack>
  );
}
