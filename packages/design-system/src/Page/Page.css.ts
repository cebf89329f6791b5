import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { size, space } from '../theme/scale.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  flex: 1,
  // What comes after the content begins below the fold: it moves nothing that is seen while the content arrives.
  minBlockSize: size.screen,
  paddingBlock: space[5],
  outline: 'none',
  '@media': { [media.phone]: { gap: space[5] } },
});
