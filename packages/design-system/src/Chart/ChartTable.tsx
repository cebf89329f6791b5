import type { ReactElement } from 'react';
import * as tableCss from '../Table/Table.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ChartCategories, ChartSeries } from './chartTypes.ts';

export interface ChartTableProps {
  /** The chart's name. */
  caption: string;
  /** The first column. */
  categories: ChartCategories;
  /** A column each. */
  series: readonly ChartSeries[];
  /** Writes a figure. */
  formatValue: (value: number) => string;
}

/** The figures of a chart, for a user who reads or does not see the drawing. */
export function ChartTable({ caption, categories, series, formatValue }: ChartTableProps): ReactElement {
  return (
    <table className={tableCss.table}>
      <caption className={tableCss.caption}>
        <span>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </span>
      </caption>
      <thead>
        <tr className={tableCss.headRow}>
          <th scope="col" className={tableCss.plainHeads.start}>
            {categories.header}
          </th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" className={tableCss.plainHeads.end}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.names.map((name, index) => (
          <tr key={name} className={tableCss.row}>
            <th scope="row" className={tableCss.plainHeads.start}>
              {name}
            </th>
            {series.map(({ id, values }) => (
              <td key={id} className={tableCss.cells.end}>
                {typeof values[index] === 'number' ? formatValue(values[index]) : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
