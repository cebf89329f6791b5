import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, motion, opacity, round, size, space } from '../theme/scale.ts';

const { color } = vars;
const inset = `calc((${size.switchHeight} - ${size.switchKnob}) / 2 - ${size.hairline})`;
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  position: 'relative',
  '@media': { [media.touch]: { minBlockSize: size.touch, paddingBlock: space[2] } },
});
export const track = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: size.switchWidth,
  blockSize: size.switchHeight,
  paddingInline: inset,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: round,
  background: color.raised,
  cursor: 'pointer',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  // Grounds are taken away in forced colours: the knob would go with them.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'ButtonText', background: 'ButtonFace' } },
  selectors: {
    '&::before': {
      content: '',
      inlineSize: size.switchKnob,
      blockSize: size.switchKnob,
      borderRadius: round,
      background: color.control,
      transition: `margin ${motion.state}`,
      '@media': { [media.forcedColors]: { background: 'ButtonText' } },
    },
    // The whole row is the target of a finger, and it is the control's own: a label's would lie over the control.
    '&::after': { '@media': { [media.touch]: { content: '', position: 'absolute', inset: 0 } } },
    '&:checked': {
      background: color.primary,
      borderColor: color.primary,
      '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight' } },
    },
    '&:checked::before': {
      marginInlineStart: 'auto',
      background: color.onPrimary,
      '@media': { [media.forcedColors]: { background: 'HighlightText' } },
    },
    '&[aria-invalid]': { borderColor: color.negative },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
  },
});
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, paddingBlock: size.hairline });
export const label = style({ cursor: 'pointer' });
export const description = style({ fontSize: fontSize.small, color: color.muted, overflowWrap: 'anywhere' });
export const error = style({ paddingInlineStart: `calc(${size.switchWidth} + ${space[3]})` });
