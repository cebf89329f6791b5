import { type UseComboboxReturnValue, type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './comboboxProps.ts';
import { findOptions } from './findOptions.ts';

type Option = ComboboxOption;
const { stateChangeTypes } = useCombobox;
const textOf = (option: Option | null): string => option?.text ?? '';

/** Leaving the field keeps what is chosen: a text that is no option goes, and an emptied field is an empty choice. */
function reduce(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  if (type === stateChangeTypes.InputBlur) {
    // Tab chooses what the arrows had come to.
    const isEmptied = state.inputValue === '' && state.highlightedIndex === -1;
    const selectedItem = isEmptied ? null : (changes.selectedItem ?? null);
    return { ...changes, selectedItem, inputValue: textOf(selectedItem) };
  }
  // Escape on a closed list is for whatever is around the field.
  return type === stateChangeTypes.InputKeyDownEscape && !state.isOpen ? state : changes;
}

export interface OptionList extends UseComboboxReturnValue<Option> {
  /** What is in the list now. */
  found: readonly Option[];
  /** The chosen option while its text stands in the input. */
  shown: Option | undefined;
}

type OptionListOptions = Pick<ComboboxProps, 'options' | 'value' | 'onChange' | 'onSearchText' | 'pending'> & { inputId: string };

/** The list of a combobox: what is found, what is chosen, and the handlers of both. */
export function useOptionList({ options, value, onChange, onSearchText, pending, inputId }: OptionListOptions): OptionList {
  const [search, setSearch] = useState('');
  const [last, setLast] = useState<Option>();
  // A list that is fetched may not hold what was chosen from an earlier one.
  const chosen = options.find((option) => option.value === value) ?? (last && last.value === value ? last : undefined);
  const found = onSearchText ? options : findOptions(options, search);
  const list = useCombobox<Option>({
    // What is not drawn can't be chosen.
    items: pending ? [] : [...found],
    inputId,
    itemToString: textOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    selectedItem: chosen ?? null,
    stateReducer: reduce,
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== stateChangeTypes.InputChange) return;
      setSearch(inputValue);
      onSearchText?.(inputValue);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      setSearch('');
      // The options of the last search would else stand there when it opens again.
      if (search !== '') onSearchText?.('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setLast(selectedItem ?? undefined);
      onChange(selectedItem?.value);
    },
  });
  return { ...list, found, shown: chosen && list.inputValue === chosen.text ? chosen : undefined };
}
