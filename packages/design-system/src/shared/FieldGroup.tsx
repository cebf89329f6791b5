import { type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { aside, asterisk, error as errorLook, frame, help as helpLook } from '../Field/Field.css.ts';
import type { FieldFrameProps } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { legend } from './fieldGroup.css.ts';

export interface FieldGroupProps extends FieldFrameProps {
  /** The group's id. Default: made up. */
  id?: string | undefined;
  /** What the group is to a screen reader. Default `group`. */
  role?: 'group' | 'radiogroup' | undefined;
  /** Draws the controls; `errorId` describes the one that mends the error. */
  children: ReactNode | ((ties: { errorId: string | undefined }) => ReactNode);
}

/** The frame of a field that is made of several controls: a fieldset whose legend names them all. */
export function FieldGroup({ label, help, error, required, optional, id, role = 'group', children }: FieldGroupProps): ReactElement {
  const words = useWords();
  const ownId = useId();
  const groupId = id ?? ownId;
  const [labelId, helpId, errorId] = [`${groupId}-label`, `${groupId}-help`, `${groupId}-error`];
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  const state = role === 'radiogroup' && { 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined };
  return (
    <fieldset id={groupId} role={role} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy || undefined} {...state}>
      <legend id={labelId} className={legend}>
        {label}
        {required && (
          <span className={asterisk} aria-hidden="true">
            {' *'}
          </span>
        )}
        {/* A group knows no aria-required. */}
        {required && role === 'group' && <VisuallyHidden> ({words.required})</VisuallyHidden>}
        {optional && <span className={aside}> ({words.optional})</span>}
      </legend>
      <div className={frame}>
        {typeof children === 'function' ? children({ errorId: error ? errorId : undefined }) : children}
        <div id={errorId} className={errorLook} aria-live="polite" hidden={!error}>
          {error}
        </div>
        {help && (
          <p id={helpId} className={helpLook}>
            {help}
          </p>
        )}
      </div>
    </fieldset>
  );
}
