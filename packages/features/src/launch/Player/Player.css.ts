import { size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What guards the play, and the view on all that is left of the screen. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minBlockSize: `calc(${size.screen} - 2 * ${space[5]})`,
});
