import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { classNames } from '../shared/classNames.ts';
import { after, before, box, input } from './TextField.css.ts';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'required' | 'name'> {
  /** Under which the form sends the value. */
  name: string;
  /** Stands before the value inside of the box, such as a currency sign. Default none. */
  prefix?: ReactNode | undefined;
  /** Stands after the value inside of the box, such as a unit or a button. Default none. */
  suffix?: ReactNode | undefined;
}

/** One line of text. Takes `register()` of react-hook-form as it is. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, help, error, required, optional, prefix, suffix, id, className, type = 'text', ...rest } = props;
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={box}>
          {prefix && <span className={before}>{prefix}</span>}
          <input
            {...rest}
            {...control}
            // Where one message above the form speaks for several fields, they are invalid without a text of their own.
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            type={type}
            className={classNames(input, className)}
          />
          {suffix && <span className={after}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
