import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

export const edge = style({ marginInlineEnd: `-${space[2]}`, color: vars.color.muted });
