import { type ReactElement, useCallback, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import * as css from './Chart.css.ts';
import { ChartFigures } from './ChartFigures.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartCategories, ChartKind, ChartSeries } from './chartTypes.ts';
import { Drawing } from './Drawing.tsx';
import { ShareBar } from './ShareBar.tsx';
import { shareLegend } from './shareLegend.ts';

export interface ChartProps {
  /** Its name, and the caption of its table: “Profit by day”. */
  label: string;
  /** `line` for how figures move, `bar` for how they compare, `share` for parts of a whole. */
  kind: ChartKind;
  /** What the figures stand for; no two of one name. Keep the same object from draw to draw. */
  categories: ChartCategories;
  /** The figures; keep the same array from draw to draw. A `share` draws the first alone; up to 25 lines or 15 bars differ. */
  series: readonly ChartSeries[];
  /** Writes a figure, in the drawing and in the table; keep the same function. Default: as a number is written. */
  formatValue?: ((value: number) => string) | undefined;
  /** Its table stands open below the drawing from the start. Default false. */
  tableOpen?: boolean | undefined;
  /** The page has these figures in a `Table` of its own, so that the chart has none. Default false. */
  tableElsewhere?: boolean | undefined;
}

const plain = (value: number): string => String(value);

/** Figures drawn. Its table is always there, for screen readers and, by the button, for everyone; unless the page itself has it. */
export function Chart(props: ChartProps): ReactElement {
  const { label, kind, categories, series, formatValue = plain, tableOpen = false, tableElsewhere = false } = props;
  const words = useWords();
  const labelId = useId();
  const [isTableShown, setTableShown] = useState(tableOpen);
  const showTable = useCallback(() => setTableShown(true), []);
  const { names } = categories;
  const legend = kind === 'share' ? shareLegend(names, series[0]?.values ?? []) : series.map(({ name }) => name);
  return (
    <figure className={css.chart} aria-labelledby={labelId}>
      <div className={css.head}>
        <figcaption id={labelId} className={css.label}>
          {label}
        </figcaption>
        {!tableElsewhere && (
          <Button tone="ghost" size="small" className={css.toggle} aria-pressed={isTableShown} onClick={() => setTableShown(!isTableShown)}>
            {words.showTable}
          </Button>
        )}
      </div>
      {kind === 'share' ? (
        <ShareBar names={names} values={series[0]?.values ?? []} />
      ) : (
        <Drawing kind={kind} names={names} series={series} formatValue={formatValue} onMissDrawing={showTable} />
      )}
      {legend.length > 1 && <ChartLegend kind={kind} texts={legend} />}
      {!tableElsewhere && (
        <ChartFigures isShown={isTableShown} labelId={labelId} caption={label} {...{ categories, series, formatValue }} />
      )}
    </figure>
  );
}
