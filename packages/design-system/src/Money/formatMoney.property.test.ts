import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf } from '../AmountField/editAmount.ts';
import { type Currency, currencies } from './currencies.ts';
import { formatMoney } from './formatMoney.ts';

const formats = fc.record({
  currency: fc.constantFrom(...(Object.keys(currencies) as Currency[])),
  language: fc.constantFrom('vi' as const, 'en' as const),
  signed: fc.constant(false),
});

test('the field reads what is written, to the last minor unit', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), formats, (amount, format) => {
      expect(amountOf(formatMoney(amount, format), format)).toBe(amount);
    }),
  );
});

test('no digit is lost, however many there are, and the decimals are those of the currency', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), formats, (amount, format) => {
      const text = formatMoney(-amount, format);
      const [, decimals = ''] = text.split(format.language === 'vi' ? ',' : '.');
      expect(text.startsWith('\u2212')).toBe(true);
      expect(BigInt(text.replaceAll(/\D/g, ''))).toBe(amount);
      expect(decimals).toHaveLength(currencies[format.currency].digits);
    }),
  );
});
