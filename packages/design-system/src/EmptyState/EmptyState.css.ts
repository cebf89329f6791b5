import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const drawing = style({ color: vars.color.accent });
