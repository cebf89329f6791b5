import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, size, space } from '../theme/scale.ts';

const { color } = vars;
const run = keyframes({ to: { transform: 'translateX(-100%)' } });
const runFromTheLeft = keyframes({ to: { transform: 'translateX(100%)' } });

export const duration = createVar();
export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: size.strip,
  paddingInline: space[3],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  fontSize: fontSize.small,
});
export const drawing = style({ flexShrink: 0, color: color.accent });
export const window = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', paddingBlock: space[1] });
const still = { animation: 'none', paddingInlineStart: 0, inlineSize: 'auto', overflowX: 'auto' } as const;
/** It begins beyond the end of its window and leaves it altogether. A user who comes by the Tab key finds it still. */
export const track = style({
  display: 'flex',
  gap: space[8],
  inlineSize: 'max-content',
  paddingInlineStart: '100%',
  animation: `${run} ${fallbackVar(duration, '30s')} linear infinite`,
  '@media': { [media.reducedMotion]: { ...still, selectors: { '[dir=rtl] &': { animation: 'none' } } } },
  selectors: {
    '[dir=rtl] &': { animationName: runFromTheLeft },
    '&:hover': { animationPlayState: 'paused' },
    '&:has(:focus-visible)': still,
  },
});
/** As if nothing had ever moved: all of it can be scrolled to. */
export const pausedTrack = style({ display: 'flex', gap: space[8], overflowX: 'auto' });
export const item = style({ flexShrink: 0, whiteSpace: 'nowrap' });
export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: space[6],
  color: color.text,
  textAlign: 'start',
  '@media': { [media.touch]: { minBlockSize: size.touch } },
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: `-${size.outline}` } },
});
export const control = style({ flexShrink: 0, '@media': { [media.reducedMotion]: { display: 'none' } } });
