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

test('an empty search finds all of them as they are', () => {
  expect(found(' ')).toEqual(options.map(({ text }) => text));
});
