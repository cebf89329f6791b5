import { fontWeight, lineHeight, media, round, size, space, vars } from '@baize/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const header = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const emblem = style({ flexShrink: 0, lineHeight: lineHeight.flat });
export const headerText = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const crown = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], verticalAlign: 'bottom' });
export const figure = style({ color: color.text, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });
/** What stands in two columns where there is room for it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.popup}`,
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const face = style({ position: 'relative', display: 'inline-flex', flexShrink: 0 });
const dot = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: space[3],
  blockSize: space[3],
  boxSizing: 'border-box',
  border: `${size.outline} solid ${color.surface}`,
  borderRadius: round,
});
export const presence = styleVariants({
  here: [dot, { background: color.positive, '@media': { [media.forcedColors]: { background: 'Highlight' } } }],
  // A ring: it is told from a full dot without its colour.
  away: [dot, { background: color.surface, boxShadow: `inset 0 0 0 ${size.outline} ${color.faint}` }],
});
