import { fontSize, media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** The list, and what is open of it beside it where there is room. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], alignItems: 'start' });
export const beside = style([page, { gridTemplateColumns: `minmax(0, 1fr) minmax(${size.aside}, 38%)` }]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.dialog}, 100%), 1fr))`,
  gap: space[3],
  listStyle: 'none',
});
export const narrowList = style([list, { gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.aside}, 100%), 1fr))` }]);
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size.tile} minmax(0, 1fr)`,
  blockSize: '100%',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': { [media.phone]: { gridTemplateColumns: `${size.category} minmax(0, 1fr)` } },
});
export const openCard = style([card, { borderColor: color.link, boxShadow: `0 0 0 ${size.hairline} ${color.link}` }]);
/** The drawing has no height of its own. */
export const picture = style({ position: 'relative', overflow: 'hidden' });
export const drawing = style({ position: 'absolute', inset: 0 });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: space[4], minInlineSize: 0 });
export const summary = style({ flex: 1 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.touch,
});
export const panel = style({
  position: 'sticky',
  insetBlockStart: space[4],
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.tile}`,
  minBlockSize: size.tile,
  overflow: 'hidden',
  borderStartStartRadius: radius.medium,
  borderStartEndRadius: radius.medium,
  background: color.felt,
  color: color.onFelt,
});
export const headWords = style({ display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: space[1], padding: space[4] });
export const body = style({ padding: space[4] });
/** Below the terms; nothing where there is nothing to do. */
export const action = style({ padding: `0 ${space[4]} ${space[4]}`, selectors: { '&:empty': { display: 'none' } } });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
  columnGap: space[3],
  rowGap: space[2],
  fontSize: fontSize.small,
});
export const factName = style({ color: color.muted });
export const example = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: space[2], listStyle: 'none' });
export const arrow = style({ alignSelf: 'center' });
export const exampleStep = style({
  flex: 1,
  minInlineSize: 'min-content',
  padding: space[3],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
  textAlign: 'center',
});
