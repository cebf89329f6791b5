import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ring } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, fontWeight, motion, size, space } from '../theme/scale.ts';

const { color, radius } = vars;
const group = style({ display: 'inline-flex', flexWrap: 'wrap', maxInlineSize: '100%' });
export const groups = styleVariants({
  segments: [
    group,
    {
      gap: size.outline,
      padding: size.outline,
      border: `${size.hairline} solid ${color.line}`,
      borderRadius: radius.medium,
      background: color.raised,
      // Two a line, or as many as there is room for: a last one alone in its line looks like a mistake.
      '@media': {
        [media.smallPhone]: {
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.captcha}, 100%), 1fr))`,
          inlineSize: '100%',
        },
      },
    },
  ],
  pills: [group, { gap: space[2] }],
});
const choice = style({
  position: 'relative',
  display: 'inline-flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: color.muted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `color ${motion.state}, background-color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:focus-visible)': { outline: `${size.outline} solid ${ring}`, outlineOffset: size.outline },
  },
  '@media': {
    [media.touch]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${size.outline} solid Highlight` } } },
  },
});
export const choices = styleVariants({
  segments: [
    choice,
    {
      minBlockSize: controlHeight.small,
      paddingInline: space[3],
      borderRadius: radius.small,
      selectors: { '&:has(:checked)': { background: color.felt, color: color.onFelt } },
    },
  ],
  pills: [
    choice,
    {
      minBlockSize: controlHeight.small,
      paddingInline: space[3],
      border: `${size.hairline} solid ${color.control}`,
      borderRadius: radius.medium,
      selectors: {
        // The second line lies inside, so that nothing moves.
        '&:has(:checked)': {
          borderColor: color.link,
          background: color.raised,
          boxShadow: `inset 0 0 0 ${size.hairline} ${color.link}`,
          color: color.link,
        },
      },
    },
  ],
});
/** Doubled to win over the variant's own. */
export const danger = style({
  selectors: {
    '&&:has(:checked)': { borderColor: color.negative, boxShadow: `inset 0 0 0 ${size.hairline} ${color.negative}`, color: color.negative },
  },
});
/** The whole segment is the button. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
