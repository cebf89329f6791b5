import type { Language } from '../words/index.ts';
import { amountText } from './amountText.ts';
import { insertedDigits } from './insertedDigits.ts';

/** A piece of the shown text, `from` to `to`, gives way to what was typed or pasted. */
export interface AmountEdit {
  before: string;
  from: number;
  to: number;
  inserted: string;
}
export type AmountRefusal = 'digitsOnly' | 'tooLarge';
/** The new amount with the place of the caret in its text, or why it stays as it was. */
export type EditedAmount = { amount: number | undefined; text: string; caret: number } | { refusal: AmountRefusal };

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

/** Applies an edit to a grouped amount; the caret stays behind the digit that it was behind. */
export function editAmount({ before, from, to, inserted }: AmountEdit, language: Language): EditedAmount {
  const added = insertedDigits(inserted, language);
  if (added === undefined) return { refusal: 'digitsOnly' };
  const [head, tail] = [digitsIn(before.slice(0, from)) + added, digitsIn(before.slice(to))];
  const digits = head + tail;
  if (Number(digits) > Number.MAX_SAFE_INTEGER) return { refusal: 'tooLarge' };
  const amount = digits === '' ? undefined : Number(digits);
  const text = amountText(amount, language);
  const zeros = digits.length - digitsIn(text).length;
  return { amount, text, caret: caretBehind(text, Math.max(0, head.length - zeros)) };
}

function caretBehind(text: string, digitCount: number): number {
  let left = digitCount;
  let caret = 0;
  while (left > 0) {
    if (/\d/.test(text.charAt(caret))) left -= 1;
    caret += 1;
  }
  return caret;
}

/** What was done to a text, from how it looks now: what is inserted ends at the caret. */
export function editBetween(before: string, after: string, caret: number): AmountEdit {
  const tail = after.slice(caret);
  if (!before.endsWith(tail)) return { before, from: 0, to: before.length, inserted: after };
  const to = before.length - tail.length;
  let from = 0;
  while (from < Math.min(to, caret) && before[from] === after[from]) from += 1;
  return { before, from, to, inserted: after.slice(from, caret) };
}
