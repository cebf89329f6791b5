import type { ReactElement } from 'react';
import { propertiesRef } from '../shared/propertiesRef.ts';
import * as css from './Chart.css.ts';
import { colourOf, systemColourOf } from './chartColours.ts';

export interface ShareBarProps {
  /** The parts, by the names of the legend. */
  names: readonly string[];
  /** How much each of them is; nothing and less take no room. */
  values: readonly (number | null)[];
}

/** Parts of a whole side by side; only for the eye. */
export function ShareBar({ names, values }: ShareBarProps): ReactElement {
  return (
    <div className={css.share} aria-hidden="true">
      {names.map((name, index) => (
        <span
          key={name}
          className={css.part}
          ref={propertiesRef({
            [css.partSize]: String(Math.max(values[index] ?? 0, 0)),
            [css.partColour]: colourOf(index),
            [css.partSystemColour]: systemColourOf(index),
          })}
        />
      ))}
    </div>
  );
}
