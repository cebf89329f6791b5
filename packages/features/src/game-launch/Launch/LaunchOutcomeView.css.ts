import { vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '72dvh',
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
});
