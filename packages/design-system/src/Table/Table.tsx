import { type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { classNames } from '../shared/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { isolated } from './isolated.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import type { TableColumn, TableSort } from './tableTypes.ts';
import { useRows } from './useRows.ts';

export interface TableProps<Row extends object> {
  /** The table's name: “Deposits of this week”. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading says it already. Default false. */
  captionHidden?: boolean | undefined;
  /** From start to end; keep the same array from draw to draw. */
  columns: readonly TableColumn<Row>[];
  /** What is listed; keep the same array from draw to draw. */
  rows: readonly Row[];
  /** Tells one row from another. */
  rowKey: (row: Row) => string;
  /** The owner orders the rows, such as the server: by what, and what to do when a head is chosen. Default: the table orders them. */
  sorting?: { value: TableSort | undefined; onSort: (sort: TableSort) => void } | undefined;
  /** The order to begin with, where the table orders the rows. Default that of `rows`. */
  initialSort?: TableSort | undefined;
  /** The head stays while the rows scroll below it, in a box no higher than the screen. Default false. */
  stickyHead?: boolean | undefined;
  /** So many skeletons stand in place of the rows. Default 0: the rows are there. */
  loadingRows?: number | undefined;
  /** In place of rows where there are none: an `EmptyState`. Default nothing. */
  empty?: ReactNode | undefined;
  /** Laid out as a card a row where its place is no wider than a phone; otherwise it is scrolled sideways. Default true. */
  cardsOnPhone?: boolean | undefined;
}

/** Keys that no row has: one that took over a skeleton's place would move on the page. */
const loadingKeys = (length: number): string[] => Array.from({ length }, (_, index) => `loading ${index}`);

/** Rows of figures and texts. */
export function Table<Row extends object>(props: TableProps<Row>): ReactElement {
  const { caption, captionHidden = false, columns, stickyHead = false, loadingRows = 0, empty, cardsOnPhone = true } = props;
  const words = useWords();
  const captionId = useId();
  const { rows, sort, onSort } = useRows({
    columns,
    rows: props.rows,
    rowKey: props.rowKey,
    sorting: props.sorting,
    initialSort: props.initialSort,
  });
  const isLoading = loadingRows > 0;
  const cellsOf = (row: Row | undefined): ReactElement[] =>
    columns.map(({ id, header, cell, align = 'start' }) => (
      <td key={id} {...roles.cell} className={css.cells[align]} data-label={header}>
        {row ? (
          isolated(cell(row))
        ) : (
          <span className={css.skeletons[align]}>
            <Skeleton width="threeQuarters" />
          </span>
        )}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={classNames(css.region, stickyHead && css.boundedRegion)} tabIndex={0} aria-labelledby={captionId}>
      <table
        {...roles.table}
        className={classNames(css.table, cardsOnPhone && css.cards)}
        aria-busy={isLoading || undefined}
        aria-labelledby={captionId}
      >
        <caption className={css.caption}>
          <span id={captionId}>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</span>
        </caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} sticky={stickyHead} />
        <tbody {...roles.group} className={css.body} aria-hidden={isLoading || undefined}>
          {isLoading
            ? loadingKeys(loadingRows).map((key) => (
                <tr key={key} {...roles.row} className={css.row}>
                  {cellsOf(undefined)}
                </tr>
              ))
            : rows.map(({ key, row }) => (
                <tr key={key} {...roles.row} className={css.row}>
                  {cellsOf(row)}
                </tr>
              ))}
        </tbody>
        {!isLoading && rows.length > 0 && <Totals columns={columns} />}
      </table>
      <div aria-live="polite">{isLoading && <VisuallyHidden>{words.loading}</VisuallyHidden>}</div>
      {!isLoading && rows.length === 0 && empty}
    </section>
  );
}

function Totals<Row>({ columns }: { columns: readonly TableColumn<Row>[] }): ReactElement | null {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot {...roles.group} className={css.body}>
      <tr {...roles.row} className={css.totalRow}>
        {columns.map(({ id, header, total, align = 'start' }) => (
          <td key={id} {...roles.cell} className={css.cells[align]} data-label={header} data-empty={total === undefined || undefined}>
            {isolated(total)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
