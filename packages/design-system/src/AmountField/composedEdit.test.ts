import { expect, test } from 'vitest';
import type { Currency } from '../Money/currencies.ts';
import type { Language } from '../words/index.ts';
import { composedEdit } from './composedEdit.ts';
import { editAmount } from './editAmount.ts';

/** `|` is the caret, or both ends of the selection. */
function composed(marked: string, after: string, currency: Currency = 'VND', language: Language = 'vi') {
  const [head = '', selected = '', tail] = marked.split('|');
  const before = head + selected + (tail ?? '');
  const start =
    tail === undefined
      ? { before: head + selected, from: head.length, to: head.length }
      : { before, from: head.length, to: head.length + selected.length };
  const format = { currency, language };
  const edited = editAmount(composedEdit(start, after, format), format);
  return 'refusal' in edited ? edited.refusal : `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`;
}

test.each([
  ['|', '5000', '5.000|'],
  ['5|', '50', '50|'],
  ['|5.000|', '7', '7|'],
  ['1.2|34', '1.26734', '126.7|34'],
  ['5|.000|', '5', '5|'],
  ['|', '', '|'],
  ['|', '５０', '50|'],
  ['|', '5.000', '5.000|'],
])('of %s it makes %s, which is %s', (before, after, shown) => {
  expect(composed(before, after)).toBe(shown);
});

test.each([
  ['5.000|', '5.0005', '50.005|'],
  ['5.000|', '5.00', '500|'],
  ['1.234|', '12', '12|'],
])('an input method that takes up the digits before the caret turns %s and %s into %s', (before, after, shown) => {
  expect(composed(before, after)).toBe(shown);
});

test.each([
  ['5|', '5e3'],
  ['5|', '5-'],
  ['|', '-7'],
  ['|5.000|', '5.5'],
  ['|', '1e3'],
])('%s composed to %s is refused as a whole', (before, after) => {
  expect(composed(before, after)).toBe('digitsOnly');
});

test.each([
  ['vi', '|', '12.5', '12,5|'],
  ['vi', '|', '12,5', '12,5|'],
  ['en', '|', '12,5', '12.5|'],
  ['vi', '|', '1.234', 'digitsOnly'],
  ['vi', '1,2|', '1,25', '1,25|'],
  ['vi', '1|', '1．', '1,|'],
] as const)('with decimals, in %s, a composed mark is the decimal one: %s, %s → %s', (language, before, after, shown) => {
  expect(composed(before, after, 'CNY', language)).toBe(shown);
});
