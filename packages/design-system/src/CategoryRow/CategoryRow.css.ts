import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ringColor } from '../theme/ringColor.css.ts';
import { fontSize, fontWeight, motion, size, space } from '../theme/scale.ts';

const { color } = vars;
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${size.category}, 1fr)`,
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  blockSize: '100%',
  minBlockSize: size.categoryHeight,
  padding: space[2],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  transition: `background-color ${motion.state}`,
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${size.outline} solid`, outlineOffset: `-${size.outline}` } } },
  },
  selectors: {
    '&:hover': { background: color.raised },
    // The row cuts what is outside of it.
    '&:focus-visible': { outlineOffset: `-${space[1]}` },
    '&[aria-current]': { vars: { [ringColor]: color.onFelt }, background: color.felt, borderColor: color.felt, color: color.onFelt },
  },
});
export const drawing = style({ color: color.accent, selectors: { [`${item}[aria-current] &`]: { color: color.brass } } });
