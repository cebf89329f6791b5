import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns(7),
  gap: space[3],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: columns(5) },
    [media.phone]: { gridTemplateColumns: columns(3), gap: space[2] },
  },
});
