import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, motion, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
const rise = keyframes({ from: { transform: `translateY(${space[2]})` } });

/** What a browser gives a popover, taken back. */
export const host = style({
  inset: 'auto',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
});
/** Lets clicks through to the page but where a toast lies. */
export const viewport = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space[6]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: size.gutter,
  zIndex: zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: size.toast,
  maxInlineSize: `calc(100% - 2 * ${size.gutterPhone})`,
  pointerEvents: 'none',
  '@media': {
    [media.belowDesktop]: { insetBlockEnd: `calc(${size.tabBar} + ${space[6]} + env(safe-area-inset-bottom))` },
    [media.phone]: { insetInline: size.gutterPhone, inlineSize: 'auto' },
  },
});
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  maxBlockSize: `calc(${size.screen} / 3)`,
  overflowY: 'auto',
  padding: `${space[3]} ${space[4]}`,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.layer,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.layer}`,
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:focus-visible': { outlineOffset: `-${size.outline}` },
  },
});
export const icons = styleVariants(
  { info: color.muted, positive: color.positive, warning: color.warning, negative: color.negative },
  (ink) => ({ color: ink, flexShrink: 0 }),
);
/** The action goes below the words where they have no room beside each other. */
export const body = style({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}`, minInlineSize: 0 });
export const words = style({ flex: 1, minInlineSize: `min(${size.tile}, 100%)`, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: fontWeight.medium });
export const text = style({ color: color.muted, fontSize: fontSize.small });
/** Its word stands in line with the title where it goes below. */
export const action = style({ marginInlineStart: `-${space[3]}` });
/** In sight however long the words are. */
export const cross = style({ position: 'sticky', insetBlockStart: 0, alignSelf: 'flex-start', color: color.muted });
