import { setElementVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { fillIn } from '../shared/fillIn.ts';
import * as css from './OtpField.css.ts';
import { useCodeEditing } from './useCodeEditing.ts';

export interface OtpFieldProps
  extends FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      | 'type'
      | 'size'
      | 'className'
      | 'style'
      | 'required'
      | 'name'
      | 'maxLength'
      | 'inputMode'
      | 'autoComplete'
      | 'onPaste'
      | 'onCompositionStart'
      | 'onCompositionEnd'
    > {
  /** Under which the form sends the value. */
  name: string;
  /** How many digits the code has. Default 6. */
  length?: number | undefined;
  /** Called with the code as soon as its last digit is there. Default none. */
  onComplete?: ((code: string) => void) | undefined;
  /** Stands beside the digits where there is room, else below them, such as the button that asks for a code. Default none. */
  suffix?: ReactNode | undefined;
}

/** A code of digits that came by message. One input, so that it can be pasted and filled in by the phone; `register()` fits as it is. */
export function OtpField(props: OtpFieldProps): ReactElement {
  const { label, help, error, required, optional, id, length = 6, onComplete, onChange, onFocus, suffix, ...rest } = props;
  const words = useWords();
  const cells = useRef<HTMLDivElement>(null);
  const { isUnread, forget, ...editing } = useCodeEditing({ length, onChange, onComplete });
  const ownError = isUnread ? fillIn(words.codeUnread, { digits: length }) : undefined;
  // Not by a style attribute, which a strict CSP blocks in what a server has rendered; six stand in the stylesheet.
  useLayoutEffect(() => {
    if (cells.current) setElementVars(cells.current, { [css.count]: String(length) });
  }, [length]);
  useLayoutEffect(() => {
    const form = cells.current?.closest('form');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [forget]);
  return (
    <Field label={label} help={help} error={ownError ?? error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={suffix ? css.row : undefined}>
          <div className={css.frame}>
            <div ref={cells} className={css.cells} dir="ltr">
              {[...Array(length).keys()].map((place) => (
                <span key={place} className={css.cell} aria-hidden="true" />
              ))}
              <input
                spellCheck={false}
                {...rest}
                {...control}
                {...editing}
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                className={css.input}
                aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
                onFocus={(event) => {
                  editing.onFocus(event);
                  onFocus?.(event);
                }}
              />
            </div>
          </div>
          {suffix}
        </div>
      )}
    </Field>
  );
}
