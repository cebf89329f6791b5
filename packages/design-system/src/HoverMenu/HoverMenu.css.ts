import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, fontWeight, iconSize, motion, shadow, size, space } from '../theme/scale.ts';
import { zIndex } from '../theme/zIndex.ts';

const { color } = vars;
const drop = keyframes({ from: { transform: `translateY(-${space[1]})` } });

export const root = style({ minInlineSize: 0 });
export const entry = style({ display: 'flex', alignItems: 'center' });
export const trigger = style({ gap: space[1], selectors: { '&[data-state=open]': { color: color.text } } });
export const chevron = style({
  flexShrink: 0,
  inlineSize: iconSize.small,
  transition: `transform ${motion.state}`,
  selectors: { '[data-state=open] > &': { transform: 'rotate(180deg)' } },
});
/** Beside a word that leads elsewhere: a mouse opens the panel by the word, so that it shows itself to keys and fingers alone. */
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 0,
  blockSize: controlHeight.medium,
  borderRadius: vars.radius.medium,
  color: color.muted,
  overflow: 'hidden',
  selectors: {
    '&:focus-visible': { inlineSize: space[6], outlineOffset: `-${space[1]}` },
    '&[data-state=open]': { color: color.text },
  },
  '@media': { [media.noHover]: { inlineSize: space[6] } },
});
/** As wide as the row, so that none of its words can push it off the screen. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInline: 0,
  zIndex: zIndex.header,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.layer,
  overflow: 'hidden',
  animation: `${drop} ${motion.state}`,
});
export const scroll = style({
  maxBlockSize: `calc(${size.screen} - 2 * ${size.header})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
});
/** A sentence in place of a list. */
export const said = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[3], padding: space[5] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.menu}, 100%), 1fr))`,
  gap: space[1],
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.touch,
  padding: space[2],
  borderRadius: vars.radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  selectors: { '&:hover': { background: color.raised }, '&:focus-visible': { outlineOffset: `-${size.outline}` } },
});
export const picture = style({
  flexShrink: 0,
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.small,
  background: color.raised,
  objectFit: 'cover',
});
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: size.touch,
  marginBlockStart: space[1],
  borderRadius: vars.radius.small,
  color: color.link,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  selectors: { '&:hover': { background: color.raised }, '&:focus-visible': { outlineOffset: `-${size.outline}` } },
  '@media': { [media.forcedColors]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const forward = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
