import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useRef, useState } from 'react';
import { type AmountFormat, amountText } from '../Money/amountText.ts';
import { type CompositionStart, composedEdit } from './composedEdit.ts';
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
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  /** The text is shown from the value again, and nothing is refused. */
  end: () => void;
}

/** Typing and pasting into a grouped amount, which keeps its caret; what an input method composes is grouped when it has ended. */
export function useAmountEditing({ value, onChange, isReadOnly, format }: EditingOptions): AmountEditing {
  const [refusal, setRefusal] = useState<AmountRefusal>();
  const [typedText, setTypedText] = useState('');
  // An input method that finds its text rewritten writes all of it again, behind what stands there.
  const [composedText, setComposedText] = useState<string>();
  const composition = useRef<CompositionStart>(undefined);
  const isTyped = typedText !== '' && amountOf(typedText, format) === value;
  // `12,` on its way to `12,5` would never get there as the `12,00` that it is worth.
  const settledText = isTyped ? typedText : value === undefined ? '' : amountText(value, format);

  const report = (edited: { text: string; amount: number | undefined }): void => {
    setTypedText(edited.text);
    if (edited.amount !== value) onChange(edited.amount);
  };
  const apply = (element: HTMLInputElement, edit: AmountEdit, isForward = false): void => {
    const edited = editAmount(edit, format);
    const isRefused = 'refusal' in edited;
    setRefusal(isRefused ? edited.refusal : undefined);
    element.value = isRefused ? settledText : edited.text;
    // Deleting forward over a separator takes nothing away: the caret has to get past it.
    const isStuck = !isRefused && isForward && edited.text === settledText;
    const caret = isRefused ? edit.to : edited.caret + (isStuck ? 1 : 0);
    element.setSelectionRange(caret, caret);
    if (!isRefused) report(edited);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    if (composition.current) {
      setComposedText(target.value);
      // Only reported: a button that waits for the amount would else wait for the end of the composition.
      const edited = editAmount(composedEdit(composition.current, target.value, format), format);
      if (!('refusal' in edited)) report(edited);
      return;
    }
    const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    apply(target, editBetween(settledText, target.value, target.selectionStart ?? target.value.length), isForward);
  };
  const beginComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: text } = currentTarget;
    composition.current = { before: text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length };
  };
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => {
    const begun = composition.current;
    composition.current = undefined;
    setComposedText(undefined);
    if (begun) apply(currentTarget, composedEdit(begun, currentTarget.value, format));
  };
  // By itself, for what a paste has replaced can't be told from how the text looks afterwards: 5.5 over 5.000.
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    if (isReadOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? settledText.length, selectionEnd ?? settledText.length];
    apply(event.currentTarget, { before: settledText, from, to, inserted: event.clipboardData.getData('text') });
  };
  const end = (): void => {
    composition.current = undefined;
    setComposedText(undefined);
    setRefusal(undefined);
    setTypedText('');
  };
  return {
    shownText: composedText ?? settledText,
    refusal,
    onChange: change,
    onPaste: paste,
    onCompositionStart: beginComposition,
    onCompositionEnd: endComposition,
    end,
  };
}
