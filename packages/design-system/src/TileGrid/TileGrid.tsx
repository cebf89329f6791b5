import { Children, type ReactElement, type ReactNode } from 'react';
import { grid, shortGrid } from './TileGrid.css.ts';

export interface TileGridProps {
  /** The list's name: “Popular today”. */
  label: string;
  /** Tiles, or their skeletons. */
  children: ReactNode;
  /** Shows one row, two or three on a phone: of the rest nothing is drawn. Default false. */
  short?: boolean | undefined;
}

/** Tiles in 7, 5 or, on a phone, 3 or 2 columns. */
export function TileGrid({ label, children, short = false }: TileGridProps): ReactElement {
  return (
    <ul className={short ? shortGrid : grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
