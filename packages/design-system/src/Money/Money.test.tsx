import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Money, type MoneyProps } from './Money.tsx';

test.each([
  [12_480_500, 'vi', false, '₫\u00A012.480.500'],
  [12_480_500, 'en', false, '₫\u00A012,480,500'],
  [4_820_000, 'vi', true, '+₫\u00A04.820.000'],
  [-50_000, 'vi', false, '\u2212₫\u00A050.000'],
  [0, 'vi', true, '₫\u00A00'],
  [9_007_199_254_740_993n, 'vi', false, '₫\u00A09.007.199.254.740.993'],
] as const)('§9 currency: %s in %s (signed %s) is %s', (amount, language, signed, text) => {
  const { container } = renderPart(<Money amount={amount} currency="VND" language={language} signed={signed} />);
  expect(container.textContent).toBe(text);
});

test.each([
  [123_450, 'CNY', 'vi', '¥\u00A01.234,50'],
  [123_450, 'CNY', 'en', '¥\u00A01,234.50'],
  [-7, 'USD', 'en', '\u2212$\u00A00.07'],
  [0, 'EUR', 'vi', '€\u00A00,00'],
  [1_234_500, 'KWD', 'vi', 'KD\u00A01.234,500'],
  [5, 'KWD', 'en', 'KD\u00A00.005'],
  [12_480, 'JPY', 'vi', '¥\u00A012.480'],
  [Number.MAX_SAFE_INTEGER, 'CNY', 'vi', '¥\u00A090.071.992.547.409,91'],
  [-9_007_199_254_740_993n, 'CNY', 'en', '\u2212¥\u00A090,071,992,547,409.93'],
] as const)('%s of %s in %s is %s', (amount, currency, language, text) => {
  const { container } = renderPart(<Money amount={amount} currency={currency} language={language} />);
  expect(container.textContent).toBe(text);
});

test('hidden: no digit is left for eyes or ears', () => {
  const { container } = renderPart(<Money amount={12_480_500} currency="VND" language="vi" hidden />);
  expect(container.textContent).not.toMatch(/\d/);
  expect(container.textContent).toBe('₫\u00A0••••••Hidden amount');
});

test('its button tells whether the amount is hidden, and asks for the other', async () => {
  const onToggleHidden = vi.fn();
  const part = (hidden: boolean) => <Money amount={5} currency="VND" language="en" hidden={hidden} onToggleHidden={onToggleHidden} />;
  const { rerender } = renderPart(part(false));
  await userEvent.click(screen.getByRole('button', { name: 'Hide amount', pressed: false }));
  expect(onToggleHidden).toHaveBeenLastCalledWith(true);
  rerender(part(true));
  await userEvent.click(screen.getByRole('button', { name: 'Hide amount', pressed: true }));
  expect(onToggleHidden).toHaveBeenLastCalledWith(false);
  expect(await axeFindings()).toEqual([]);
});

test('a button without a state does not compile', () => {
  // @ts-expect-error hidden is missing
  const half: MoneyProps = { amount: 5, currency: 'VND', language: 'en', onToggleHidden: vi.fn() };
  renderPart(<Money {...half} />);
  expect(screen.getByRole('button', { pressed: false })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Money amount={5} currency="VND" language="en" />);
  expect(await axeFindings()).toEqual([]);
});
