import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ringColor } from '../theme/ringColor.css.ts';
import { fontSize, fontWeight, lineHeight, motion, opacity, round, size, space } from '../theme/scale.ts';

const { color, radius } = vars;
const fade = (strength: number): string => `color-mix(in srgb, ${color.shade} ${strength}%, transparent)`;

export const tile = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '127 / 159',
  overflow: 'hidden',
  borderRadius: radius.medium,
  border: `${size.hairline} solid ${color.line}`,
  // What a slow connection shows until the art has come.
  background: color.felt,
  color: color.onShade,
  vars: { [ringColor]: color.onShade },
  // Nothing in it moves anything around it: the browser works each tile out by itself.
  contain: 'content',
  selectors: { '&:focus': { outline: 'none' } },
});
/** Last in the tile, and so over art and buttons; always in sight: it is no part of what a pointer brings out. */
export const favorite = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.mark,
  blockSize: size.mark,
  padding: 0,
  border: 0,
  borderRadius: round,
  background: fade(60),
  color: color.onShade,
  cursor: 'pointer',
  transition: `opacity ${motion.state}`,
  selectors: {
    '&:hover': { background: fade(94) },
    // On its own ground: the art around it may have any colour.
    '&:focus-visible': { outlineOffset: `-${size.outline}` },
    // A finger is wider than the mark: what lies around it counts too.
    '&::after': { content: '""', position: 'absolute', inset: `-${space[1]}` },
  },
});
globalStyle(`${favorite}[aria-pressed=true] svg`, { fill: 'currentColor' });
/** Pointed at or focused, but not at the favourite alone: that is a deed of its own. */
const isOpen = `${tile}:is(:hover, :focus-within):not(:has(${favorite}:is(:hover, :focus)))`;
const opened = `${isOpen} &, ${tile}[aria-busy] &`;
export const art = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space[2],
  paddingBlockStart: space[8],
  background: `linear-gradient(transparent, ${fade(60)} 35%, ${fade(94)})`,
  '@media': {
    // Two buttons of 44 px would lie upon the name; both of them say it.
    [media.phone]: { selectors: { [opened]: { opacity: opacity.gone } } },
  },
});
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: lineHeight.caption });
/** In two lines where it needs them: most names are longer than a tile is wide. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
export const vendor = style([line, { fontSize: fontSize.tiny, opacity: 0.85 }]);

const mark = style([
  line,
  {
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    maxInlineSize: '60%',
    paddingInline: space[2],
    borderRadius: radius.small,
    fontSize: fontSize.tiny,
    fontWeight: fontWeight.strong,
  },
]);
const brass = { background: color.brass, color: color.onBrass };
export const badges = styleVariants({
  new: [mark, brass],
  hot: [mark, brass],
  live: [mark, { background: color.live, color: color.onLive }],
});

/** The buttons are always there for the Tab key; only sight and touch wait until the tile is pointed at. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[1],
  background: fade(78),
  opacity: opacity.gone,
  transition: `opacity ${motion.state}`,
  '@media': { [media.noHover]: { pointerEvents: 'none' } },
  selectors: {
    [opened]: { opacity: opacity.whole },
    [`${tile}:focus-within:not(:has(${favorite}:is(:hover, :focus))) &`]: { pointerEvents: 'auto' },
  },
});
/** On the art, whatever the mode of the page. */
export const demo = style({ color: color.onShade, borderColor: color.onShade, selectors: { '&:hover': { background: fade(60) } } });
// On a narrow tile two buttons of 44 px reach up to the mark, and a finger would not tell them apart: it steps aside for them.
globalStyle(`${isOpen} ${favorite}`, { '@media': { [media.noHover]: { opacity: opacity.gone, pointerEvents: 'none' } } });
// Two buttons of 44 px must fit the narrow tile of a small phone, and none push the other out.
globalStyle(`${overlay} button`, { paddingInline: space[3], maxBlockSize: '48%', overflow: 'hidden' });
