import { describe, expect, test } from 'vitest';
import { insertedDigits } from './insertedDigits.ts';

const dong = { currency: 'VND', language: 'vi' } as const;
test.each([
  ['', ''],
  [' ', ''],
  ['5', '5'],
  ['5000', '5000'],
  ['5.000', '5000'],
  ['12.480.500', '12480500'],
  ['₫\u00A05.000', '5000'],
  ['5.000 VND', '5000'],
  ['5.000 Đ', '5000'],
  ['５０００', '5000'],
])('in Vietnamese %j gives %j', (text, digits) => {
  expect(insertedDigits(text, dong)).toBe(digits);
});

test.each([
  '5.5',
  '5,000',
  '5.00',
  '5.0000',
  '-5',
  '+5',
  '1e3',
  '0x10',
  '.',
  ',',
  'đ',
  'abc',
  '5 VND 6',
  '½',
  '٣',
  '1.000,50',
  '5,',
  '₫',
  'VND',
  '5 CNY',
])('in Vietnamese %j is refused', (text) => {
  expect(insertedDigits(text, dong)).toBeUndefined();
});

test('in English the comma groups, and the point is a decimal', () => {
  expect(insertedDigits('5,000', { ...dong, language: 'en' })).toBe('5000');
  expect(insertedDigits('5.000', { ...dong, language: 'en' })).toBeUndefined();
});

describe('where the currency has decimals', () => {
  const yuan = { currency: 'CNY', language: 'vi' } as const;
  test.each([
    ['.', '.'],
    [',', '.'],
    ['，', '.'],
    ['5', '5'],
    ['5,', '5.'],
    ['12,5', '12.5'],
    ['1.234,50', '1234.50'],
    ['1234,50', '1234.50'],
    ['1.234', '1234'],
    ['¥\u00A01.234,50', '1234.50'],
    ['￥1.234,50', '1234.50'],
    ['1.234,50 CNY', '1234.50'],
    ['12,5元', '12.5'],
    ['1,2345', '1.2345'],
  ])('in Vietnamese %j gives %j', (text, digits) => {
    expect(insertedDigits(text, yuan)).toBe(digits);
  });

  test.each(['12.5', '1,234.50', '1.23,5', '1,2,3', '..', ',5', '-1,5', '1,5e3', '5 VND', '¥', '₫5'])(
    'in Vietnamese %j is refused',
    (text) => {
      expect(insertedDigits(text, yuan)).toBeUndefined();
    },
  );

  test.each([
    ['1,234.50', '1234.50'],
    ['12.5', '12.5'],
    ['1,234', '1234'],
    ['1.234,50', undefined],
    ['12,5', undefined],
  ])('in English %j gives %j', (text, digits) => {
    expect(insertedDigits(text, { ...yuan, language: 'en' })).toBe(digits);
  });
});
