import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, motion, size, space } from '../theme/scale.ts';

const { color } = vars;
/** One line of words and no half ones: what has no room stands in lines below it, which the keyboard's focus scrolls into sight. */
export const row = style({ display: 'flex', flexWrap: 'wrap', blockSize: controlHeight.medium, overflow: 'hidden' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.medium,
  paddingInline: space[3],
  borderRadius: vars.radius.medium,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${motion.state}`,
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${size.outline} solid`, outlineOffset: `-${size.outline}` } } },
  },
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: `-${space[1]}` },
    '&[aria-current]': { background: color.raised, color: color.text },
    '[data-theme=light] &[aria-current]': { background: color.surface },
  },
});
