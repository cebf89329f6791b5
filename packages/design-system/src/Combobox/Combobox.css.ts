import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ring } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, fontWeight, opacity, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
export const frame = style({ minInlineSize: 0 });
export const chosenPicture = style({ paddingInlineStart: space[3], marginInlineEnd: `-${space[3]}` });
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: size.touch,
  marginInlineStart: `-${space[2]}`,
  borderRadius: vars.radius.medium,
  color: color.muted,
});
/** In the browser's top layer, which comes with a look of its own; its insets are written by `usePopupPlace`. */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 'auto',
  margin: 0,
  overflow: 'visible',
  zIndex: zIndex.popover,
  padding: space[1],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.layer,
});
export const list = style({ maxBlockSize: size.popup, overflowY: 'auto', overscrollBehavior: 'contain' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: controlHeight.medium,
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: size.touch } },
  selectors: {
    '&[aria-selected=true]': { fontWeight: fontWeight.strong },
    '&[aria-disabled=true]': { opacity: opacity.disabled, cursor: 'not-allowed' },
  },
});
/** Where the keyboard is, though the input has the focus: the ground alone would hardly be told from that of the others. */
export const optionHighlighted = style([
  option,
  { background: color.raised, outline: `${size.outline} solid ${ring}`, outlineOffset: `-${size.outline}` },
]);
export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const aside = style({ color: color.muted, fontSize: fontSize.small });
export const message = style({ padding: space[3], color: color.muted });
