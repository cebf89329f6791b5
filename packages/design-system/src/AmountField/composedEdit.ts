import type { AmountFormat } from '../Money/amountText.ts';
import { currencies } from '../Money/currencies.ts';
import { marksFor } from '../Money/groupedText.ts';
import type { AmountEdit } from './editAmount.ts';

/** How the text stood when an input method began: `from` to `to` was selected. */
export interface CompositionStart {
  before: string;
  from: number;
  to: number;
}

/**
 * What a composition has done to a text, from how it looks now. Most write at the caret; some take up the digits in front of it.
 * Where the currency has decimals, a composed point or comma is the decimal mark, as a typed one is: `1.234` of 1.23 is no thousand.
 */
export function composedEdit(start: CompositionStart, after: string, format: AmountFormat): AmountEdit {
  const { before, from, to } = start;
  const [head, tail] = [before.slice(0, from), before.slice(to)];
  const isAtCaret = after.length >= head.length + tail.length && after.startsWith(head) && after.endsWith(tail);
  const edit = isAtCaret ? { before, from, to, inserted: after.slice(head.length, after.length - tail.length) } : difference(before, after);
  if (currencies[format.currency].digits === 0) return edit;
  return { ...edit, inserted: edit.inserted.replaceAll(/[.,．，]/g, marksFor[format.language].decimal) };
}

function difference(before: string, after: string): AmountEdit {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let kept = 0;
  while (kept < most - from && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  return { before, from, to: before.length - kept, inserted: after.slice(from, after.length - kept) };
}
