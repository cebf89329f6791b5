import { expect, test } from 'vitest';
import { insertedDigits } from './insertedDigits.ts';

test.each([
  ['', ''],
  [' ', ''],
  ['5', '5'],
  ['5000', '5000'],
  ['5.000', '5000'],
  ['12.480.500', '12480500'],
  ['₫\u00A05.000', '5000'],
  ['5.000 VND', '5000'],
  ['５０００', '5000'],
])('in Vietnamese %j gives %j', (text, digits) => {
  expect(insertedDigits(text, 'vi')).toBe(digits);
});

test.each(['5.5', '5,000', '5.00', '5.0000', '-5', '+5', '1e3', '0x10', '.', ',', 'đ', 'abc', '5 VND 6', '½', '٣', '1.000,50', '₫'])(
  'in Vietnamese %j is refused',
  (text) => {
    expect(insertedDigits(text, 'vi')).toBeUndefined();
  },
);

test('in English the comma groups, and the point is a decimal', () => {
  expect(insertedDigits('5,000', 'en')).toBe('5000');
  expect(insertedDigits('5.000', 'en')).toBeUndefined();
});
