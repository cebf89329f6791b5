import { minorDigits } from '@baize/contract';
import { expect, it } from 'vitest';
import { currencies } from '../../packages/design-system/src/Money/currencies.ts';

it('a brand’s money has as many digits on the wire as on the screen', () => {
  const shown = Object.fromEntries(Object.entries(currencies).map(([code, { digits }]) => [code, digits]));
  expect(minorDigits).toEqual(shown);
});
