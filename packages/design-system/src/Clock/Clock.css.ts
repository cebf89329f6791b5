import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../theme/scale.ts';

export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: space[6],
  direction: 'ltr',
  whiteSpace: 'nowrap',
  fontSize: fontSize.tiny,
  color: vars.color.muted,
});
export const time = style({ color: vars.color.text, fontWeight: fontWeight.medium });
