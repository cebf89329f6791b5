import { Button, EmptyState, ErrorState, Inline, Stack, Text } from '@baize/design-system';
import { Pager } from '@baize/design-system/Pager';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { pageCountOf, pageRows } from './pagePlaces.ts';
import { mostFileRows, type RecordFile } from './useRecordFile.ts';
import type { RecordPages } from './useRecordPages.ts';

export interface RecordListProps<Row> {
  pages: RecordPages<Row>;
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
/** Of the first page: how many there will be nobody knows yet. */
const loadingRows = 5;

/** Records as a table by pages, which leaves as a file. */
export function RecordList<Row extends object>(props: RecordListProps<Row>): ReactElement {
  const { pages, count, file, caption, recordDays, columns, emptyText, failedText, rowKey, errorTextOf, onExport } = props;
  const { state, page } = pages;
  const { t } = useTranslation('records');
  const list = useRef<HTMLDivElement>(null);
  const rowsLoading = page === 1 ? loadingRows : pageRows;
  // While the totals are on their way, or can't be had, the list is as long as is known so far.
  const reached = page + (state.status === 'ready' && state.hasNext ? 1 : 0);
  const pageCount = Math.max(reached, count === undefined ? 1 : pageCountOf(count));
  const label = count === undefined ? t('records.pageAlone', { caption, page }) : t('records.page', { caption, page, pageCount });
  // It stays while a page is turned: the pager beside it would move below the finger.
  const hasFile = state.status === 'ready' || page > 1;
  const [turns, setTurns] = useState(0);
  const openPage = (next: number): void => {
    pages.openPage(next, count);
    setTurns(turns + 1);
  };
  useEffect(() => {
    if (turns === 0) return;
    // Who has read to the end begins at the top again, by the keyboard too; a reader hears which page it is.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [turns]);
  const rows = (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={state.status === 'ready' ? state.rows : noRows}
      rowKey={rowKey}
      loadingRows={state.status === 'loading' ? rowsLoading : 0}
      empty={<EmptyState title={emptyText}>{t('records.emptyNext', { count: recordDays })}</EmptyState>}
    />
  );
  return (
    <div ref={list} tabIndex={-1} {...(pageCount > 1 && { role: 'group', 'aria-label': label })}>
      <Stack gap={3}>
        {state.status === 'error' ? (
          <ErrorState title={failedText} retry={{ onRetry: state.retry }}>
            {errorTextOf(state)}
          </ErrorState>
        ) : (
          rows
        )}
        <Inline gap={3} justify="between">
          {hasFile && (
            <Button tone="outline" size="medium" pending={file.isAsking} onClick={onExport}>
              {count === undefined ? t('records.exportAll') : t('records.export', { count: Math.min(count, mostFileRows) })}
            </Button>
          )}
          {pageCount > 1 && <Pager label={t('records.pages', { caption })} page={page} pageCount={pageCount} onChange={openPage} />}
        </Inline>
        {hasFile && count !== undefined && count > mostFileRows && (
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
    </div>
  );
}
