import type { MouseEvent, ReactElement, Ref } from 'react';
import { Text } from '../Text/index.ts';
import { link, summary } from './ErrorSummary.css.ts';

export interface FieldError {
  /** The `id` of the input that the link leads to. Default none: the form has no such input, and the error stands there without a link. */
  fieldId?: string | undefined;
  /** The same text that stands at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** How many, or what to do: “Please check 2 fields”. */
  title: string;
  /** In the order of the fields; nothing is drawn without any. */
  errors: readonly FieldError[];
  /** To focus it after a failed submit. Default none. */
  ref?: Ref<HTMLDivElement> | undefined;
}

// A jump by the address would end up in the history and in the router.
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/** The errors of a long form at its head, each a link to its field where the form has one. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={summary}>
      <Text weight="strong">{title}</Text>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a className={link} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
