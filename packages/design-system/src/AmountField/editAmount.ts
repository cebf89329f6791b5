import type { AmountFormat } from '../Money/amountText.ts';
import { currencies } from '../Money/currencies.ts';
import { groupedText, marksFor } from '../Money/groupedText.ts';
import { insertedDigits } from './insertedDigits.ts';

/** A piece of the shown text, `from` to `to`, gives way to what was typed or pasted. */
export interface AmountEdit {
  before: string;
  from: number;
  to: number;
  inserted: string;
}
export type AmountRefusal = 'digitsOnly' | 'tooLarge';
/** The new amount with the place of the caret in its text, which may end in a decimal mark; or why it stays as it was. */
export type EditedAmount = { amount: number | undefined; text: string; caret: number } | { refusal: AmountRefusal };

/** Applies an edit to a grouped amount; the caret stays behind the digit that it was behind. */
export function editAmount({ before, from, to, inserted }: AmountEdit, format: AmountFormat): EditedAmount {
  const { group, decimal } = marksFor[format.language];
  const plain = (text: string): string => text.replaceAll(group, '').replace(decimal, '.');
  const added = insertedDigits(inserted, format);
  if (added === undefined) return { refusal: 'digitsOnly' };
  const [head, tail] = [plain(before.slice(0, from)) + added, plain(before.slice(to))];
  const [whole = '', ...decimals] = (head + tail).split('.');
  if (head + tail === '') return { amount: undefined, text: '', caret: 0 };
  const amount = minorUnits(whole, decimals, currencies[format.currency].digits);
  if (typeof amount === 'string') return { refusal: amount };
  const shownWhole = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = [groupedText(shownWhole, format.language), ...decimals].join(decimal);
  const inFront = head.length + shownWhole.length - whole.length;
  return { amount, text, caret: caretBehind(text, Math.max(0, inFront), group) };
}

/** What a text of the field is worth; undefined for none, and for what is no amount in this language and currency. */
export function amountOf(text: string, format: AmountFormat): number | undefined {
  const edited = editAmount({ before: '', from: 0, to: 0, inserted: text }, format);
  return 'refusal' in edited ? undefined : edited.amount;
}

/** Put together as text: 0.07 × 100 is not 7. */
function minorUnits(whole: string, [decimals = '', ...more]: string[], digits: number): number | AmountRefusal {
  if (more.length > 0 || decimals.length > digits) return 'digitsOnly';
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  return amount > Number.MAX_SAFE_INTEGER ? 'tooLarge' : amount;
}

function caretBehind(text: string, count: number, group: string): number {
  let left = count;
  let caret = 0;
  while (left > 0) {
    if (text.charAt(caret) !== group) left -= 1;
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
