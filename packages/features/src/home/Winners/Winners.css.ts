import { space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const picture = style({
  inlineSize: space[10],
  blockSize: space[10],
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});
export const words = style({ flex: 1, minInlineSize: 0 });
