import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isForbiddenName, nameKey } from './nameKey.ts';

const imitations = [
  ...[
    'Baize',
    'BAIZE',
    'bаizе',
    'BΑІΖΕ',
    'ba1ze',
    '8aize',
    'B4lz3',
    'b.a i-z_e',
    'Bàîzé',
    'Ｂａｉｚｅ',
    '𝐁𝐚𝐢𝐳𝐞',
    'ba\u200bize',
    'ba\u202eize',
  ],
  ...['Baıze', 'BaIze', 'Balze', '®Baize', 'ⓑⓐⓘⓩⓔ', 'В@ize', 'ƀaize', 'Baize VN', 'ꓐaize'.replace('ꓐ', 'В')],
];
test.each(imitations)('§2 a legion’s name does not imitate the house: %s', (name) => {
  expect(isForbiddenName(name, ['baize'])).toBe(true);
});

test.each(['Rồng Đỏ', 'Bài', 'Sao Mai', '龙', '🐉'])('%s imitates nobody', (name) => {
  expect(isForbiddenName(name, ['baize', 'admin'])).toBe(false);
});

test.each([
  ['Rồng Đỏ', 'rong do'],
  ['Rồng Đỏ', 'R0NG ĐÒ'],
  ['modern', 'modem'],
  ['Vวva'.replace('ว', 'v'), 'wva'],
])('%s and %s look the same', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('names that can be told apart have keys of their own, and each has one', () => {
  expect(new Set(['Rồng', 'Rống Đỏ', '龙', '🐉', '🦁', 'Sao'].map(nameKey)).size).toBe(6);
});

test('marks, hidden signs, blanks and case change no key', () => {
  const noise = fc.constantFrom('\u0301', '\u200b', '\u202e', '\u2066', ' ', '.', '\u00ad', '\ufe0f', '-');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...'bcdghkpqrsxyz'), noise, fc.boolean()), { minLength: 1, maxLength: 12 }), (parts) => {
      const plain = parts.map(([letter]) => letter).join('');
      const noisy = parts.map(([letter, sign, isCapital]) => (isCapital ? letter.toUpperCase() : letter) + sign).join('');
      expect(nameKey(noisy)).toBe(nameKey(plain));
    }),
  );
});
