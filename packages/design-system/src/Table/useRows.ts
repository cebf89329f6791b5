import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  type TableFeatures,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { compareCellsIn } from './compareCells.ts';
import type { TableColumn, TableSort } from './tableTypes.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() }) satisfies TableFeatures;

interface RowsOptions<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting: { value: TableSort | undefined; onSort: (sort: TableSort) => void } | undefined;
  initialSort: TableSort | undefined;
}
interface OrderedRows<Row> {
  rows: { key: string; row: Row }[];
  sort: TableSort | undefined;
  onSort: (columnId: string) => void;
}

/** What is no number has no order, up or down: it stands at the end. */
function known<Cell>(cell: Cell): Cell | undefined {
  return Number.isNaN(cell) ? undefined : cell;
}

/** The rows in the order that the heads ask for. With `sorting` the owner has ordered them already. */
export function useRows<Row extends object>({ columns, rows, rowKey, sorting, initialSort }: RowsOptions<Row>): OrderedRows<Row> {
  const [own, setOwn] = useState(initialSort);
  const sort = sorting ? sorting.value : own;
  const { language } = useWords();
  const compare = useMemo(() => compareCellsIn(language), [language]);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, sort: cellOf }): ColumnDef<typeof features, Row> => ({
          id,
          accessorFn: (row) => known(cellOf?.(row) ?? ''),
          sortUndefined: 'last',
          enableSorting: Boolean(cellOf),
          sortFn: (one, other, columnId) => compare(one.getValue(columnId), other.getValue(columnId)),
        }),
      ),
    [columns, compare],
  );
  const state = useMemo<{ sorting: SortingState }>(
    () => ({ sorting: sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [] }),
    [sort],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: Boolean(sorting),
    state,
  });
  return {
    rows: table.getRowModel().rows.map(({ id, original }) => ({ key: id, row: original })),
    sort,
    onSort: (columnId) => {
      const isAscending = sort?.columnId === columnId && sort.direction === 'ascending';
      const next: TableSort = { columnId, direction: isAscending ? 'descending' : 'ascending' };
      if (sorting) sorting.onSort(next);
      else setOwn(next);
    },
  };
}
