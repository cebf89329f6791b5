import { type ReactElement, useId } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field } from '../Field/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { affixedBox } from '../shared/affixedBox.css.ts';
import { fillIn } from '../shared/fillIn.ts';
import { after, input } from '../TextField/TextField.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Combobox.css.ts';
import type { ComboboxProps } from './comboboxProps.ts';
import { useEscapeFirst } from './useEscapeFirst.ts';
import { useOptionList } from './useOptionList.ts';
import { usePopupPlace } from './usePopupPlace.ts';

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
  const { anchor, popup } = usePopupPlace(isOpen);
  const message = pending ? words.loading : found.length === 0 ? (emptyText ?? words.noResults) : undefined;

  return (
    <Field label={<span id={labelId}>{label}</span>} help={help} error={error} required={required} optional={optional} id={inputId}>
      {(control) => (
        <div className={css.frame}>
          <div ref={anchor} className={affixedBox}>
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
            {shown?.aside && (
              <span className={after}>
                <bdi>{shown.aside}</bdi>
              </span>
            )}
            <button {...list.getToggleButtonProps({ disabled })} type="button" className={css.toggle} aria-label={words.showOptions}>
              <Icon icon={chevronDownIcon} size="small" />
            </button>
            <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
          </div>
          <div ref={popup} popover="manual" className={css.popup} hidden={!isOpen}>
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
                    {option.aside && <bdi className={css.aside}>{option.aside}</bdi>}
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
