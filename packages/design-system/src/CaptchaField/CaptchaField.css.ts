import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { controlHeight, fontSize, lineHeight, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const row = style({ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) auto`, gap: space[2] });
export const picture = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto`,
  alignItems: 'center',
  justifyItems: 'center',
  inlineSize: `calc(${size.captcha} + ${space[6]})`,
  blockSize: controlHeight.large,
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.muted,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.muted, color: color.text },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
  },
});
export const image = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain' });
export const failure = style({ paddingInline: space[1], fontSize: fontSize.tiny, lineHeight: lineHeight.control, textAlign: 'center' });
export const refresh = style({ paddingInline: space[1] });
/** The button, whose words stand in line with the fields, and what is told beside it, or below on a phone. */
export const otherWay = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] });
export const begin = style({ marginInlineStart: `-${space[3]}` });
export const told = style({ fontSize: fontSize.small, color: color.muted });
