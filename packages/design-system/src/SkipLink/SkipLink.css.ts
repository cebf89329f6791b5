import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontWeight, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  maxInlineSize: `calc(100% - 2 * ${space[2]})`,
  zIndex: zIndex.skipLink,
  paddingInline: space[4],
  lineHeight: size.touch,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: fontWeight.strong,
  // Its shadow would show at the edge while the link itself is out of sight.
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' }, '&:focus': { boxShadow: shadow.layer } },
});
