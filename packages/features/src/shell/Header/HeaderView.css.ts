import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a touch screen the switches are as high as a finger: the strip grows with them, so that none touches its edge. */
export const switches = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.touch]: { paddingBlock: space[1] } },
});
