import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { size } from '../theme/scale.ts';

/** The page's measure: 1280 px of content between its gutters. */
export const measure = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  '@media': {
    [media.phone]: { paddingInline: size.gutterPhone },
    // Gutters of the room that the part beside the page takes, without those of the widest page.
    [media.besidePage]: { maxInlineSize: `min(${size.content} + 2 * ${size.gutter}, 100% - 2 * (${size.gutterBeside} - ${size.gutter}))` },
  },
});
