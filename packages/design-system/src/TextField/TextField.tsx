import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { classNames } from '../shared/classNames.ts';
import { Counter } from '../TextArea/Counter.tsx';
import { countCharacters } from '../TextArea/countCharacters.ts';
import { after, before, box, input } from './TextField.css.ts';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'required' | 'name'> {
  /** Under which the form sends the value. */
  name: string;
  /** Stands before the value inside of the box, such as a currency sign. Default none. */
  prefix?: ReactNode | undefined;
  /** Stands after the value inside of the box, such as a unit or a button. Default none. */
  suffix?: ReactNode | undefined;
  /**
   * Characters that there is room for, and how many a text has by the rule of the form that refuses more (its code points by default). They are counted
   * beside the label; what is too much is said and never cut off, so that nothing breaks while it is composed. Takes a `value` from its owner. Default none.
   */
  counted?: { most: number; lengthOf?: ((text: string) => number) | undefined } | undefined;
}

/** One line of text. Takes `register()` of react-hook-form as it is. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, help, error, required, optional, prefix, suffix, counted, id, className, type = 'text', ...rest } = props;
  const counterId = useId();
  const count = counted ? (counted.lengthOf ?? countCharacters)(String(rest.value ?? '')) : 0;
  const isOver = counted !== undefined && count > counted.most;
  return (
    <Field
      label={label}
      help={help}
      error={error}
      required={required}
      optional={optional}
      id={id}
      labelEnd={counted && <Counter id={counterId} count={count} most={counted.most} />}
    >
      {(control) => (
        <div className={box}>
          {prefix && <span className={before}>{prefix}</span>}
          <input
            {...rest}
            {...control}
            // Where one message above the form speaks for several fields, they are invalid without a text of their own.
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid'] ?? (isOver || undefined)}
            aria-describedby={[control['aria-describedby'], counted && counterId].filter(Boolean).join(' ') || undefined}
            type={type}
            className={classNames(input, className)}
          />
          {suffix && <span className={after}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
