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

/** Parts of a whole side by side, each over its number in the legend: colours alone tell nothing, and repeat. Only for the eye. */
export function ShareBar({ names, values }: ShareBarProps): ReactElement {
  return (
    <div className={css.share} aria-hidden="true">
      {names.map((name, index) => {
        const size = Math.max(values[index] ?? 0, 0);
        return (
          <span
            key={name}
            className={size > 0 ? css.part : css.emptyPart}
            ref={propertiesRef({
              [css.partSize]: String(size),
              [css.partColour]: colourOf(index),
              [css.partSystemColour]: systemColourOf(index),
            })}
          >
            <span className={css.partFill} />
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}
