import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ringColor } from '../theme/ringColor.css.ts';
import { size, space } from '../theme/scale.ts';

const { color } = vars;
const base = style({
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.large,
  minInlineSize: 0,
});
export const tones = styleVariants({
  surface: [base, { background: color.surface, color: color.text, vars: { [ringColor]: color.focus } }],
  raised: [base, { background: color.raised, color: color.text, vars: { [ringColor]: color.focus } }],
  felt: [base, { background: color.felt, color: color.onFelt, borderColor: color.felt, vars: { [ringColor]: color.onFelt } }],
});
export const paddings = styleVariants({ none: space[0], small: space[3], medium: space[5], large: space[6] }, (padding) => ({ padding }));
