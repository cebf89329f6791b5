import { media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;
const hairline = `${size.hairline} solid ${color.line}`;
const columns = 'minmax(0, 0.55fr) repeat(3, minmax(0, 1fr))';

/** A kind a row and a period a column; on a phone a kind is a head, and its periods stand below it. */
export const table = style({ border: hairline, borderRadius: radius.large, overflow: 'hidden' });
export const heads = style({
  display: 'grid',
  gridTemplateColumns: columns,
  background: color.raised,
  '@media': { [media.phone]: { display: 'none' } },
});
export const row = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  gridTemplateColumns: columns,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({ paddingBlock: space[2], paddingInline: space[3] });
export const icon = style({ display: 'inline-flex', color: color.accent });
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  '@media': { [media.phone]: { background: color.raised } },
});
export const cell = style({
  // What is for screen readers alone stays within it, and makes nothing scroll.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[1],
  padding: space[3],
  borderInlineStart: hairline,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { borderInlineStart: 0, borderBlockStart: hairline } },
});
/** The head of the column says it where there is one. */
export const period = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [media.phone]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
});
/** What is not set, below its period. */
export const unset = style({ display: 'flex', flexDirection: 'column' });
export const change = style({ display: 'grid', gap: space[1] });
