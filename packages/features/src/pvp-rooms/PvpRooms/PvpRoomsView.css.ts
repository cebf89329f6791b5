import { controlHeight, fontSize, letters, lineHeight, media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;
const line = (font: string): string => `(${font} * ${lineHeight.body})`;

/** As wide as the page, with room for the ring of a focus that the row would cut. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${size.card}, 1fr)`,
  gap: space[3],
  margin: `-${space[1]}`,
  padding: space[1],
  overflowX: 'auto',
  scrollPaddingInline: space[1],
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.control} transparent`,
  listStyle: 'none',
});
export const room = style({ display: 'grid', minInlineSize: 0 });
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[3], blockSize: '100%' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const picture = style({
  flexShrink: 0,
  inlineSize: space[10],
  blockSize: space[10],
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.line,
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const facts = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: space[1] });
/** A badge is as high as it makes its line. */
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: `max(${line(fontSize.small)}, ${space[6]})`,
});
export const comingFact = style({
  display: 'block',
  inlineSize: letters.label,
  blockSize: letters.line,
  borderRadius: radius.small,
  background: color.line,
});
export const comingAction = style({
  blockSize: controlHeight.small,
  borderRadius: radius.medium,
  background: color.line,
  '@media': { [media.touch]: { blockSize: size.touch } },
});
export const instead = style({ display: 'grid' });
/** Gives its height, and nothing to see. */
export const measure = style({ gridArea: '1 / 1', visibility: 'hidden' });
export const over = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'center',
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
