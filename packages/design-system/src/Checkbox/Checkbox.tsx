import { type ComponentProps, type ReactElement, useId } from 'react';
import type { LabelContent } from '../shared/LabelContent.ts';
import { Text } from '../Text/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'required'> {
  /** What is agreed to or switched; links in it stay links. */
  label: LabelContent;
  /** Why it can't stay as it is. Default none. */
  error?: string | undefined;
  /** It must be ticked. Default false. */
  required?: boolean | undefined;
}

/** One yes or no. Takes `register()` of react-hook-form as it is. */
export function Checkbox({ label, error, required = false, id, ...rest }: CheckboxProps): ReactElement {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div>
      <label className={css.row} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      <div id={errorId} className={css.error} aria-live="polite" hidden={!error}>
        <Text as="span" size="small" tone="negative">
          {error}
        </Text>
      </div>
    </div>
  );
}
