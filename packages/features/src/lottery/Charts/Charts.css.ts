import { controlHeight, fontSize, fontWeight, media, round, size, space, vars } from '@baize/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;
const rowHeight = size.mark;
const periodWidth = size.otpCell;
/** The numbers of a draw in front of its cells, where there is room. */
const numbersWidth = size.tile;
/** Lines of a trend chart, its head among them: fewer draws leave the rest free. */
const trendLines = 11;
const widthSteps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], justifyItems: 'start' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
export const scroll = style({ inlineSize: '100%', minBlockSize: `calc(${rowHeight} * ${trendLines})`, overflowX: 'auto' });
const plane = style({ position: 'relative' });
/** By the number of columns, in steps of ten: a cell is never narrower than a finger's tip. */
export const planes = styleVariants(
  Object.fromEntries(widthSteps.map((step) => [step, step])) as Record<(typeof widthSteps)[number], number>,
  (step) => [plane, { minInlineSize: `calc(${periodWidth} + ${rowHeight} * ${step})` }],
);
/** Of words in place of numbers. */
export const wordPlane = style([plane, { minInlineSize: `calc(${size.dialog} * 2)` }]);
/** Above the line, which comes before it. */
export const table = style({
  position: 'relative',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSize.small,
});
/** For screen readers: the tab and the choice above say it already. */
export const caption = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const row = style({ blockSize: rowHeight, boxShadow: `inset 0 -${size.hairline} ${color.line}` });
export const period = style({
  inlineSize: periodWidth,
  color: color.muted,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
});
export const numbers = style({
  inlineSize: numbersWidth,
  padding: 0,
  textAlign: 'start',
  '@media': { [media.phone]: { display: 'none' } },
});
export const numberList = style({ display: 'flex', gap: size.outline, listStyle: 'none' });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.checkbox,
  blockSize: size.checkbox,
  borderRadius: round,
  background: color.raised,
  color: color.muted,
  fontSize: fontSize.tiny,
});
export const shownNumber = style([number, { boxShadow: `inset 0 0 0 ${size.outline} ${color.positive}`, color: color.text }]);
export const head = style({ padding: 0, color: color.muted, fontWeight: fontWeight.medium, textAlign: 'center' });
export const cell = style({ padding: 0, color: color.faint, fontWeight: fontWeight.regular, textAlign: 'center' });
export const fallen = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.checkbox,
  blockSize: size.checkbox,
  border: `${size.outline} solid ${color.positive}`,
  borderRadius: round,
  background: color.felt,
  color: color.onFelt,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  boxSizing: 'content-box',
});
export const fallenWord = style([fallen, { paddingInline: space[1] }]);
const line = style({
  position: 'absolute',
  insetBlockStart: rowHeight,
  blockSize: `calc(100% - ${rowHeight})`,
  pointerEvents: 'none',
});
/** Over the cells behind the first columns and below the head. */
export const lines = style([line, { insetInlineStart: periodWidth, inlineSize: `calc(100% - ${periodWidth})` }]);
export const linesBehindNumbers = style([
  line,
  {
    insetInlineStart: `calc(${periodWidth} + ${numbersWidth})`,
    inlineSize: `calc(100% - ${periodWidth} - ${numbersWidth})`,
    '@media': { [media.phone]: { insetInlineStart: periodWidth, inlineSize: `calc(100% - ${periodWidth})` } },
  },
]);
export const stroke = style({ fill: 'none', stroke: color.positive, strokeWidth: 1.5, opacity: 0.6 });

export const extremes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  inlineSize: '100%',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const extreme = style({ display: 'grid', alignContent: 'start', gap: space[1], minBlockSize: size.categoryHeight });
export const extremeValues = style({ display: 'flex', gap: space[3], listStyle: 'none' });
export const extremeValue = style({ display: 'grid', justifyItems: 'center', fontSize: fontSize.tiny, color: color.muted });
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  paddingInline: space[1],
  borderRadius: round,
  background: color.raised,
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});
export const hot = style([ball, { background: `color-mix(in srgb, ${color.brass} 22%, ${color.surface})`, color: color.accent }]);
/** As high whatever is counted: it scrolls within. */
export const figures = style({ inlineSize: '100%', maxBlockSize: `calc(${size.form} * 0.9)`, overflowY: 'auto' });
export const figureHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: `${space[1]} ${space[2]} ${space[1]} 0`,
  background: color.surface,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'end',
});
export const figureName = style([figureHead, { inlineSize: size.category, textAlign: 'start' }]);
export const figure = style({ padding: `0 ${space[2]} 0 0`, textAlign: 'end' });
export const value = style([figure, { fontWeight: fontWeight.medium, textAlign: 'start' }]);
export const count = style({ display: 'flex', gap: space[2], alignItems: 'center', justifyContent: 'flex-end' });
export const bar = style({
  inlineSize: size.tile,
  blockSize: space[2],
  '@media': { [media.phone]: { inlineSize: size.otpCell } },
});
export const barGround = style({ fill: color.raised });
export const barShare = style({ fill: color.positive });
