import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { type AmountFormat, amountText } from '../Money/amountText.ts';
import { type AmountEdit, type AmountRefusal, amountOf, editAmount, editBetween } from './editAmount.ts';

interface EditingOptions {
  /** In minor units; undefined for none. */
  value: number | undefined;
  onChange: (amount: number | undefined) => void;
  isReadOnly: boolean;
  format: AmountFormat;
}

interface AmountEditing {
  shownText: string;
  /** Why the last edit was not taken. */
  refusal: AmountRefusal | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** The text is shown from the value again, and nothing is refused. */
  end: () => void;
}

/** Typing and pasting into a grouped amount, which keeps its caret. */
export function useAmountEditing({ value, onChange, isReadOnly, format }: EditingOptions): AmountEditing {
  const [refusal, setRefusal] = useState<AmountRefusal>();
  const [typedText, setTypedText] = useState('');
  const isTyped = typedText !== '' && amountOf(typedText, format) === value;
  // `12,` on its way to `12,5` would never get there as the `12,00` that it is worth.
  const shownText = isTyped ? typedText : value === undefined ? '' : amountText(value, format);

  const apply = (element: HTMLInputElement, edit: AmountEdit, isForward = false): void => {
    const edited = editAmount(edit, format);
    const isRefused = 'refusal' in edited;
    setRefusal(isRefused ? edited.refusal : undefined);
    element.value = isRefused ? shownText : edited.text;
    // Deleting forward over a separator takes nothing away: the caret has to get past it.
    const isStuck = !isRefused && isForward && edited.text === shownText;
    const caret = isRefused ? edit.to : edited.caret + (isStuck ? 1 : 0);
    element.setSelectionRange(caret, caret);
    if (isRefused) return;
    setTypedText(edited.text);
    if (edited.amount !== value) onChange(edited.amount);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    apply(target, editBetween(shownText, target.value, target.selectionStart ?? target.value.length), isForward);
  };
  // By itself, for what a paste has replaced can't be told from how the text looks afterwards: 5.5 over 5.000.
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    if (isReadOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? shownText.length, selectionEnd ?? shownText.length];
    apply(event.currentTarget, { before: shownText, from, to, inserted: event.clipboardData.getData('text') });
  };
  const end = (): void => {
    setRefusal(undefined);
    setTypedText('');
  };
  return { shownText, refusal, onChange: change, onPaste: paste, end };
}
