import { style } from '@vanilla-extract/css';
import { letters, space } from '../theme/scale.ts';

/** Side by side where both have room, else one below the other. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
});
export const country = style({ flex: `2 1 ${letters.country}`, minInlineSize: 0 });
export const number = style({ flex: `3 1 ${letters.phone}`, minInlineSize: 0 });
