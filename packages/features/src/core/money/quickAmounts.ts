import { type Currency, minorDigits } from '@baize/contract';

/** The least and the most of an amount, both included, in the minor unit. */
interface Bounds {
  minimum: number;
  maximum: number;
}

/** More in a row are hard to choose from. */
const mostQuickAmounts = 5;
/** Fewer are no choice. */
const fewestQuickAmounts = 3;

/** Whole units of a currency from one bound to the other that begin with one of these figures and go on with zeros, in the minor unit. */
function roundAmounts(figures: readonly number[], { minimum, maximum }: Bounds, unit: number): number[] {
  const found: number[] = [];
  for (let power = unit; power <= maximum; power *= 10) found.push(...figures.map((figure) => figure * power));
  return found.filter((amount) => amount >= minimum && amount <= maximum);
}

/**
 * The amounts of one tap, in the minor unit of the brand's currency: ones and fives above the least, such as 500, 1,000 and 5,000; where
 * the bounds leave hardly any of these, twos and the least itself as well. None where no round amount lies between.
 */
export function quickAmountsOf(bounds: Bounds, currency: Currency): readonly number[] {
  const unit = 10 ** minorDigits[currency];
  const few = roundAmounts([1, 5], bounds, unit).filter((amount) => amount > bounds.minimum);
  const amounts = few.length >= fewestQuickAmounts ? few : roundAmounts([1, 2, 5], bounds, unit);
  return amounts.slice(0, mostQuickAmounts);
}
