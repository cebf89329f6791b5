import { style } from '@vanilla-extract/css';
import { input as fieldInput } from '../TextField/TextField.css.ts';
import { vars } from '../theme/contract.css.ts';
import { size, space } from '../theme/scale.ts';

export const frame = style({ display: 'block', position: 'relative', minInlineSize: 0 });
export const glass = style({ paddingInlineStart: space[3], color: vars.color.muted });
export const input = style([
  fieldInput,
  {
    appearance: 'none',
    paddingInline: 0,
    // The browser's own cross has no name and no room for a finger.
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);
export const cross = style({
  display: 'flex',
  // On a phone the button is as high as the whole field, borders included.
  marginBlock: `-${size.hairline}`,
  paddingInlineEnd: space[1],
  selectors: { [`${input}:placeholder-shown + &, ${input}:disabled + &`]: { visibility: 'hidden' } },
});
export const crossButton = style({ color: vars.color.muted });
