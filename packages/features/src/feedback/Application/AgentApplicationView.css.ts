import { controlHeight, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As high as the button of the captcha's other way. */
export const otherWay = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: controlHeight.small,
  '@media': { [media.touch]: { blockSize: size.touch } },
});
