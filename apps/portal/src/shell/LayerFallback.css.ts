import { shadow, size, space, vars, zIndex } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Above all layers; what lies around it can still be used. */
export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.popover,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
export const card = style({
  display: 'flex',
  padding: space[5],
  border: `${size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: shadow.layer,
});
