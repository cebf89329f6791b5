import { expect, test } from 'vitest';
import { readRange } from './readRange.ts';

const open = { min: undefined, max: undefined };
const none = { from: undefined, to: undefined };

test('two days are a range, an empty field an open end', () => {
  expect(readRange('01/11/2026', '21/11/2026', open)).toEqual({ range: { from: '2026-11-01', to: '2026-11-21' }, problems: none });
  expect(readRange('01/11/2026', ' ', open)).toEqual({ range: { from: '2026-11-01', to: undefined }, problems: none });
});

test('what is no day, out of bounds or upside down is told at its field', () => {
  const bounds = { min: '2026-11-01', max: '2026-11-30' };
  expect(readRange('41/11/2026', '21/11/2026', bounds).problems).toEqual({ from: 'invalidDate', to: undefined });
  expect(readRange('31/10/2026', '01/12/2026', bounds).problems).toEqual({ from: 'dateOutOfRange', to: 'dateOutOfRange' });
  expect(readRange('02/11/2026', '01/11/2026', bounds).problems).toEqual({ from: undefined, to: 'dateOrder' });
  expect(readRange('01/11/2026', '30/11/2026', bounds).problems).toEqual(none);
});
