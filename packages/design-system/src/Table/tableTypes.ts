import type { ReactNode } from 'react';

export type TableDirection = 'ascending' | 'descending';
/** By which column the rows are ordered, and which way. */
export interface TableSort {
  columnId: string;
  direction: TableDirection;
}

/** A column: its head, and what a row shows in it. */
export interface TableColumn<Row> {
  id: string;
  /** The column's name; on a phone it stands beside the cell. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the `end`. `start` unless given. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** By what its rows are ordered; without it the column can't be sorted by. */
  sort?: ((row: Row) => string | number | bigint) | undefined;
  /** What stands in the row of totals. */
  total?: ReactNode;
}
