import { fontSize, lineHeight, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the title of the first part of the form; on a phone, as the steps that lead through them. */
export const head = style({
  blockSize: `calc(${fontSize.large} * ${lineHeight.heading})`,
  '@media': { [media.phone]: { blockSize: `calc(${size.badge} + ${space[1]} + ${fontSize.small} * ${lineHeight.body})` } },
});
