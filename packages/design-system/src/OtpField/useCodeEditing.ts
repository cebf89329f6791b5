import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, type FocusEvent, useRef, useState } from 'react';
import { writeValue } from '../shared/writeValue.ts';
import { readCode } from './readCode.ts';

interface EditingOptions {
  /** How many digits the code has. */
  length: number;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  onComplete: ((code: string) => void) | undefined;
}

interface CodeEditing {
  /** What came last holds no code that could be read. */
  isUnread: boolean;
  /** The form is empty again. */
  forget: () => void;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/** Typing, pasting and composing into a code; the digits are read out of it as soon as no input method holds the text. */
export function useCodeEditing({ length, onChange, onComplete }: EditingOptions): CodeEditing {
  const [isUnread, setUnread] = useState(false);
  const last = useRef('');
  const pasted = useRef<string>(undefined);
  const isComposing = useRef(false);

  /** The code in what stands in the field. */
  const take = (text: string): string => {
    const read = pasted.current ?? readCode(text, length);
    pasted.current = undefined;
    const code = read ?? last.current;
    // A digit too many changes nothing.
    const isOneMore = code.length === length && text.length <= length + 1;
    setUnread(read === undefined && !isOneMore);
    return code;
  };
  // The same code is not sent twice.
  const isCompletedBy = (code: string): boolean => code !== last.current && code.length === length;
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target;
    const code = isComposing.current ? input.value : take(input.value);
    if (input.value !== code) input.value = code;
    const isCompleted = !isComposing.current && isCompletedBy(code);
    if (!isComposing.current) last.current = code;
    onChange?.(event);
    if (isCompleted) onComplete?.(code);
  };
  const endComposition = ({ currentTarget: input }: CompositionEvent<HTMLInputElement>): void => {
    isComposing.current = false;
    const code = take(input.value);
    if (code !== input.value) {
      writeValue(input, code);
      return;
    }
    const isCompleted = isCompletedBy(code);
    last.current = code;
    if (isCompleted) onComplete?.(code);
  };
  // By itself: it takes the place of what stands there, and a field of one line joins the lines of a message.
  const paste = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>): void => {
    const code = readCode(clipboardData.getData('text'), length);
    pasted.current = undefined;
    if (code?.length !== length || currentTarget.readOnly) return;
    pasted.current = code;
    currentTarget.select();
  };
  return {
    isUnread,
    forget: () => {
      last.current = '';
    },
    onFocus: ({ currentTarget }) => {
      last.current = readCode(currentTarget.value, length) ?? '';
    },
    onChange: change,
    onPaste: paste,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: endComposition,
  };
}
