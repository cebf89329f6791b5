import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { size, space } from '../theme/scale.ts';

export const summary = style({
  padding: space[4],
  border: `${size.outline} solid ${vars.color.negative}`,
  borderRadius: vars.radius.medium,
});
export const link = style({ color: vars.color.negative, textDecoration: 'underline', lineHeight: space[8] });
