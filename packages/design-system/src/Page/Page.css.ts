import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  flex: 1,
  paddingBlock: space[5],
  outline: 'none',
  '@media': { [media.phone]: { gap: space[5] } },
});
