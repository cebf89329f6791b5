import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { affixedBox } from '../shared/affixedBox.css.ts';
import { fillIn } from '../shared/fillIn.ts';
import { after, input } from '../TextField/TextField.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Combobox.css.ts';
import { useEscapeFirst } from './useEscapeFirst.ts';
import { useOptionList } from './useOptionList.ts';

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

/** One of many, found by typing. For a `Controller` of react-hook-form. */
export function Combobox(props: ComboboxProps): ReactElement {
  const {
    label,
    help,
    error,
    required,
    optional,
    name,
    value,
    placeholder,
    pending = false,
    emptyText,
    disabled = false,
    onBlur,
    ref,
  } = props;
  const words = useWords();
  const ownId = useId();
  const inputId = props.id ?? ownId;
  const labelId = `${inputId}-label`;
  const list = useOptionList({ ...props, inputId });
  const { isOpen, closeMenu, found, shown } = list;
  useEscapeFirst(isOpen, closeMenu);
  const message = pending ? words.loading : found.length === 0 ? (emptyText ?? words.noResults) : undefined;

  return (
    <Field label={<span id={labelId}>{label}</span>} help={help} error={error} required={required} optional={optional} id={inputId}>
      {(control) => (
        <div className={css.frame}>
          <div className={affixedBox}>
            {shown?.picture && <span className={css.chosenPicture}>{shown.picture}</span>}
            <input
              {...list.getInputProps({
                ref: ref ?? null,
                onBlur: () => onBlur?.(),
                disabled,
                onFocus: (event) => event.currentTarget.select(),
              })}
              {...control}
              aria-labelledby={undefined}
              className={input}
              placeholder={placeholder}
              spellCheck={false}
              autoCapitalize="none"
            />
            {shown?.aside && <span className={after}>{shown.aside}</span>}
            <button {...list.getToggleButtonProps({ disabled })} type="button" className={css.toggle} aria-label={words.showOptions}>
              <Icon icon={chevronDownIcon} size="small" />
            </button>
            <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
          </div>
          <div className={css.popup} hidden={!isOpen}>
            <ul {...list.getMenuProps({ 'aria-labelledby': labelId })} aria-busy={pending || undefined} className={css.list}>
              {isOpen &&
                !pending &&
                found.map((option, index) => (
                  <li
                    key={option.value}
                    {...list.getItemProps({ item: option, index })}
                    className={index === list.highlightedIndex ? css.optionHighlighted : css.option}
                  >
                    {option.picture}
                    <span className={css.text}>{option.text}</span>
                    {option.aside && <span className={css.aside}>{option.aside}</span>}
                  </li>
                ))}
            </ul>
            {message && <p className={css.message}>{message}</p>}
          </div>
          <VisuallyHidden>
            <span role="status">{isOpen && (message ?? fillIn(words.resultsFound, { count: found.length }))}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
