import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ringColor } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, fontWeight, motion, round, size, space } from '../theme/scale.ts';

const { color } = vars;
/** As high as its chips and their scroll bar, with them and before them. */
export const list = style({
  display: 'flex',
  gap: space[2],
  minBlockSize: `calc(${controlHeight.small} + ${space[2]})`,
  paddingBlockEnd: space[2],
  boxSizing: 'border-box',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  '@media': { [media.touch]: { minBlockSize: `calc(${size.touch} + ${space[2]})`, scrollbarWidth: 'none' } },
});
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.small,
  paddingInline: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: round,
  background: color.surface,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${motion.state}, border-color ${motion.state}`,
  '@media': {
    [media.touch]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${size.outline} solid`, outlineOffset: `-${size.outline}` } } },
  },
  selectors: {
    '&:hover': { color: color.text, borderColor: color.control },
    '&:focus-visible': { outlineOffset: `-${space[1]}` },
    '&[aria-current]': { vars: { [ringColor]: color.onFelt }, background: color.felt, borderColor: color.felt, color: color.onFelt },
  },
});
