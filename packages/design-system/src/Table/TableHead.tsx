import type { ReactElement } from 'react';
import { sortAscendingIcon, sortDescendingIcon, sortIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../shared/classNames.ts';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableDirection, TableSort } from './tableTypes.ts';

export interface TableHeadProps<Row> {
  /** The columns of the table. */
  columns: readonly TableColumn<Row>[];
  /** By which of them it is ordered. Default none. */
  sort?: TableSort | undefined;
  /** A head was chosen to order by. */
  onSort: (columnId: string) => void;
  /** It stays in sight while the rows scroll. */
  sticky: boolean;
}

const arrows = { ascending: sortAscendingIcon, descending: sortDescendingIcon };

/** The heads of a table's columns; those that can be sorted by are buttons. */
export function TableHead<Row>({ columns, sort, onSort, sticky }: TableHeadProps<Row>): ReactElement {
  return (
    <thead {...roles.group} className={classNames(css.head, sticky && css.stickyHead)}>
      <tr {...roles.row} className={css.headRow}>
        {columns.map(({ id, header, align = 'start', sort: isSortable }) => {
          const direction: TableDirection | undefined = sort?.columnId === id ? sort.direction : undefined;
          return isSortable ? (
            <th key={id} {...roles.head} scope="col" className={css.sortableHeads[align]} aria-sort={direction ?? 'none'}>
              <button type="button" className={css.sortButton} onClick={() => onSort(id)}>
                {header}
                <span className={direction ? css.arrow : css.quietArrow}>
                  <Icon icon={direction ? arrows[direction] : sortIcon} size="small" />
                </span>
              </button>
            </th>
          ) : (
            <th key={id} {...roles.head} scope="col" className={css.plainHeads[align]}>
              {header}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
