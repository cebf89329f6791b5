import { expect, test } from 'vitest';
import { matchText } from './matchText.ts';

test.each([
  ['Rồng Vàng', 'rong', 3],
  ['Rồng Vàng', 'RỒNG vàng', 4],
  ['Rồng Vàng', 'vang', 2],
  ['Rồng Vàng', 'ng va', 1],
  ['Đường lên tiên', 'd', 3],
  ['Đường', 'đuong', 4],
  ['duong', 'Đường', 4],
  ['Rong', 'rồng', 4],
  ['Rồng', '  rong  ', 4],
  ['Rồng  Vàng', 'rong vang', 4],
  ['+84', '84', 1],
  ['Rồng', '', 4],
  ['Rồng', 'phượng', 0],
  ['', 'a', 0],
])('“%s” answers “%s” with %i', (text, search, rank) => {
  expect(matchText(text, search)).toBe(rank);
});

test('composed and decomposed spellings are the same', () => {
  expect(matchText('Rồng'.normalize('NFD'), 'rồng'.normalize('NFC'))).toBe(4);
});
