import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const frame = style({ position: 'relative', minInlineSize: 0 });
export const select = style({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: controlHeight.large,
  paddingInline: `${space[3]} ${space[10]}`,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: fontSize.body,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: `border-color ${motion.state}`,
  // iOS zooms into a control whose text is under 16 px.
  '@media': { [media.touch]: { fontSize: fontSize.large } },
  selectors: {
    '&:hover': { borderColor: color.muted },
    '&:has(> option[value=""]:checked)': { color: color.faint },
    '&[aria-invalid]': { borderColor: color.negative },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
  },
});
/** The list takes the theme's colours where the browser draws it in the page. */
export const option = style({ background: color.surface, color: color.text });
export const group = style({ background: color.surface, color: color.muted });
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  color: color.muted,
  pointerEvents: 'none',
});
