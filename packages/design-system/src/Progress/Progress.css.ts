import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, motion, round, size, space } from '../theme/scale.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color } = vars;
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const share = createVar();
export const frame = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[3]}` });
export const hiddenHead = hidden;
export const label = style({ color: color.muted, fontSize: fontSize.small, minInlineSize: 0, overflowWrap: 'anywhere' });
/** “12 / 50” is never turned into “50 / 12”. */
export const value = style({
  unicodeBidi: 'plaintext',
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const track = style({
  position: 'relative',
  blockSize: space[2],
  overflow: 'hidden',
  borderRadius: round,
  background: color.line,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid` } },
});
const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: fallbackVar(share, '0%'),
  borderRadius: round,
  transition: `inline-size ${motion.layer}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
const running = style([
  bar,
  {
    inlineSize: '40%',
    animation: `${run} 1.4s linear infinite`,
    // Nothing moves: it lies still over the whole track, and the label says that something is under way.
    '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
  },
]);
const tones = { primary: color.primary, brass: color.brass, warning: color.warning, negative: color.negative } as const;
export const bars = styleVariants(tones, (background) => [bar, { background }]);
export const runningBars = styleVariants(tones, (background) => [running, { background }]);
