import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { size } from '../theme/scale.ts';

export const flag = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: size.flag,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: size.outline,
  background: vars.color.line,
});
