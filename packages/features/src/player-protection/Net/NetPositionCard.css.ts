import { fontSize, media, size, space, vars } from '@baize/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** The bars stand beside the figures, and below them where these need the room. */
export const beside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: space[6], rowGap: space[3] });
/** Amounts stay whole: a figure that finds no room beside the one before stands below it. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '999 1 auto',
  columnGap: space[5],
  rowGap: space[3],
  margin: 0,
  minInlineSize: 0,
});
const span = style({ flex: '1 1 auto' });
/** On a phone the year has a row of its own. */
export const spans = styleVariants({
  year: [span, { '@media': { [media.phone]: { flexBasis: '100%' } } }],
  month: [span],
  day: [span],
});
export const value = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const parts = style({ display: 'flex', flexDirection: 'column' });
export const months = style({ position: 'relative', flex: '1 1 14rem', display: 'grid', gap: space[1], margin: 0, minInlineSize: 0 });
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: space[10] });
export const axis = style({ stroke: color.control, strokeWidth: size.hairline, vectorEffect: 'non-scaling-stroke' });
export const gain = style({ fill: color.positive });
export const loss = style({ fill: color.negative });
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.muted,
  fontSize: fontSize.small,
  textAlign: 'center',
});
/** A month is not broken at its hyphen. */
export const month = style({ whiteSpace: 'nowrap' });
