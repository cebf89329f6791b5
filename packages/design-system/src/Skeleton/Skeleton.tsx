import type { ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import { shapes, widths } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand there; it gives height and corners; a `room` is as high as the element that it stands in. Default `line`. */
  shape?: 'line' | 'title' | 'control' | 'room' | 'circle' | 'tile' | 'chart' | 'card' | undefined;
  /** Of the room that it has. Default `full`; a circle keeps its own. */
  width?: 'full' | 'threeQuarters' | 'half' | 'quarter' | undefined;
}

/**
 * The geometry of what is being loaded. Screen readers don't meet it: say it once by a `Spinner` or `aria-busy`. In an element with `data-still`,
 * such as a part that nobody sees yet, it does not breathe.
 */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps): ReactElement {
  return <span aria-hidden="true" className={classNames(shapes[shape], shape !== 'circle' && widths[width])} />;
}
