import { style } from '@vanilla-extract/css';
import { input } from '../TextField/TextField.css.ts';
import { vars } from '../theme/contract.css.ts';
import { codeFont, fontSize, fontWeight, letters, lineHeight, space } from '../theme/scale.ts';

export const button = style({ flexShrink: 0, marginInlineEnd: space[1] });
export const codeInput = style([input, { fontFamily: codeFont, fontSize: fontSize.large, fontWeight: fontWeight.strong }]);
/** As high as its text. */
export const lines = style([
  input,
  { paddingBlock: space[2], lineHeight: lineHeight.body, overflowWrap: 'anywhere', resize: 'none', fieldSizing: 'content' },
]);
/** Has its line from the start, so that nothing moves when it speaks. */
export const outcome = style({
  minBlockSize: letters.lineRoom,
  paddingBlockStart: space[1],
  color: vars.color.positive,
  fontSize: fontSize.small,
});
