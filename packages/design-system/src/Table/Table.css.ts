import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, iconSize, letters, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
const hairline = `${size.hairline} solid ${color.line}`;
const aligns = { start: 'start', center: 'center', end: 'end' } as const;

export const region = style({
  // A table has the room of its place, which a narrow dialog makes a phone's on any screen.
  containerType: 'inline-size',
  overflowX: 'auto',
  maxInlineSize: '100%',
  selectors: { '&:focus-visible': { outlineOffset: `-${size.outline}` } },
});
export const boundedRegion = style({ overflowY: 'auto', maxBlockSize: `calc(${size.screen} * 0.7)` });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.body });
/** A card a row where a phone's width is all there is: the heads give way to the names of the cells. */
export const cards = style({ '@container': { [media.phone]: { display: 'block' } } });
const inCards = `${cards} &`;

export const caption = style({
  paddingBlockEnd: space[2],
  textAlign: 'start',
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:has(> span > span)': { padding: 0 } },
  '@container': { [media.phone]: { selectors: { [inCards]: { display: 'block' } } } },
});
export const head = style({ '@container': { [media.phone]: { selectors: { [inCards]: { display: 'block' } } } } });
export const stickyHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface,
  boxShadow: `0 ${size.hairline} ${color.line}`,
  // In line with the names in the cards.
  '@container': { [media.phone]: { selectors: { [inCards]: { paddingInline: space[3] } } } },
});
export const headRow = style({
  borderBlockEnd: hairline,
  '@container': {
    [media.phone]: {
      selectors: { [inCards]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}`, border: 0 } },
    },
  },
});
const headCell = style({
  paddingBlock: space[2],
  paddingInline: `0 ${space[3]}`,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
/** The end of a figure's column: what begins behind it keeps twice the gap, or the two would read as one. */
const figureEnd = style({});
const afterFigure = style({ selectors: { [`${figureEnd} + &`]: { paddingInlineStart: space[3] } } });
const byAlign = (align: keyof typeof aligns): string[] => (align === 'end' ? [figureEnd] : align === 'start' ? [afterFigure] : []);
/** What can't be sorted by is said by each card; the head stays for screen readers. */
const plainHead = style({
  '@container': {
    [media.phone]: {
      selectors: {
        [inCards]: {
          position: 'absolute',
          inlineSize: size.hairline,
          blockSize: size.hairline,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          padding: 0,
        },
      },
    },
  },
});
export const plainHeads = styleVariants(aligns, (textAlign) => [headCell, plainHead, ...byAlign(textAlign), { textAlign }]);
export const sortableHeads = styleVariants(aligns, (textAlign) => [
  headCell,
  ...byAlign(textAlign),
  { textAlign, '@container': { [media.phone]: { selectors: { [inCards]: { padding: 0 } } } } },
]);
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: space[6],
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  color: 'inherit',
  '@media': { [media.touch]: { minBlockSize: size.touch } },
  selectors: { '&:hover': { color: color.text }, '[aria-sort]:not([aria-sort=none]) > &': { color: color.text } },
});
const arrowPlace = style({ flexShrink: 0, inlineSize: iconSize.small });
export const arrow = style([arrowPlace, { color: color.accent }]);
export const quietArrow = style([arrowPlace, { opacity: opacity.disabled }]);

/** Rows of a phone's cards take the whole width. */
export const body = style({ '@container': { [media.phone]: { selectors: { [inCards]: { display: 'block' } } } } });
export const row = style({
  borderBlockEnd: hairline,
  '@container': {
    [media.phone]: {
      selectors: {
        [inCards]: {
          display: 'block',
          marginBlockEnd: space[3],
          padding: `${space[2]} ${space[3]}`,
          border: hairline,
          borderRadius: vars.radius.medium,
        },
      },
    },
  },
});
export const totalRow = style([row, { fontWeight: fontWeight.strong }]);
/** The words of the totals' row are no value of their column. */
const totalWords = `${cards} tfoot &:first-child`;
const cell = style({
  paddingBlock: space[2],
  paddingInline: `0 ${space[3]}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  minInlineSize: letters.label,
  blockSize: size.touch,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@container': {
    [media.phone]: {
      selectors: {
        [inCards]: {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: space[4],
          minInlineSize: 0,
          blockSize: 'auto',
          minBlockSize: space[8],
          padding: `${space[1]} 0`,
          textAlign: 'end',
        },
        [`${cards} &[data-empty]`]: { display: 'none' },
        [`${totalWords}::before`]: { display: 'none' },
        [`${cards} &::before`]: {
          content: 'attr(data-label)',
          flexShrink: 0,
          maxInlineSize: '50%',
          color: color.muted,
          fontSize: fontSize.small,
          fontWeight: fontWeight.regular,
          textAlign: 'start',
        },
      },
    },
  },
});
/** What stands at the end is a figure: broken over two lines it would be two. */
const figure = style({ whiteSpace: 'nowrap', '@container': { [media.phone]: { selectors: { [inCards]: { whiteSpace: 'normal' } } } } });
export const cells = styleVariants(aligns, (textAlign) => [
  cell,
  ...byAlign(textAlign),
  { textAlign },
  ...(textAlign === 'end' ? [figure] : []),
]);
/** A skeleton stands where its text will, and takes a share of the cell, to which a card gives no width by itself. */
export const skeletons = styleVariants(aligns, (justifyContent) => ({ display: 'flex', flex: 1, justifyContent }));
