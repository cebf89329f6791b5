import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, lineHeight, size, space, tracking } from '../theme/scale.ts';

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const drawing = style({ inlineSize: size.mark, blockSize: size.mark, flexShrink: 0, borderRadius: vars.radius.small });
export const name = style({
  color: vars.color.text,
  fontSize: fontSize.title,
  fontWeight: vars.font.headingWeight,
  letterSpacing: tracking.tight,
  lineHeight: lineHeight.flat,
  whiteSpace: 'nowrap',
});
