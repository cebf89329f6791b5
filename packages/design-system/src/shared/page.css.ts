import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { size } from '../theme/scale.ts';

/** The page's measure: 1280 px of content between its gutters. */
export const measure = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  '@media': { [media.phone]: { paddingInline: size.gutterPhone } },
});
