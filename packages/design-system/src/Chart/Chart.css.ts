import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, round, size, space } from '../theme/scale.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { BarGround } from './seriesLook.ts';

const { color } = vars;
export const partSize = createVar();
export const partColour = createVar();
export const partSystemColour = createVar();

export const chart = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });
export const label = style({ minInlineSize: 0, fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });
export const toggle = style({
  selectors: { '&[aria-pressed=true]': { background: `color-mix(in srgb, ${color.link} 14%, transparent)` } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: `${size.outline} solid` } } } },
});
/** Has its height before the drawing is there. */
export const plot = style({ position: 'relative', blockSize: size.chart, overflow: 'hidden', fontSize: fontSize.tiny });
/** Below what is drawn: nothing of it moves when it goes. */
export const waiting = style({ position: 'absolute', inset: 0 });
export const failedPlot = style({ display: 'none' });
export const share = style({ display: 'flex', gap: size.outline });
/** However small, there is room for its number. */
export const part = style({
  flexGrow: fallbackVar(partSize, '1'),
  flexBasis: 0,
  minInlineSize: '2ch',
  color: color.muted,
  fontSize: fontSize.tiny,
  textAlign: 'center',
});
export const emptyPart = style({ display: 'none' });
export const partFill = style({
  display: 'block',
  blockSize: space[6],
  background: fallbackVar(partColour, color.primary),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: fallbackVar(partSystemColour, 'CanvasText') } },
  selectors: {
    [`${part}:first-child > &`]: { borderStartStartRadius: vars.radius.small, borderEndStartRadius: vars.radius.small },
    [`${part}:last-child > &`]: { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
  },
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });
export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: color.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
const thin = size.outline;
const thick = `calc(2 * ${size.outline})`;
const groundsOf = (colour: string): Record<BarGround, string> => ({
  plain: colour,
  stripes: `repeating-linear-gradient(135deg, ${colour} 0 ${thin}, transparent ${thin} ${thick})`,
  counterstripes: `repeating-linear-gradient(45deg, ${colour} 0 ${thin}, transparent ${thin} ${thick})`,
  grid: `repeating-linear-gradient(${colour} 0 ${size.hairline}, transparent ${size.hairline} ${thick}), repeating-linear-gradient(90deg, ${colour} 0 ${size.hairline}, transparent ${size.hairline} ${thick})`,
  bands: `repeating-linear-gradient(${colour} 0 ${thin}, transparent ${thin} ${thick})`,
});
const key = style({ flexShrink: 0, inlineSize: space[3], blockSize: space[3] });
const ink = fallbackVar(partColour, color.primary);
const systemInk = fallbackVar(partSystemColour, 'CanvasText');
export const swatches = styleVariants(groundsOf(ink), (background, ground) => [
  key,
  {
    border: `${size.hairline} solid ${ink}`,
    borderRadius: ground === 'plain' ? round : 0,
    background,
    '@media': {
      [media.forcedColors]: { forcedColorAdjust: 'none', background: groundsOf(systemInk)[ground], borderColor: systemInk },
    },
  },
]);
export const lineKey = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: ink,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: systemInk } },
});
export const lineSample = style({ display: 'block', inlineSize: space[8], blockSize: space[1] });
export const table = style({ overflowX: 'auto' });
export const hiddenTable = hidden;

// What the drawing library needs of its own stylesheet, so that there is one stylesheet and no more.
globalStyle(`${plot} .u-wrap`, { position: 'relative', userSelect: 'none' });
globalStyle(`${plot} :is(.u-over, .u-under, .u-axis)`, { position: 'absolute' });
globalStyle(`${plot} .u-under`, { overflow: 'hidden' });
globalStyle(`${plot} canvas`, { display: 'block', position: 'relative', inlineSize: '100%', blockSize: '100%' });
globalStyle(`${plot} .u-off`, { display: 'none' });
