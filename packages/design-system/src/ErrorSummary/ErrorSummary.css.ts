import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { size, space } from '../theme/scale.ts';

export const summary = style({
  padding: space[4],
  border: `${size.outline} solid ${vars.color.negative}`,
  borderRadius: vars.radius.medium,
});
/** A line of its own is high enough for a finger; a message of two keeps them together. */
export const link = style({ display: 'inline-block', paddingBlock: space[1], color: vars.color.negative, textDecoration: 'underline' });
