import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type ReactElement, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { currencySign } from '../Money/formatMoney.ts';
import { type Currency, formatMoney } from '../Money/index.ts';
import { affixedBox } from '../shared/affixedBox.css.ts';
import { fillIn } from '../shared/fillIn.ts';
import { after, before, input } from '../TextField/TextField.css.ts';
import type { Language } from '../words/index.ts';
import { amount as amountFrame } from './AmountField.css.ts';
import { amountText } from './amountText.ts';
import { type AmountEdit, type AmountRefusal, editAmount, editBetween } from './editAmount.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { rangeError, rangeText } from './rangeError.ts';

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
>;

export interface AmountFieldProps extends FieldFrameProps, Native {
  /** Under which the form sends the amount, as plain digits. */
  name: string;
  /** In the currency's minor unit, up to 2⁵³ − 1; undefined while nothing is written. */
  value: number | undefined;
  onChange: (amount: number | undefined) => void;
  /** ISO 4217; decides the sign. */
  currency: Currency;
  /** Whose digits are grouped: 12.480.500 or 12,480,500. */
  language: Language;
  /** The least amount, in minor units; shown, and said when it is not reached. Default none. */
  min?: number | undefined;
  /** The greatest amount, in minor units; shown, and said when it is passed. Default none. */
  max?: number | undefined;
  /** Amounts to choose with one touch, in minor units. Default none. */
  quickAmounts?: readonly number[] | undefined;
}

/** An amount of money, grouped while it is typed. For a `Controller` of react-hook-form. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, help, error, required, optional, id, name, value, onChange, currency, language, min, max, quickAmounts, ...native } =
    props;
  const words = useWords();
  const [refusal, setRefusal] = useState<AmountRefusal>();
  const [isLeft, setIsLeft] = useState(value !== undefined);
  const show = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const [range, shownText] = [{ min, max }, amountText(value, language)];

  const apply = (element: HTMLInputElement, edit: AmountEdit, isForward = false): void => {
    const edited = editAmount(edit, language);
    const refused = 'refusal' in edited;
    setRefusal(refused ? edited.refusal : undefined);
    element.value = refused ? shownText : edited.text;
    // Deleting forward over a separator takes nothing away: the caret has to get past it.
    const isStuck = !refused && isForward && edited.text === shownText;
    const caret = refused ? edit.to : edited.caret + (isStuck ? 1 : 0);
    element.setSelectionRange(caret, caret);
    if (!refused && edited.amount !== value) onChange(edited.amount);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    apply(target, editBetween(shownText, target.value, target.selectionStart ?? target.value.length), isForward);
  };
  // By itself, for what a paste has replaced can't be told from how the text looks afterwards: 5.5 over 5.000.
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    if (native.readOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? shownText.length, selectionEnd ?? shownText.length];
    apply(event.currentTarget, { before: shownText, from, to, inserted: event.clipboardData.getData('text') });
  };

  const textForRefusal = { digitsOnly: words.amountDigitsOnly, tooLarge: words.amountTooLarge };
  const broken = rangeError(value, range, isLeft);
  const textForBreak = {
    min: fillIn(words.amountAtLeast, { min: show(min ?? 0) }),
    max: fillIn(words.amountAtMost, { max: show(max ?? 0) }),
  };
  const ownError = (refusal && textForRefusal[refusal]) ?? (broken && textForBreak[broken]);
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
              inputMode="numeric"
              className={input}
              value={shownText}
              onChange={change}
              onPaste={paste}
              onBlur={(event) => {
                setIsLeft(true);
                setRefusal(undefined);
                native.onBlur?.(event);
              }}
            />
            <span className={after}>{currency}</span>
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
          show={(amount) => amountText(amount, language)}
          onChange={(amount) => {
            setRefusal(undefined);
            onChange(amount);
          }}
        />
      )}
    </div>
  );
}
