import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { motion, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
const drop = keyframes({ from: { transform: `translateY(-${space[1]})` } });

export const panel = style({
  zIndex: zIndex.popover,
  inlineSize: size.popover,
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.layer,
  overflowWrap: 'anywhere',
  outline: 'none',
  animation: `${drop} ${motion.state}`,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginInlineEnd: `-${space[2]}`,
  marginBlockEnd: space[1],
});
export const cross = style({ color: color.muted });
