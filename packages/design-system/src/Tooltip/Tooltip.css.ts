import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
export const panel = style({
  zIndex: zIndex.tooltip,
  maxInlineSize: `min(${size.card}, var(--radix-tooltip-content-available-width))`,
  maxBlockSize: 'var(--radix-tooltip-content-available-height)',
  overflow: 'hidden',
  padding: `${space[1]} ${space[2]}`,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.small,
  background: color.raised,
  color: color.text,
  fontSize: fontSize.tiny,
  overflowWrap: 'anywhere',
  boxShadow: shadow.layer,
});
