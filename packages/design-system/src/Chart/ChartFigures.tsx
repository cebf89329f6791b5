import type { ReactElement } from 'react';
import * as css from './Chart.css.ts';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';

export interface ChartFiguresProps extends ChartTableProps {
  /** For everyone; otherwise for screen readers alone. */
  isShown: boolean;
  /** The id of the chart's name. */
  labelId: string;
}

/** The table of a chart, seen or not. */
export function ChartFigures({ isShown, labelId, ...figures }: ChartFiguresProps): ReactElement {
  return isShown ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={css.table} tabIndex={0} aria-labelledby={labelId}>
      <ChartTable {...figures} />
    </section>
  ) : (
    <div className={css.hiddenTable}>
      <ChartTable {...figures} />
    </div>
  );
}
