import { style } from '@vanilla-extract/css';
import { choiceMark } from '../shared/choiceMark.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: size.touch, paddingBlock: space[3] } },
});
export const input = style([
  choiceMark,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '&:checked::before': {
        content: '',
        inlineSize: '60%',
        blockSize: '60%',
        background: color.onPrimary,
        clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 85% 6%, 38% 66%)',
      },
      '&[aria-invalid]': { borderColor: color.negative },
      '&:disabled': { opacity: opacity.disabled },
    },
  },
]);
export const error = style({ paddingInlineStart: `calc(${size.checkbox} + ${space[2]})` });
