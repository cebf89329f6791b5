import type { ReactElement } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import * as css from './AmountField.css.ts';
import { type AmountRange, rangeError } from './rangeError.ts';

export interface QuickAmountsProps {
  /** In minor units. */
  amounts: readonly number[];
  /** What stands in the field. */
  value: number | undefined;
  /** An amount outside of it can't be chosen. */
  range: AmountRange;
  /** No amount can be chosen. */
  disabled: boolean;
  /** The words of an amount. */
  show: (amount: number) => string;
  onChange: (amount: number) => void;
}

/** Amounts to choose with one touch. */
export function QuickAmounts({ amounts, value, range, disabled, show, onChange }: QuickAmountsProps): ReactElement {
  const words = useWords();
  return (
    <fieldset className={css.quick} aria-label={words.quickAmounts}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={css.quickAmount}
          aria-pressed={amount === value}
          disabled={disabled || rangeError(amount, range, true) !== undefined}
          onClick={() => onChange(amount)}
        >
          {show(amount)}
        </button>
      ))}
    </fieldset>
  );
}
