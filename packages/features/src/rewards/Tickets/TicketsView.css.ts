import { fontSize, media, motion, size, space, vars, zIndex } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.menu}, 100%), 1fr))`,
  gap: space[3],
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
export const picture = style({ position: 'relative', blockSize: size.radioCard, overflow: 'hidden' });
export const count = style({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] });
/** The buttons of a row stand in one line, however long the words above them are. */
export const words = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[2], padding: space[4] });
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const floor = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  background: color.felt,
  color: color.onFelt,
});
export const figure = style({ inlineSize: size.qrCode, marginInline: 'auto' });
export const eggs = style({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  border: 0,
});
export const legend = style({ gridColumn: '1 / -1', paddingBlockEnd: space[2], fontSize: fontSize.small });
export const egg = style({
  position: 'relative',
  padding: space[2],
  border: `${size.outline} solid transparent`,
  borderRadius: radius.medium,
  background: 'transparent',
  cursor: 'pointer',
  transition: `border-color ${motion.state}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: color.brass },
    // What comes out of it is wider than it: it lies over its neighbours.
    '&[aria-pressed="true"]': { zIndex: zIndex.header },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});
/** Room for what is told: nothing moves when it comes. */
export const told = style({ display: 'grid', alignContent: 'start', gap: space[3], minBlockSize: size.captcha });
export const odds = style({ display: 'grid', fontSize: fontSize.small });
export const oddsRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});
export const oddsSum = style([oddsRow, { borderBlockEnd: 0, color: color.muted }]);
export const facts = style({ display: 'grid', gap: space[2], fontSize: fontSize.small });
export const fact = style({ display: 'grid', gap: space[1] });
export const code = style({ overflowWrap: 'anywhere', color: color.muted });
