import type { ReactElement } from 'react';
import { propertiesRef } from '../shared/propertiesRef.ts';
import * as css from './Chart.css.ts';
import { colourOf, systemColourOf } from './chartColours.ts';
import type { ChartKind } from './chartTypes.ts';
import { seriesLook } from './seriesLook.ts';

export interface ChartLegendProps {
  /** Of what: a line is told by its dashes, a bar by its ground. */
  kind: ChartKind;
  /** What stands beside each key, in the order of the series. */
  texts: readonly string[];
}

function SeriesKey({ kind, index }: { kind: ChartKind; index: number }): ReactElement {
  const { dash, ground } = seriesLook(index);
  const colours = propertiesRef({ [css.partColour]: colourOf(index), [css.partSystemColour]: systemColourOf(index) });
  if (kind !== 'line') return <span className={css.swatches[kind === 'bar' ? ground : 'plain']} ref={colours} />;
  return (
    <span className={css.lineKey} ref={colours}>
      <svg className={css.lineSample} viewBox="0 0 32 4" role="presentation">
        <line x1="0" y1="2" x2="32" y2="2" stroke="currentColor" strokeWidth="2" strokeDasharray={dash.join(' ') || undefined} />
      </svg>
    </span>
  );
}

/** Which line, bar or part is which; only for the eye. */
export function ChartLegend({ kind, texts }: ChartLegendProps): ReactElement {
  return (
    <ul className={css.legend} aria-hidden="true">
      {texts.map((text, index) => (
        <li key={text} className={css.legendItem}>
          <SeriesKey kind={kind} index={index} />
          {text}
        </li>
      ))}
    </ul>
  );
}
