import type { ReactElement } from 'react';
import * as css from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** The brand's name, as it writes it. */
  name: string;
  /** Address of its drawing: a square SVG, or another picture. */
  drawing: string;
  /** The name beside the drawing. Default true; without it the drawing carries the name. */
  withName?: boolean | undefined;
}

/** A brand's drawing, with or without its name. */
export function BrandMark({ name, drawing, withName = true }: BrandMarkProps): ReactElement {
  return (
    <span className={css.mark}>
      <img className={css.drawing} src={drawing} alt={withName ? '' : name} draggable={false} />
      {withName && (
        <span className={css.name} data-part="brand-name">
          {name}
        </span>
      )}
    </span>
  );
}
