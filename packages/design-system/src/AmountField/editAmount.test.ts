import { describe, expect, test } from 'vitest';
import type { AmountFormat } from '../Money/amountText.ts';
import { amountOf, editAmount, editBetween } from './editAmount.ts';

/** `|` is the caret: the text as it was, as the browser left it, and as it is to be. */
function afterwards(before: string, edited: string, currency: AmountFormat['currency'] = 'VND'): string {
  const caret = edited.indexOf('|');
  const result = editAmount(editBetween(before, edited.replace('|', ''), caret), { currency, language: 'vi' });
  if ('refusal' in result) return result.refusal;
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

test.each([
  ['', '5|', '5|'],
  ['500', '5000|', '5.000|'],
  ['5.000', '51|.000', '51|.000'],
  ['5.000', '5.1|000', '51|.000'],
  ['12.480', '12.|80', '1.2|80'],
  ['5.000', '5|000', '5|.000'],
  ['1.000', '|.000', '|0'],
  ['5.000', '|', '|'],
  ['5.000', '7|', '7|'],
  ['999', '1|999', '1|.999'],
  ['0', '05|', '5|'],
  ['5.000', '5.0001e3|', 'digitsOnly'],
  ['5.000', '-|5.000', 'digitsOnly'],
  ['5', '5,|', 'digitsOnly'],
  ['5', '5.|', 'digitsOnly'],
  ['9.007.199.254.740.991', '9.007.199.254.740.9910|', 'tooLarge'],
  ['900.719.925.474.099', '900.719.925.474.0991|', '9.007.199.254.740.991|'],
  ['900.719.925.474.099', '900.719.925.474.0992|', 'tooLarge'],
])('%j edited to %j becomes %j', (before, edited, result) => {
  expect(afterwards(before, edited)).toBe(result);
});

describe('where the currency has decimals', () => {
  test.each([
    ['CNY', '', '12|', '12|'],
    ['CNY', '12', '12.|', '12,|'],
    ['CNY', '12', '12,|', '12,|'],
    ['CNY', '12,', '12,5|', '12,5|'],
    ['CNY', '12,5', '12,50|', '12,50|'],
    ['CNY', '12,5', '12,|', '12,|'],
    ['CNY', '', ',|', '0,|'],
    ['CNY', '12,5', '|,5', '0|,5'],
    ['CNY', '0,5', '03|,5', '3|,5'],
    ['CNY', '999,5', '1|999,5', '1|.999,5'],
    ['CNY', '1.234,50', '1.23|,50', '123|,50'],
    ['CNY', '1.234,50', '1.234|50', '123.4|50'],
    ['CNY', '123', '1.|23', '1,|23'],
    ['CNY', '12,5', '1,|2,5', 'digitsOnly'],
    ['CNY', '12,50', '|', '|'],
    ['CNY', '12,50', '12,505|', 'digitsOnly'],
    ['CNY', '12,5', '12,5,|', 'digitsOnly'],
    ['CNY', '1.234', '1..|234', 'digitsOnly'],
    ['CNY', '12', '-|12', 'digitsOnly'],
    ['CNY', '90.071.992.547.409', '90.071.992.547.409,|', '90.071.992.547.409,|'],
    ['CNY', '90.071.992.547.409,9', '90.071.992.547.409,91|', '90.071.992.547.409,91|'],
    ['CNY', '90.071.992.547.409,9', '90.071.992.547.409,92|', 'tooLarge'],
    ['KWD', '0,12', '0,125|', '0,125|'],
    ['KWD', '0,125', '0,1250|', 'digitsOnly'],
    ['KWD', '1.234', '1,|234', '1,|234'],
  ] as const)('%s: %j edited to %j becomes %j', (currency, before, edited, result) => {
    expect(afterwards(before, edited, currency)).toBe(result);
  });

  test.each([
    ['CNY', '12,5', 1250],
    ['CNY', '12,', 1200],
    ['CNY', '0,07', 7],
    ['CNY', '1.234,50', 123_450],
    ['CNY', '90.071.992.547.409,91', Number.MAX_SAFE_INTEGER],
    ['KWD', '0,125', 125],
    ['KWD', '1,5', 1500],
    ['VND', '1.234', 1234],
    ['VND', '1,5', undefined],
    ['CNY', '', undefined],
  ] as const)('%s: %j is worth %j', (currency, text, amount) => {
    expect(amountOf(text, { currency, language: 'vi' })).toBe(amount);
  });
});
