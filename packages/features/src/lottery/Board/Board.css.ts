import { controlHeight, fontSize, fontWeight, media, motion, round, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;
const hairline = `${size.hairline} solid ${color.line}`;

export const board = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center', justifyContent: 'space-between' });
export const plays = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });
export const pill = style({
  minBlockSize: controlHeight.small,
  paddingInline: space[3],
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: radius.small,
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  transition: `border-color ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: color.link },
    '&[aria-pressed=true]': { background: color.felt, borderColor: color.positive, color: color.onFelt },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minBlockSize: size.touch } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.otpCell} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"name numbers quick"',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockEnd: hairline,
  // A phone has the quick picks beside the name: so a board of five rows is a third shorter.
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `${size.otpCell} minmax(0, 1fr)`,
      gridTemplateAreas: '"name quick" "numbers numbers"',
      gap: space[2],
    },
  },
});
/** Of one row alone, whose numbers need the width. */
export const wholeRow = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"name" "numbers" "quick"',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"name" "numbers" "quick"' } },
  },
]);
export const rowName = style({ gridArea: 'name', display: 'grid', fontWeight: fontWeight.medium });
export const rowNumbers = style({ gridArea: 'numbers', minInlineSize: 0 });
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${controlHeight.medium}, 1fr))`,
  gap: `${space[2]} ${space[1]}`,
  '@media': { [media.touch]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[2] } },
});
/** Of a row beside others: as many columns as numbers, where there is no finger to hit them. */
export const numbersInLine = style([
  numbers,
  {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': { [media.touch]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
  },
]);
export const number = style({
  display: 'grid',
  justifyItems: 'center',
  gap: size.outline,
  color: color.muted,
  fontSize: fontSize.tiny,
  '@media': { [media.touch]: { minBlockSize: size.touch } },
});
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: controlHeight.medium,
  aspectRatio: '1',
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: round,
  background: color.raised,
  color: color.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  transition: `background ${motion.state}, border-color ${motion.state}`,
  selectors: {
    ':hover > &': { borderColor: color.link },
    '[aria-pressed=true] > &': {
      background: color.felt,
      borderColor: color.positive,
      boxShadow: `0 0 0 ${size.hairline} ${color.positive}`,
      color: color.onFelt,
    },
    ':disabled > &': { opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { selectors: { '[aria-pressed=true] > &': { outline: `${size.outline} solid` } } } },
});
export const longMissed = style({ color: color.accent, fontWeight: fontWeight.medium });
export const quick = style({
  gridArea: 'quick',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[1],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: size.outline } },
});
export const wholeQuick = style([quick, { gridTemplateColumns: 'repeat(6, minmax(0, max-content))' }]);
export const quickPick = style({
  minBlockSize: controlHeight.small,
  paddingInline: space[2],
  border: hairline,
  borderRadius: radius.small,
  color: color.text,
  fontSize: fontSize.tiny,
  whiteSpace: 'nowrap',
  selectors: { '&:hover:not(:disabled)': { borderColor: color.link }, '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minBlockSize: size.touch, paddingInline: 0 } },
});
export const heads = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[2], marginBlockEnd: space[3] });
export const options = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.tile}, 1fr))`,
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: `repeat(auto-fill, minmax(${size.category}, 1fr))` } },
});
export const option = style([
  pill,
  { display: 'grid', justifyItems: 'center', paddingBlock: space[2], fontSize: fontSize.body, minBlockSize: size.touch },
]);
export const optionOdds = style({
  color: color.accent,
  fontSize: fontSize.tiny,
  selectors: { '[aria-pressed=true] > &': { color: color.brass } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'center',
  paddingBlockStart: space[3],
});
export const footFact = style({ display: 'grid', minInlineSize: 0 });
export const footEnd = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' });
export const odds = style({ color: color.accent, fontWeight: fontWeight.strong });
