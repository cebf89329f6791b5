import { type Currency, type DepositChannel, type ErrorCode, type FieldIssue, minorDigits } from '@baize/contract';

/** An amount in minor units, as it was kept or typed: separators are passed over. Undefined when it is no whole amount. */
export function parseAmount(typed: string): number | undefined {
  const digits = typed.replace(/[\s.,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** §9 "Deposit": the bounds of a transaction, as the channel has them. */
export function checkDeposit(
  amount: number | undefined,
  { minimum, maximum }: Pick<DepositChannel, 'minimum' | 'maximum'>,
): { code: ErrorCode; params?: FieldIssue['params'] } | undefined {
  if (amount === undefined || amount === 0) return { code: 'field_required' };
  return amount < minimum || amount > maximum ? { code: 'amount_out_of_range', params: { min: minimum, max: maximum } } : undefined;
}

/** More in a row are hard to choose from. */
const mostQuickAmounts = 5;
/** Fewer are no choice. */
const fewestQuickAmounts = 3;

/** Whole units of a currency from one bound to the other that begin with one of these figures and go on with zeros, in the minor unit. */
function roundAmounts(
  figures: readonly number[],
  { minimum, maximum }: Pick<DepositChannel, 'minimum' | 'maximum'>,
  unit: number,
): number[] {
  const found: number[] = [];
  for (let power = unit; power <= maximum; power *= 10) found.push(...figures.map((figure) => figure * power));
  return found.filter((amount) => amount >= minimum && amount <= maximum);
}

/**
 * The amounts of one tap, in the minor unit of the brand's currency: ones and fives above the least, such as 500, 1,000 and 5,000; where
 * a channel's bounds leave hardly any of these, twos and the least itself as well. None where no round amount lies between.
 */
export function quickAmountsOf(bounds: Pick<DepositChannel, 'minimum' | 'maximum'>, currency: Currency): readonly number[] {
  const unit = 10 ** minorDigits[currency];
  const few = roundAmounts([1, 5], bounds, unit).filter((amount) => amount > bounds.minimum);
  const amounts = few.length >= fewestQuickAmounts ? few : roundAmounts([1, 2, 5], bounds, unit);
  return amounts.slice(0, mostQuickAmounts);
}
