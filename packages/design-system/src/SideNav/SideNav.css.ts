import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, motion, size, space } from '../theme/scale.ts';

const { color } = vars;
export const nav = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const title = style({
  padding: `${space[1]} ${space[3]}`,
  color: color.muted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: size.outline,
  '@media': { [media.phone]: { gap: 0 } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: controlHeight.medium,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: vars.radius.medium,
  color: color.muted,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  transition: `background-color ${motion.state}`,
  '@media': {
    [media.touch]: { minBlockSize: size.touch },
    [media.phone]: {
      minBlockSize: size.tabRaised,
      borderBlockEnd: `${size.hairline} solid ${color.line}`,
      borderRadius: 0,
      color: color.text,
    },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${size.outline} solid`, outlineOffset: `-${size.outline}` } } },
  },
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${color.link} 8%, transparent)`, color: color.text },
    '&[aria-current]': {
      background: `color-mix(in srgb, ${color.link} 14%, transparent)`,
      color: color.link,
      fontWeight: fontWeight.strong,
    },
    '&:focus-visible': { outlineOffset: `-${size.outline}` },
  },
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const onward = style({ display: 'none', color: color.faint, '@media': { [media.phone]: { display: 'block' } } });
