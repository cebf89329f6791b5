import { fontSize, fontWeight, media, size, space, vars } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});
globalStyle(`${table} :is(thead, tbody)`, { '@media': { [media.phone]: { display: 'block' } } });
globalStyle(`${table} thead`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${table} th`, {
  padding: space[1],
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
globalStyle(`${table} td`, { padding: `${space[2]} ${space[1]}`, verticalAlign: 'top' });
globalStyle(`${table} tbody tr`, { borderBlockStart: `${size.hairline} solid ${color.line}` });
globalStyle(`${table} input`, { textAlign: 'end' });
/** A row of the table: on a phone a card of two columns. */
export const row = style({
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: space[2] },
  },
});
/** A row that the contract in force does not have. */
export const newRow = style({ background: `color-mix(in srgb, ${color.positive} 8%, transparent)` });
/** Number of a row, and that it is new. On a phone beside the way to remove it. */
export const number = style({ inlineSize: '3.2em', fontWeight: fontWeight.strong, '@media': { [media.phone]: { inlineSize: 'auto' } } });
globalStyle(`${table} td${number}`, { paddingBlockStart: space[4] });
export const rate = style({ inlineSize: '7.2em', '@media': { [media.phone]: { inlineSize: 'auto' } } });
export const count = style({ inlineSize: '6.4em', '@media': { [media.phone]: { inlineSize: 'auto' } } });
export const remove = style({ inlineSize: '3em', '@media': { [media.phone]: { inlineSize: 'auto', textAlign: 'end' } } });
/** Money takes the whole width of a phone's card. */
export const wide = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
/** On a phone the head is gone: each cell says its name. */
export const cell = style({
  selectors: { '&::before': { content: 'none' } },
  '@media': {
    [media.phone]: {
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: color.muted,
          fontSize: fontSize.small,
          marginBlockEnd: space[1],
        },
      },
    },
  },
});
/** The cells of a phone's card stand below its number and the way to remove it. */
export const first = style({ '@media': { [media.phone]: { order: -2 } } });
export const second = style({ '@media': { [media.phone]: { order: -1 } } });
/** A figure that is another in the contract in force: brass, as well as its old figure. */
export const changed = style({});
globalStyle(`${changed} div:has(> input:not([aria-invalid]))`, {
  borderColor: color.brass,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.brass}`,
  background: `color-mix(in srgb, ${color.brass} 6%, transparent)`,
});
globalStyle(`${changed} p`, { textAlign: 'end' });
export const old = style({ color: color.negative, textDecoration: 'line-through' });
export const news = style({ display: 'block', fontSize: fontSize.tiny, fontWeight: fontWeight.strong });
/** The terms, and beside them what they come to; below them where there is no room for both. */
export const columns = style({ display: 'flex', flexWrap: 'wrap', gap: space[6], alignItems: 'flex-start' });
globalStyle(`${columns} > *`, { flex: '1 1 16rem', minInlineSize: 0 });
globalStyle(`${columns} > :first-child`, { flex: '999 1 34rem' });
/** What terms come to, and what they change: one below the other, or side by side below the terms. */
export const side = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'flex-start' });
globalStyle(`${side} > *`, { flex: '1 1 16rem', minInlineSize: 0 });
/** What the figures come to. */
export const result = style({
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  paddingBlockStart: space[3],
  display: 'grid',
  gap: space[2],
});
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[3], alignItems: 'baseline', flexWrap: 'wrap' });
/** A search and what narrows it, in line at their lower edge: the search has no label in sight. */
export const filters = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  alignItems: 'end',
});
export const choices = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  alignItems: 'start',
});
