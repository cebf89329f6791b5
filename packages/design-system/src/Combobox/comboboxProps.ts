import type { ReactNode, Ref } from 'react';
import type { FieldFrameProps } from '../Field/index.ts';

export interface ComboboxOption {
  /** What the form sends; each once. */
  value: string;
  /** What the reader sees, and what is searched. */
  text: string;
  /** Other words that find it. Default none. */
  keywords?: readonly string[] | undefined;
  /** Stands before the text: a picture that adds nothing to it. Default none. */
  picture?: ReactNode | undefined;
  /** Stands at the end in quieter ink, and beside the value once chosen. Default none. */
  aside?: string | undefined;
  /** Can't be chosen. Default false. */
  disabled?: boolean | undefined;
}

export interface ComboboxProps extends FieldFrameProps {
  /** Under which the form sends the value. */
  name: string;
  /** In their order. With `onSearchText`: what answers the last search. */
  options: readonly ComboboxOption[];
  /** The chosen one; undefined for none. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The input's id. Default: made up. */
  id?: string | undefined;
  /** Stands there while nothing is chosen. Default none. */
  placeholder?: string | undefined;
  /** Called with each search, where the caller finds the options. Default: they are searched here, whatever their accents. */
  onSearchText?: ((text: string) => void) | undefined;
  /** The options are on their way. Default false. */
  pending?: boolean | undefined;
  /** What stands in a list without options. Default: the provider's word. */
  emptyText?: ReactNode | undefined;
  /** Can't be changed. Default false. */
  disabled?: boolean | undefined;
  /** Leaving the input. Default none. */
  onBlur?: (() => void) | undefined;
  /** The input, to focus it. Default none. */
  ref?: Ref<HTMLInputElement> | undefined;
}
