import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints, media } from '../theme/media.ts';
import { fontSize, fontWeight, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
/** Sticky, not fixed: it takes its own room, so that it hides nothing at the end of a page. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.tabBar,
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  background: color.surface,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { display: 'none' }, [media.low]: { position: 'static' } },
});
// WCAG 2.4.11: what the keyboard reaches is scrolled clear of the bar and of the button that stands out of it.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [media.belowDesktop]: { scrollPaddingBlockEnd: `calc(${size.tabBar} + ${space[6]} + env(safe-area-inset-bottom))` },
    [media.low]: { scrollPaddingBlockEnd: space[3] },
  },
});
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  inlineSize: '100%',
  minBlockSize: size.tabBar,
  color: color.muted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${size.outline} solid`, outlineOffset: `-${size.outline}` } } },
  },
  selectors: {
    '&[aria-current]': { color: color.accent },
    '&:focus-visible': { outlineOffset: `-${space[1]}` },
  },
});
export const raised = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tabRaised,
  blockSize: size.tabRaised,
  marginBlockStart: `-${space[5]}`,
  borderRadius: vars.radius.large,
  background: color.brass,
  color: color.onBrass,
  boxShadow: shadow.lift,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid` } },
});
