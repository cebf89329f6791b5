import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { isolated } from './isolated.tsx';

test.each([
  '2026-11-21 18:20:14',
  '−₫ 12.000',
  '+5',
  '12 AB',
  '12-AB',
  'Bàn 3, ghế 4',
  'ab (x)',
  'א 12',
  'שלום hello',
  '٢٠٢٦/١١/٢١',
  'Bàn ٣',
])('%s has its own direction', (text) => {
  expect(isValidElement(isolated(text))).toBe(true);
});

test.each(['', 'B10000', 'Rồng Vàng', 'Mega 6/45', '12.480.500', '18:20:14', '2026-11-21'])('%s needs none', (text) => {
  expect(isolated(text)).toBe(text);
});

test('a long text is judged at once', () => {
  const begun = performance.now();
  isolated(`${'a'.repeat(100_000)}!`);
  isolated(`${'a '.repeat(50_000)}!`);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
