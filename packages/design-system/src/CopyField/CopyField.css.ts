import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, letters, space } from '../theme/scale.ts';

export const button = style({ flexShrink: 0, marginInlineEnd: space[1] });
/** Has its line from the start, so that nothing moves when it speaks. */
export const outcome = style({
  minBlockSize: letters.lineRoom,
  paddingBlockStart: space[1],
  color: vars.color.positive,
  fontSize: fontSize.small,
});
