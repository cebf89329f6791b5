import { style, styleVariants } from '@vanilla-extract/css';
import { size } from '../theme/scale.ts';

const grid = style({ display: 'grid' });
export const columns = styleVariants({ tile: size.tile, card: size.card, dialog: size.dialog }, (width) => [
  grid,
  { gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` },
]);
