import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ring } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: controlHeight.large,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  transition: `border-color ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: color.muted },
    '&:has(:is(input, textarea):focus-visible)': { outline: `${size.outline} solid ${ring}`, outlineOffset: size.outline },
    '&:has([aria-invalid])': { borderColor: color.negative },
    // No ground to write on: its frame says so where colours are the reader's own.
    '&:has(:is(input, textarea)[readonly]:enabled)': { background: 'transparent', borderStyle: 'dashed' },
    '&:has(input:disabled)': { opacity: opacity.disabled },
  },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: space[3],
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  fontSize: fontSize.body,
  // iOS zooms into an input whose text is under 16 px.
  '@media': { [media.touch]: { fontSize: fontSize.large } },
  selectors: {
    '&::placeholder': { color: color.faint, opacity: opacity.whole },
    '&:focus-visible': { outline: 'none' },
    // The browser's own ground of filled-in fields would break the theme.
    '&:autofill': { WebkitTextFillColor: color.text, transition: 'background-color 0s 600000s' },
  },
});
/** “+84” is never turned into “84+”. */
export const before = style({
  unicodeBidi: 'plaintext',
  paddingInlineStart: space[3],
  marginInlineEnd: `-${space[3]}`,
  color: color.muted,
});
export const after = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: space[3],
  color: color.faint,
  fontSize: fontSize.small,
});
