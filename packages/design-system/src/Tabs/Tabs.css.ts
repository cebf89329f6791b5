import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontWeight, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const root = style({ minInlineSize: 0 });
/** Wider than its place, it scrolls by itself; the hairline is a shadow, which a scrolling box does not cut off. */
export const list = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -${size.hairline} ${color.line}`,
  // It passes the focus on to a tab.
  outline: 'none',
});
export const tab = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  minBlockSize: controlHeight.large,
  // Room for the ring of the focus beside the text.
  paddingInline: space[2],
  borderBlockEnd: `${size.outline} solid transparent`,
  color: color.muted,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  transition: `color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover:not(:disabled)': { color: color.text },
    '&[data-state=active]': { borderColor: color.primary, color: color.text },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
    // Within, for the list cuts off what stands out.
    '&:focus-visible': { outlineOffset: `-${size.outline}` },
  },
  '@media': {
    [media.touch]: { minInlineSize: size.touch, justifyContent: 'center' },
    // Forced colours show a transparent border as if the tab were open.
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[data-state=active]': { borderColor: 'Highlight' } } },
  },
});
export const panel = style({ paddingBlockStart: space[4], overflowWrap: 'anywhere' });
