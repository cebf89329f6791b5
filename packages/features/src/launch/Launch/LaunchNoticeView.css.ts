import { media, shadow, size, space, vars, zIndex } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
/** Over the page's end and above a phone's tab bar, where the tile that was pressed may have been scrolled to. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: space[6],
  zIndex: zIndex.tabBar,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: size.gutterPhone,
  pointerEvents: 'none',
  '@media': { [media.belowDesktop]: { insetBlockEnd: `calc(${size.tabBar} + ${space[6]} + env(safe-area-inset-bottom))` } },
});
export const notice = style({
  padding: `${space[3]} ${space[4]}`,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.lift,
});
