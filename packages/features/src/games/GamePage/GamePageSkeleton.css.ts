import { controlHeight, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the line of a page's vendors. */
export const vendors = style({
  blockSize: `calc(${controlHeight.small} + ${space[2]})`,
  overflow: 'hidden',
  '@media': { [media.touch]: { blockSize: `calc(${size.touch} + ${space[2]})` } },
});
