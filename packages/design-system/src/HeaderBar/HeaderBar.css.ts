import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
const hairline = `${size.hairline} solid ${color.line}`;

/** One landmark without a box of its own, so that the bar sticks while the strip scrolls away. */
export const head = style({ display: 'contents' });

export const strip = style({ borderBlockEnd: hairline, color: color.muted, fontSize: fontSize.tiny });
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  borderBlockEnd: hairline,
  background: color.canvas,
  '@media': { [media.low]: { position: 'static' } },
});
// WCAG 2.4.11: what the keyboard or a link's anchor reaches is scrolled clear of the bar.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockStart: `calc(${size.header} + ${space[3]})`,
  '@media': { [media.low]: { scrollPaddingBlockStart: space[3] } },
});
export const stripRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  overflowWrap: 'anywhere',
  minBlockSize: size.strip,
});
export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minBlockSize: size.header,
  // Large letters take a second line: a header that runs over the edge moves the whole page.
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space[2] } },
});
export const navigation = style({ flex: 1, minInlineSize: 0, '@media': { [media.belowDesktop]: { display: 'none' } } });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  // The navigation is left some room, however long the words beside it are.
  maxInlineSize: '70%',
  '@media': { [media.belowDesktop]: { maxInlineSize: 'none' } },
});
