import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { size, space } from '../theme/scale.ts';

const { color } = vars;
const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[3],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.text,
});
export const tones = styleVariants(
  { info: color.control, positive: color.positive, warning: color.warning, negative: color.negative },
  (borderColor) => [base, { borderColor }],
);
export const icons = styleVariants(
  { info: color.muted, positive: color.positive, warning: color.warning, negative: color.negative },
  (ink) => ({ color: ink }),
);
/** On a phone a button stands below: beside it the text would be a column of two words. */
export const body = style({ flex: 1, minInlineSize: `min(1.7 * ${size.tile}, 100%)` });
