import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const amount = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const quickAmount = style({
  minBlockSize: controlHeight.small,
  paddingInline: space[3],
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  transition: `border-color ${motion.state}, background-color ${motion.state}`,
  '@media': {
    [media.touch]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: `${size.outline} solid` } } },
  },
  selectors: {
    '&:hover:not(:disabled)': { background: color.raised },
    '&[aria-pressed=true]': {
      background: color.raised,
      borderColor: color.link,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.link}`,
      color: color.link,
    },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
  },
});
