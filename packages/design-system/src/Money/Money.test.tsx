import '../testing/setup.ts';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Money } from './Money.tsx';

test.each([
  [12_480_500, 'vi', false, '₫\u00A012.480.500'],
  [12_480_500, 'en', false, '₫\u00A012,480,500'],
  [4_820_000, 'vi', true, '+₫\u00A04.820.000'],
  [-50_000, 'vi', false, '\u2212₫\u00A050.000'],
  [0, 'vi', true, '₫\u00A00'],
  [9_007_199_254_740_993n, 'vi', false, '₫\u00A09.007.199.254.740.993'],
] as const)('%s in %s (signed %s) is %s', (amount, language, signed, text) => {
  const { container } = renderPart(<Money amount={amount} currency="VND" language={language} signed={signed} />);
  expect(container.textContent).toBe(text);
});

test('hidden: no digit is left for eyes or ears', () => {
  const { container } = renderPart(<Money amount={12_480_500} currency="VND" language="vi" hidden />);
  expect(container.textContent).not.toMatch(/\d/);
  expect(container.textContent).toContain('Hidden amount');
});

test('axe finds nothing', async () => {
  renderPart(<Money amount={5} currency="VND" language="en" />);
  expect(await axeFindings()).toEqual([]);
});
