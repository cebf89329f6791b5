import { type ComponentProps, type ReactElement, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { amountText } from '../Money/amountText.ts';
import { type Currency, currencies } from '../Money/currencies.ts';
import { currencySign, formatMoney } from '../Money/formatMoney.ts';
import { affixedBox } from '../shared/affixedBox.css.ts';
import { fillIn } from '../shared/fillIn.ts';
import { after, before, input } from '../TextField/TextField.css.ts';
import type { Language } from '../words/index.ts';
import { amount as amountFrame } from './AmountField.css.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { rangeError, rangeText } from './rangeError.ts';
import { useAmountEditing } from './useAmountEditing.ts';

type Native = Omit<
  ComponentProps<'input'>,
  | 'type'
  | 'size'
  | 'className'
  | 'style'
  | 'required'
  | 'name'
  | 'prefix'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'onPaste'
  | 'onCompositionStart'
  | 'onCompositionEnd'
>;

export interface AmountFieldProps extends FieldFrameProps, Native {
  /** Under which the form sends the amount, as plain digits of the minor unit. */
  name: string;
  /** In the currency's minor unit, up to 2⁵³ − 1; undefined while nothing is written. */
  value: number | undefined;
  onChange: (amount: number | undefined) => void;
  /** ISO 4217; decides the sign, and whether decimals are taken. */
  currency: Currency;
  /** Whose digits are grouped: 12.480.500 or 12,480,500. */
  language: Language;
  /** The least amount, in minor units; shown, and said when it is not reached. Default none. */
  min?: number | undefined;
  /** The greatest amount, in minor units; shown, and said when it is passed. Default none. */
  max?: number | undefined;
  /** Amounts to choose with one touch, in minor units. Default none. */
  quickAmounts?: readonly number[] | undefined;
  /** Without the currency's code behind the amount, for the cell of a table. Default false. */
  compact?: boolean | undefined;
}

/** An amount of money, grouped while it is typed. For a `Controller` of react-hook-form. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const {
    label,
    help,
    error,
    required,
    optional,
    id,
    name,
    value,
    onChange,
    currency,
    language,
    min,
    max,
    quickAmounts,
    compact = false,
    ...native
  } = props;
  const words = useWords();
  const [isLeft, setIsLeft] = useState(value !== undefined);
  const format = { currency, language };
  const editing = useAmountEditing({ value, onChange, isReadOnly: native.readOnly ?? false, format });
  const show = (amount: number): string => formatMoney(amount, { ...format, signed: false });
  const range = { min, max };

  const { digits } = currencies[currency];
  const textForRefusal = {
    digitsOnly: digits > 0 ? fillIn(words.amountDecimals, { digits }) : words.amountDigitsOnly,
    tooLarge: words.amountTooLarge,
  };
  const broken = rangeError(value, range, isLeft);
  const textForBreak = {
    min: fillIn(words.amountAtLeast, { min: show(min ?? 0) }),
    max: fillIn(words.amountAtMost, { max: show(max ?? 0) }),
  };
  const ownError = (editing.refusal && textForRefusal[editing.refusal]) ?? (broken && textForBreak[broken]);
  const limits = rangeText(range, words, show);
  // A limit is not said twice, as the error and as the help.
  const fullHelp = [limits !== ownError && limits, help].filter(Boolean);

  return (
    <div className={amountFrame}>
      <Field
        label={label}
        required={required}
        optional={optional}
        id={id}
        error={error ?? ownError}
        help={
          fullHelp.length === 2 ? (
            <>
              {limits}. {help}
            </>
          ) : (
            fullHelp[0]
          )
        }
      >
        {(control) => (
          <div className={affixedBox}>
            <span className={before} aria-hidden="true">
              {currencySign(currency)}
            </span>
            <input
              autoComplete="off"
              {...native}
              {...control}
              type="text"
              inputMode={digits > 0 ? 'decimal' : 'numeric'}
              className={input}
              value={editing.shownText}
              onChange={editing.onChange}
              onPaste={editing.onPaste}
              onCompositionStart={editing.onCompositionStart}
              onCompositionEnd={editing.onCompositionEnd}
              onBlur={(event) => {
                setIsLeft(true);
                editing.end();
                native.onBlur?.(event);
              }}
            />
            {!compact && <span className={after}>{currency}</span>}
            <input type="hidden" name={name} value={value ?? ''} disabled={native.disabled} />
          </div>
        )}
      </Field>
      {quickAmounts && quickAmounts.length > 0 && (
        <QuickAmounts
          amounts={quickAmounts}
          value={value}
          range={range}
          disabled={native.disabled || native.readOnly || false}
          show={(amount) => amountText(amount, format)}
          onChange={(amount) => {
            editing.end();
            onChange(amount);
          }}
        />
      )}
    </div>
  );
}
