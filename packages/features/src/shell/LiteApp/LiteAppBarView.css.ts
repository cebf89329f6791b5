import { media, size, space, zIndex } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Above the tab bar and below every dialog: it asks nothing that can't wait. */
export const bar = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  insetInline: size.gutter,
  zIndex: zIndex.tabBar,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxInlineSize: size.dialog,
  marginInlineStart: 'auto',
  '@media': {
    [media.belowDesktop]: { insetBlockEnd: `calc(${size.tabBar} + ${space[4]} + env(safe-area-inset-bottom))` },
    [media.phone]: { insetInline: size.gutterPhone, maxInlineSize: 'none' },
  },
});
