import { Children, type ReactElement, type ReactNode } from 'react';
import { grid } from './TileGrid.css.ts';

export interface TileGridProps {
  /** The list's name: “Popular today”. */
  label: string;
  /** Tiles, or their skeletons. */
  children: ReactNode;
}

/** Tiles in 7, 5 or, on a phone, 3 columns. */
export function TileGrid({ label, children }: TileGridProps): ReactElement {
  return (
    <ul className={grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
