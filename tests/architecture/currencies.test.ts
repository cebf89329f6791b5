import { currencies, languages, minorDigits } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { moneyTextIn } from '../../apps/gateway/src/moneyText.ts';
import { currencies as shownCurrencies } from '../../packages/design-system/src/Money/currencies.ts';
import { formatMoney } from '../../packages/design-system/src/Money/formatMoney.ts';

it('a brand’s money has as many digits on the wire as on the screen', () => {
  const shown = Object.fromEntries(Object.entries(shownCurrencies).map(([code, { digits }]) => [code, digits]));
  expect(minorDigits).toEqual(shown);
});

describe.each(currencies)('%s', (currency) => {
  it.each(languages)('§9 Currency: texts of the gateway write it as the screens do, in %s', (language) => {
    for (const amount of [0, 7, 999, 5_000, 12_480_700, 1_234_567_890]) {
      expect(moneyTextIn(currency)(amount, language)).toBe(formatMoney(amount, { currency, language, signed: false }));
    }
  });
});
