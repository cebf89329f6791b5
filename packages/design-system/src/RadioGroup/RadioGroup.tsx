import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import type { FieldFrameProps } from '../Field/index.ts';
import { FieldGroup } from '../shared/FieldGroup.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  /** What the form sends; each once. */
  value: string;
  /** What the reader sees. */
  text: ReactNode;
  /** A second line in quieter ink. Default none. */
  description?: ReactNode | undefined;
  /** Can't be chosen. Default false. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style' | 'required' | 'name' | 'value' | 'defaultValue' | 'checked'> {
  /** Under which the form sends the value. */
  name: string;
  /** Each once. */
  options: readonly RadioOption[];
  /** `list` one below the other, `row` side by side, `cards` framed and equally wide. Default `list`. */
  variant?: 'list' | 'row' | 'cards' | undefined;
  /** The chosen one, where the caller holds the state; comes with `onChange`. Default: the group holds it. */
  value?: string | undefined;
  /** What is chosen at first. Default none. */
  defaultValue?: string | undefined;
}

/** One of a few, all of them in sight. Takes `register()` of react-hook-form as it is: ref and handlers go to each input. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { label, help, error, required, optional, id, options, variant = 'list', value, defaultValue, disabled, ...rest } = props;
  const ownId = useId();
  return (
    <FieldGroup label={label} help={help} error={error} required={required} optional={optional} id={id} role="radiogroup">
      <div className={css.variants[variant]}>
        {options.map((option) => {
          const descriptionId = `${ownId}-${option.value}`;
          return (
            <label key={option.value} className={variant === 'cards' ? css.card : css.row}>
              <input
                {...rest}
                {...(value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value })}
                type="radio"
                className={variant === 'cards' ? css.cardInput : css.input}
                value={option.value}
                disabled={disabled || option.disabled}
                aria-describedby={option.description ? descriptionId : undefined}
              />
              <span className={css.words}>
                <span>{option.text}</span>
                {option.description && (
                  <span id={descriptionId} className={css.description}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
