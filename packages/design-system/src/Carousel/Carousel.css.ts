import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { motion, round, size, space } from '../theme/scale.ts';

const { color } = vars;
export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const viewport = style({ overflow: 'hidden', borderRadius: vars.radius.large });
export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });
export const slide = style({ flex: '0 0 100%', minInlineSize: 0, overflowWrap: 'anywhere' });
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space[1] });
export const dots = style({ display: 'flex', flexWrap: 'wrap' });
/** The mark is small, what a finger meets is not. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: round,
  '@media': {
    [media.touch]: { blockSize: size.touch },
    [media.forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
  selectors: {
    '&::before': {
      content: '',
      inlineSize: space[2],
      blockSize: space[2],
      borderRadius: round,
      background: color.control,
      transition: `inline-size ${motion.state}`,
    },
    '&[aria-current]::before': { inlineSize: space[4], background: color.accent },
  },
});
