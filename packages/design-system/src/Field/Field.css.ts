import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../theme/scale.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium });
export const labelLine = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] });
export const asterisk = style({ color: vars.color.negative });
export const aside = style({ color: vars.color.faint, fontWeight: fontWeight.regular });
export const help = style({ fontSize: fontSize.small, color: vars.color.faint });
export const error = style({ fontSize: fontSize.small, color: vars.color.negative });
