import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[1],
  '@media': { [media.phone]: { columnGap: 0 } },
});
const target = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: controlHeight.medium,
  minBlockSize: controlHeight.medium,
  paddingInline: space[1],
  borderRadius: vars.radius.medium,
  color: color.muted,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  '@media': {
    [media.touch]: { minInlineSize: size.touch, minBlockSize: size.touch },
    // Nine of them in the row of a small phone.
    [media.phone]: { minInlineSize: size.mark, paddingInline: size.outline },
  },
  selectors: { '&:hover:not([aria-disabled], [aria-current])': { background: color.raised, color: color.text } },
});
export const step = style([
  target,
  { fontSize: fontSize.large, selectors: { '&[aria-disabled]': { opacity: opacity.disabled, cursor: 'default' } } },
]);
export const page = target;
export const current = style([
  target,
  {
    background: color.felt,
    color: color.onFelt,
    cursor: 'default',
    '@media': { [media.forcedColors]: { outline: `${size.outline} solid` } },
  },
]);
/** A page that only its neighbours lead to on a phone. */
export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } });
