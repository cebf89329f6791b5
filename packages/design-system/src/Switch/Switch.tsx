import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import type { LabelContent } from '../shared/LabelContent.ts';
import { Text } from '../Text/index.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'className' | 'style' | 'required'> {
  /** What is on or off. It never changes with the state. */
  label: LabelContent;
  /** What it does, in quieter ink. Default none. */
  description?: ReactNode | undefined;
  /** Why it could not be changed. Default none. */
  error?: string | undefined;
}

// Spread, for a native checkbox tells its own state: an `aria-checked` beside it could only be wrong.
const switchRole = { role: 'switch' } as const;

/** Something that is on or off and changes at once. Takes `register()` of react-hook-form as it is. */
export function Switch({ label, description, error, id, ...rest }: SwitchProps): ReactElement {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [descriptionId, errorId] = [`${inputId}-description`, `${inputId}-error`];
  return (
    <div>
      <div className={css.row}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          {...switchRole}
          className={css.track}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, description && descriptionId].filter(Boolean).join(' ') || undefined}
        />
        <div className={css.words}>
          <label className={css.label} htmlFor={inputId}>
            {label}
          </label>
          {description && (
            <div id={descriptionId} className={css.description}>
              {description}
            </div>
          )}
        </div>
      </div>
      <div id={errorId} className={css.error} aria-live="polite" hidden={!error}>
        <Text as="span" size="small" tone="negative">
          {error}
        </Text>
      </div>
    </div>
  );
}
