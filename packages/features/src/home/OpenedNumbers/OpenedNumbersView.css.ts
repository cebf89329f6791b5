import { fontWeight, round, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
export const draw = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
/** As high as its balls before they are here. */
export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minBlockSize: size.mark,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.mark,
  blockSize: size.mark,
  borderRadius: round,
  background: color.felt,
  color: color.onFelt,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
