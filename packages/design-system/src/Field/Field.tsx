import { type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import type { LabelContent } from '../shared/LabelContent.ts';
import * as css from './Field.css.ts';

/** Ties a control to its frame: spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps {
  /** The control's name, always visible. */
  label: LabelContent;
  /** A sentence that helps to fill it in. Default none. */
  help?: ReactNode | undefined;
  /** What is wrong and how to mend it; announced and tied to the control. Default none. */
  error?: string | undefined;
  /** Marks the label with an asterisk (§3). Default false. */
  required?: boolean | undefined;
  /** Says so beside the label. Default false. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldFrameProps {
  /** The control's id. Default: made up. */
  id?: string | undefined;
  /** Stands at the end of the label's line, such as a counter. Default nothing. */
  labelEnd?: ReactNode | undefined;
  /** Draws the control with what ties it to the frame. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, help and error around any control. */
export function Field({ label, help, error, required = false, optional = false, id, labelEnd, children }: FieldProps): ReactElement {
  const words = useWords();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [helpId, errorId] = [`${fieldId}-help`, `${fieldId}-error`];
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  const name = (
    <label className={css.label} htmlFor={fieldId}>
      {label}
      {required && (
        <span className={css.asterisk} aria-hidden="true">
          {' *'}
        </span>
      )}
      {optional && <span className={css.aside}> ({words.optional})</span>}
    </label>
  );
  return (
    <div className={css.frame}>
      {labelEnd ? (
        <div className={css.labelLine}>
          {name}
          {labelEnd}
        </div>
      ) : (
        name
      )}
      {children({
        id: fieldId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {/* The region is there before its text, or the first error would not be announced. */}
      <div id={errorId} className={css.error} aria-live="polite" hidden={!error}>
        {error}
      </div>
      {help && (
        <p id={helpId} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}
