import { expect, test } from 'vitest';
import { countCharacters } from './countCharacters.ts';

test.each([
  ['', 0],
  ['Rồng', 4],
  ['𠊛', 1],
  ['🎲🎲', 2],
  ['a\nb', 3],
])('%j has %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
