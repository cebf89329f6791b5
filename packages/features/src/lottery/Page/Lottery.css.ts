import { controlHeight, fontSize, fontWeight, lineHeight, media, round, size, space, vars, zIndex } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius } = vars;
const hairline = `${size.hairline} solid ${color.line}`;
/** Of `0:42`, and of `22:30:53` or a word: they grow with the letters. */
const countdownRoom = { short: '3em', long: '5em', block: '1.5em' } as const;

/** List, board and slip beside each other; below them orders and results. A narrower screen has the slip as a sheet. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: `${size.card} minmax(0, 1fr) ${size.popover}`,
  gridTemplateAreas: '"list desk slip" "records records records"',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"list" "desk" "records" "slip"' },
  },
});
export const list = style({ gridArea: 'list', minInlineSize: 0 });
export const desk = style({ gridArea: 'desk', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 });
export const slip = style({ gridArea: 'slip', minInlineSize: 0 });
export const records = style({
  gridArea: 'records',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({
  minInlineSize: 0,
  padding: space[4],
  border: hairline,
  borderRadius: radius.large,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[3] } },
});

/** The list has a card of its own beside the board, and none above it. */
export const listCard = style([card, { '@media': { [media.belowWide]: { padding: 0, border: 0, background: 'transparent' } } }]);
export const placeholder = style({ '@media': { [media.belowWide]: { flex: 'none', inlineSize: size.radioCard } } });
export const slipPlaceholder = style([slip, { '@media': { [media.belowWide]: { display: 'none' } } }]);

export const groups = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.belowWide]: { display: 'flex', gap: space[2], overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: space[1] },
  },
});
export const groupName = style({ '@media': { [media.belowWide]: { display: 'none' } } });
export const group = style({ '@media': { [media.belowWide]: { flex: 'none' } } });
export const lotteries = style({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[1],
  listStyle: 'none',
  '@media': { [media.belowWide]: { display: 'flex', gap: space[2], marginBlockStart: 0 } },
});
export const lottery = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  inlineSize: '100%',
  minBlockSize: size.touch,
  padding: `${space[1]} ${space[2]}`,
  border: `${size.outline} solid transparent`,
  borderRadius: radius.medium,
  color: color.text,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.raised },
    '&[aria-pressed=true]': { background: color.felt, borderColor: color.positive, color: color.onFelt },
  },
  '@media': {
    [media.belowWide]: {
      gridTemplateColumns: 'auto minmax(0, auto)',
      borderColor: color.line,
      borderWidth: size.hairline,
      background: color.surface,
      whiteSpace: 'nowrap',
    },
  },
});
export const lotteryWords = style({ display: 'grid', minInlineSize: 0 });
export const lotteryName = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
});
export const lotteryPeriod = style({
  fontSize: fontSize.tiny,
  opacity: 0.8,
  '@media': { [media.belowWide]: { display: 'none' } },
});
export const countdown = style({ minInlineSize: 0, '@media': { [media.belowWide]: { gridColumn: 2 } } });
/** Of a fixed size: what changes each second is laid out alone, and out of sight not at all. */
export const left = style({
  display: 'block',
  contain: 'strict',
  contentVisibility: 'auto',
  inlineSize: countdownRoom.short,
  blockSize: countdownRoom.block,
  lineHeight: countdownRoom.block,
  fontWeight: fontWeight.medium,
  fontSize: fontSize.small,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { textAlign: 'start' } },
});
export const closing = style([left, { color: color.accent, selectors: { '[aria-pressed=true] &': { color: color.brass } } }]);
export const longLeft = style({ inlineSize: countdownRoom.long });
export const mark = style({
  inlineSize: controlHeight.medium,
  blockSize: controlHeight.medium,
  borderRadius: radius.small,
  '@media': { [media.belowWide]: { gridRow: '1 / span 2' } },
});
export const markGround = style({ fill: color.felt });
export const markEdge = style({ fill: 'none', stroke: color.primary, strokeWidth: 2 });
export const markBall = style({ fill: color.onFelt });
export const markBrass = style({ fill: color.brass });
export const markInk = style({ fill: color.felt });
export const vendors = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[1], listStyle: 'none' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  justifyContent: 'space-between',
  alignItems: 'center',
});
/** Gives way to the result beside it as far as its links fit. */
export const headTitle = style({
  flex: `1 1 ${size.toast}`,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
  minInlineSize: 0,
});
export const headWords = style({ display: 'grid', gap: space[1], alignSelf: 'end', minInlineSize: 0 });
/** Beside the ring; a phone has them below it. */
export const headLinks = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  marginInlineStart: `-${space[2]}`,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const ring = style({
  gridRow: '1 / span 2',
  flex: 'none',
  inlineSize: size.category,
  blockSize: size.category,
  '@media': { [media.phone]: { gridRow: 1 } },
});
/** Laid out and drawn alone. */
export const ringFace = style({ position: 'relative', contain: 'strict', inlineSize: '100%', blockSize: '100%' });
export const ringDrawing = style({ inlineSize: '100%', blockSize: '100%', transform: 'rotate(-90deg)' });
export const ringTrack = style({ fill: 'none', stroke: color.line, strokeWidth: 3 });
export const ringLeft = style({ fill: 'none', stroke: color.positive, strokeWidth: 3, strokeLinecap: 'round' });
export const ringText = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
});
export const longRingText = style([ringText, { fontSize: fontSize.small }]);
export const result = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'end',
  '@media': { [media.phone]: { justifyItems: 'start' } },
});
export const resultHead = style({ display: 'flex', gap: space[4], justifyContent: 'space-between', inlineSize: '100%' });
export const balls = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], listStyle: 'none' });
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: controlHeight.medium,
  blockSize: controlHeight.medium,
  paddingInline: space[1],
  borderRadius: round,
  background: `color-mix(in srgb, ${color.brass} 14%, white)`,
  color: color.onBrass,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
});
export const smallBall = style([
  ball,
  { minInlineSize: size.mark, blockSize: size.mark, fontSize: fontSize.small, background: color.raised, color: color.text },
]);
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], listStyle: 'none' });
export const lots = style({ display: 'grid', gap: space[1], inlineSize: '100%' });
export const lot = style({
  display: 'grid',
  gridTemplateColumns: `${size.category} minmax(0, 1fr)`,
  gap: space[2],
  alignItems: 'baseline',
});
export const lotNumbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  fontWeight: fontWeight.medium,
  listStyle: 'none',
});

export const recent = style({
  display: 'grid',
  // What does not fit scrolls in its own row: the column takes no width from it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: hairline,
});
export const recentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const segments = style({
  display: 'flex',
  minInlineSize: 0,
  // A fieldset is as wide as its content where its place lets it.
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: hairline,
  borderRadius: radius.small,
  background: color.raised,
});
export const segment = style({
  flex: 'none',
  minBlockSize: size.mark,
  paddingInline: space[2],
  borderRadius: radius.small,
  color: color.muted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
  selectors: { '&[aria-pressed=true]': { background: color.felt, color: color.onFelt }, '&:hover': { color: color.text } },
  '@media': { [media.touch]: { minBlockSize: size.touch, paddingInline: space[3] } },
});
export const recentRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
  gap: space[1],
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});
export const recentCell = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.mark,
  border: hairline,
  borderRadius: radius.small,
  fontSize: fontSize.tiny,
  color: color.muted,
  overflow: 'hidden',
});
export const recentStrong = style([
  recentCell,
  { background: `color-mix(in srgb, ${color.brass} 22%, ${color.surface})`, color: color.accent, fontWeight: fontWeight.medium },
]);
/** The newest one. */
export const recentLast = style({ outline: `${size.outline} solid ${color.text}`, outlineOffset: `-${size.hairline}` });

export const resultCards = style({ display: 'grid', listStyle: 'none' });
export const resultCard = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  borderBlockEnd: hairline,
});
export const resultCardWords = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const moreResults = style({ display: 'grid', justifyItems: 'center' });
export const facts = style({ display: 'grid', gap: space[2] });
export const fact = style({ display: 'grid', gap: 0 });
export const code = style({ overflowWrap: 'anywhere', fontSize: fontSize.small });
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.header,
  gridArea: 'slip',
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${size.gutter})`,
  padding: `${space[2]} ${size.gutter}`,
  borderBlockStart: hairline,
  background: color.surface,
  '@media': {
    [media.belowDesktop]: { insetBlockEnd: `calc(${size.tabBar} + env(safe-area-inset-bottom))` },
    [media.phone]: { marginInline: `calc(-1 * ${size.gutterPhone})`, paddingInline: size.gutterPhone },
    [media.low]: { position: 'static' },
  },
});
export const barWords = style({ display: 'grid', minInlineSize: 0, textAlign: 'start' });
globalStyle(`html:has(${bar})`, {
  '@media': { [media.belowDesktop]: { scrollPaddingBlockEnd: `calc(${size.tabBar} + ${size.header} + ${space[6]})` } },
});
