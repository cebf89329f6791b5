import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { writeValue } from '../shared/writeValue.ts';
import { cutToFit } from './cutToFit.ts';

interface PasswordEditing {
  /** What was put in last did not fit, and its rest was left out. */
  isCut: boolean;
  /** A blank at either end, which nobody sees. */
  hasEdgeBlank: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/** Leaves out what does not fit into a password, as `maxLength` of an input does, and tells so. */
export function usePasswordEditing(
  most: number | undefined,
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined,
): PasswordEditing {
  const [isCut, setCut] = useState(false);
  const [hasEdgeBlank, setEdgeBlank] = useState(false);
  const isComposing = useRef(false);
  const fitting = ({ value, selectionStart }: HTMLInputElement) =>
    most === undefined ? undefined : cutToFit({ text: value, caret: selectionStart ?? value.length }, most);

  return {
    isCut,
    hasEdgeBlank,
    onChange: (event) => {
      const input = event.target;
      const cut = isComposing.current ? undefined : fitting(input);
      if (cut) {
        input.value = cut.text;
        input.setSelectionRange(cut.caret, cut.caret);
      }
      setCut(cut !== undefined);
      setEdgeBlank(/^\s|\s$/u.test(input.value));
      onChange?.(event);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget: input }) => {
      isComposing.current = false;
      const cut = fitting(input);
      if (!cut) return;
      writeValue(input, cut.text);
      input.setSelectionRange(cut.caret, cut.caret);
      setCut(true);
    },
  };
}
