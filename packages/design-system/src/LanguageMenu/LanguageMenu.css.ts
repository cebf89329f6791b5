import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, size, space } from '../theme/scale.ts';

const { color } = vars;
export const box = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', maxInlineSize: '100%', color: color.muted });
const mark = style({ position: 'absolute', pointerEvents: 'none' });
export const drawing = style([mark, { insetInlineStart: space[2] }]);
export const arrow = style([mark, { insetInlineEnd: space[2] }]);
export const select = style({
  appearance: 'none',
  maxInlineSize: '100%',
  minBlockSize: controlHeight.small,
  paddingInline: space[8],
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // iOS zooms into a control whose text is under 16 px.
  '@media': { [media.touch]: { minBlockSize: size.touch, fontSize: fontSize.large } },
  selectors: { '&:hover': { borderColor: color.muted } },
});
