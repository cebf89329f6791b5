import { fontSize, media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  '@media': { [media.phone]: { gap: space[2] } },
});
export const figure = style({ minInlineSize: 0 });
export const value = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const months = style({ position: 'relative', display: 'grid', gap: space[1], margin: 0 });
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
});
