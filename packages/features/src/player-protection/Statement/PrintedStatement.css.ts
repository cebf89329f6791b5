import { fontSize, fontWeight, space } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** On paper alone, and there alone: the page around it is not printed. */
export const paper = style({
  display: 'none',
  '@media': { print: { display: 'block', padding: space[4], color: 'black', background: 'white' } },
});
globalStyle(`body:has(> ${paper}) > *:not(${paper})`, { '@media': { print: { display: 'none' } } });
globalStyle(`:is(html, body):has(${paper})`, { '@media': { print: { background: 'white', colorScheme: 'light' } } });
globalStyle(`${paper} > :is(h1, h2)`, { fontWeight: fontWeight.strong });
globalStyle(`${paper} > h1`, { fontSize: fontSize.title });
export const table = style({
  inlineSize: '100%',
  marginBlockStart: space[4],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, { padding: space[2], textAlign: 'end', borderBlockEnd: '1px solid black', whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
