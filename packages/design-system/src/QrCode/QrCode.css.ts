import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { size } from '../theme/scale.ts';

export const code = style({
  inlineSize: size.qrCode,
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  forcedColorAdjust: 'none',
});
