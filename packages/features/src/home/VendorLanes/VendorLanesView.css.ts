import { fontSize, lineHeight, media, size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the lane's title will be, beside the link to all of its games. */
export const comingTitle = style({
  display: 'grid',
  alignItems: 'center',
  fontSize: fontSize.title,
  minBlockSize: `calc(1em * ${lineHeight.heading})`,
  '@media': { [media.touch]: { minBlockSize: size.touch } },
});
