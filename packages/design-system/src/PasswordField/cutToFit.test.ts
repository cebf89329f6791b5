import { expect, test } from 'vitest';
import { cutToFit } from './cutToFit.ts';

test.each([
  ['12345678901234567890', 20, '1234567890123456', 16],
  ['1234567890123456x', 17, '1234567890123456', 16],
  ['12345x67890123456', 6, '1234567890123456', 5],
  ['🎲'.repeat(17), 34, '🎲'.repeat(16), 32],
])('of %j with the caret at %i, what fits stays: %j, %i', (text, caret, kept, place) => {
  expect(cutToFit({ text, caret }, 16)).toEqual({ text: kept, caret: place });
});

test('what fits is left alone', () => {
  expect(cutToFit({ text: 'a'.repeat(16), caret: 16 }, 16)).toBeUndefined();
});
