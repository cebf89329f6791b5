import { expect, test } from 'vitest';
import { findOptions } from './findOptions.ts';

const options = [{ text: 'Hàng Rồng' }, { text: 'Cá Lớn', keywords: ['big fish'] }, { text: 'Rồng Vàng' }, { text: 'Băng Rồng' }];
const found = (search: string): string[] => findOptions(options, search).map(({ text }) => text);

test('the best come first, equals in their own order', () => {
  expect(found('rong')).toEqual(['Rồng Vàng', 'Hàng Rồng', 'Băng Rồng']);
});

test('keywords are searched too', () => {
  expect(found('FISH')).toEqual(['Cá Lớn']);
});

test('§9 what begins so stands before what has such a code, and that before what only holds it', () => {
  const countries = [{ text: 'Đảo Virgin', keywords: ['vi'] }, { text: 'Bolivia' }, { text: 'Việt Nam', keywords: ['vn'] }];
  const inOrder = (search: string): string[] => findOptions(countries, search).map(({ text }) => text);
  expect(inOrder('vi')).toEqual(['Việt Nam', 'Đảo Virgin', 'Bolivia']);
  expect(inOrder('vn')).toEqual(['Việt Nam']);
});

test('an empty search finds all of them as they are', () => {
  expect(found(' ')).toEqual(options.map(({ text }) => text));
});
