import { fillIn } from '../shared/fillIn.ts';
import type { Words } from '../words/index.ts';

export interface AmountRange {
  /** The least amount, in minor units; undefined for none. */
  min: number | undefined;
  /** The greatest amount, in minor units; undefined for none. */
  max: number | undefined;
}

type Show = (amount: number) => string;

/** The limits in words; undefined without any. */
export function rangeText({ min, max }: AmountRange, words: Words, show: Show): string | undefined {
  if (min !== undefined && max !== undefined) return fillIn(words.amountBetween, { min: show(min), max: show(max) });
  if (min !== undefined) return fillIn(words.amountAtLeast, { min: show(min) });
  return max === undefined ? undefined : fillIn(words.amountAtMost, { max: show(max) });
}

/** Which limit an amount breaks. Too little is said once the field is left, for each amount begins small; too much at once. */
export function rangeError(amount: number | undefined, { min, max }: AmountRange, isLeft: boolean): 'min' | 'max' | undefined {
  if (amount === undefined) return undefined;
  if (max !== undefined && amount > max) return 'max';
  return min !== undefined && amount < min && isLeft ? 'min' : undefined;
}
