import { controlHeight, fontSize, lineHeight, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the line of a page's title. */
export const title = style({ fontSize: fontSize.title, lineHeight: lineHeight.heading });
/** As high as the line of a page's vendors. */
export const vendors = style({
  blockSize: `calc(${controlHeight.small} + ${space[2]})`,
  overflow: 'hidden',
  '@media': { [media.touch]: { blockSize: `calc(${size.touch} + ${space[2]})` } },
});
/** As high as the filters of the finder: one button on a phone, two lines elsewhere. */
export const filters = style({
  blockSize: `calc(2 * ${controlHeight.large} + ${space[3]} + ${size.hairline})`,
  '@media': { [media.phone]: { blockSize: controlHeight.large } },
});
