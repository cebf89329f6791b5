import type { ComponentProps, ReactElement } from 'react';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { groupOptions } from './groupOptions.ts';
import * as css from './Select.css.ts';

export interface SelectOption {
  /** What the form sends; each once, and never empty. */
  value: string;
  /** What the reader sees. */
  text: string;
  /** The heading that it stands under. Default none. */
  group?: string | undefined;
  /** Can't be chosen. Default false. */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldFrameProps,
    Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'className' | 'style' | 'required' | 'name' | 'children'> {
  /** Under which the form sends the value. */
  name: string;
  /** In their order; those of one group stand together. */
  options: readonly SelectOption[];
  /** Stands there while nothing is chosen, and can't be chosen. Default: the first option is chosen at once. */
  placeholder?: string | undefined;
}

/** One of some, in the browser's own list. Takes `register()` of react-hook-form as it is. */
export function Select(props: SelectProps): ReactElement {
  const { label, help, error, required, optional, id, options, placeholder, value, defaultValue, ...rest } = props;
  const first = placeholder === undefined ? undefined : '';
  // Only what is given: react-hook-form writes the value by the ref, and a `value` of ours would hold it fast.
  const held = value === undefined ? { defaultValue: defaultValue ?? first } : { value };
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={css.frame}>
          <select {...rest} {...held} {...control} className={css.select}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {groupOptions(options).map(({ group, options: members }) =>
              group === undefined ? (
                <SelectOptions key="" options={members} />
              ) : (
                <optgroup key={group} label={group} className={css.group}>
                  <SelectOptions options={members} />
                </optgroup>
              ),
            )}
          </select>
          <span className={css.arrow}>
            <Icon icon={chevronDownIcon} size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}

function SelectOptions({ options }: Pick<SelectProps, 'options'>): ReactElement[] {
  return options.map(({ value, text, disabled }) => (
    <option key={value} value={value} disabled={disabled} className={css.option}>
      {text}
    </option>
  ));
}
