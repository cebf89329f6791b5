import { size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Fewer cards than have room side by side are wider: no column stands empty. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.card}, 100%), 1fr))`,
  gap: space[3],
});
