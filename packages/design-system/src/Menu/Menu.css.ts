import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, iconSize, motion, opacity, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
// No fade: what is read at once must not be pale.
const drop = keyframes({ from: { transform: `translateY(-${space[1]})` } });

export const panel = style({
  zIndex: zIndex.menu,
  minInlineSize: size.menu,
  maxInlineSize: `min(${size.popover}, var(--radix-dropdown-menu-content-available-width))`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.layer,
  animation: `${drop} ${motion.state}`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: controlHeight.medium,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.raised },
    '&[data-disabled]': { opacity: opacity.disabled, cursor: 'not-allowed' },
    '&:focus': { outlineOffset: `-${size.outline}` },
  },
  '@media': {
    [media.touch]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: `${size.outline} solid` } } },
  },
});
export const danger = style({ color: color.negative });
export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Keeps its room, so that ticking moves nothing. */
export const mark = style({ inlineSize: iconSize.small, flexShrink: 0, color: color.accent });
export const separator = style({ margin: `${space[1]} ${space[2]}`, borderBlockStart: `${size.hairline} solid ${color.line}` });
