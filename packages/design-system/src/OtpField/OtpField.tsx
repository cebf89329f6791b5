import { setElementVars } from '@vanilla-extract/dynamic';
import { type ChangeEvent, type ComponentProps, type ReactElement, useLayoutEffect, useRef } from 'react';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import * as css from './OtpField.css.ts';
import { otpDigits } from './otpDigits.ts';

export interface OtpFieldProps
  extends FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'className' | 'style' | 'required' | 'name' | 'maxLength' | 'inputMode' | 'autoComplete'
    > {
  /** Under which the form sends the value. */
  name: string;
  /** How many digits the code has. Default 6. */
  length?: number | undefined;
  /** Called with the code as soon as its last digit is there. Default none. */
  onComplete?: ((code: string) => void) | undefined;
}

/** A code of digits that came by message. One input, so that it can be pasted and filled in by the phone; `register()` fits as it is. */
export function OtpField(props: OtpFieldProps): ReactElement {
  const { label, help, error, required, optional, id, length = 6, onComplete, onChange, ...rest } = props;
  const last = useRef('');
  const cells = useRef<HTMLDivElement>(null);
  // Not by a style attribute, which a strict CSP blocks in what a server has rendered; six stand in the stylesheet.
  useLayoutEffect(() => {
    if (cells.current) setElementVars(cells.current, { [css.count]: String(length) });
  }, [length]);
  useLayoutEffect(() => {
    const form = cells.current?.closest('form');
    const forget = (): void => {
      last.current = '';
    };
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target;
    const digits = otpDigits(input.value, length);
    // A digit too many changes nothing, and must not send the same code twice.
    const isExcess = digits === last.current && input.value !== digits;
    if (input.value !== digits) input.value = digits;
    last.current = digits;
    onChange?.(event);
    if (digits.length === length && !isExcess) onComplete?.(digits);
  };
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <div className={css.frame}>
          <div ref={cells} className={css.cells} dir="ltr">
            {[...Array(length).keys()].map((place) => (
              <span key={place} className={css.cell} aria-hidden="true" />
            ))}
            <input
              spellCheck={false}
              {...rest}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              className={css.input}
              onChange={change}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
