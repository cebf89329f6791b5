import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, lineHeight, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
const hovered = '&:hover:not([aria-disabled=true], :disabled)';
const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.control,
  textAlign: 'center',
  transition: `background-color ${motion.state}, border-color ${motion.state}, filter ${motion.state}`,
  '@media': {
    [media.touch]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
  selectors: {
    [hovered]: { filter: 'brightness(1.08)' },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});
const quiet = { background: 'transparent', color: color.text };

export const tones = styleVariants({
  primary: [base, { background: color.primary, color: color.onPrimary }],
  brass: [base, { background: color.brass, color: color.onBrass }],
  outline: [base, quiet, { borderColor: color.control, selectors: { [hovered]: { background: color.raised } } }],
  ghost: [base, quiet, { color: color.link, selectors: { [hovered]: { background: color.raised } } }],
  felt: [base, { background: `color-mix(in srgb, ${color.onFelt} 14%, ${color.felt})`, color: color.onFelt }],
  dangerOutline: [
    base,
    quiet,
    { color: color.negative, borderColor: color.negative, selectors: { [hovered]: { background: color.raised } } },
  ],
  danger: [base, { background: color.negative, color: color.onNegative }],
});
/** Paler colours and no opacity, which would take the focus ring along. Doubled to win over the tone and the cursor of a pending button. */
export const dim = style({
  selectors: {
    '&&[aria-disabled=true]': { background: color.raised, borderColor: color.line, color: color.faint, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } } } },
});
export const sizes = styleVariants({
  large: { minBlockSize: controlHeight.large, paddingInline: space[4], paddingBlock: space[1], fontSize: fontSize.body },
  medium: {
    minBlockSize: controlHeight.medium,
    paddingInline: space[4],
    fontSize: fontSize.small,
    '@media': { [media.phone]: { paddingInline: space[3] } },
  },
  small: { minBlockSize: controlHeight.small, paddingInline: space[3], fontSize: fontSize.small },
});
export const wide = style({ inlineSize: '100%' });
export const content = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });
/** Keeps its room, so that a pending button is as wide as before, and stays the button's name. */
export const contentWhilePending = style([content, { opacity: opacity.gone }]);
export const spinnerPlace = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
