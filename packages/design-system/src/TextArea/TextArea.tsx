import { setElementVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactElement, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldFrameProps } from '../Field/index.ts';
import { assignRef } from '../shared/assignRef.ts';
import { Counter } from './Counter.tsx';
import { countCharacters } from './countCharacters.ts';
import { fitHeight } from './fitHeight.ts';
import { area, maxRows as maxRowsVar, minRows } from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'required' | 'name' | 'rows' | 'maxLength' | 'className' | 'style' | 'children'> {
  /** Under which the form sends the value. */
  name: string;
  /** Lines that it shows when empty. Default 3. */
  rows?: number | undefined;
  /** Lines that it grows to before it scrolls. Default 10. */
  maxRows?: number | undefined;
  /**
   * Characters that there is room for. More is shown as too much, and is never cut off: the form refuses it.
   * Default: any number, without a counter.
   */
  maxLength?: number | undefined;
  /** How many characters a text has, by the rule of the form that refuses it. Default: its code points. */
  lengthOf?: ((text: string) => number) | undefined;
}

/** Text of several lines, as high as what is written. Takes `register()` of react-hook-form as it is. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, help, error, required, optional, id, rows = 3, maxRows = 10, maxLength, ref, onInput, ...given } = props;
  const { lengthOf = countCharacters, ...rest } = given;
  const [count, setCount] = useState(lengthOf(String(rest.value ?? rest.defaultValue ?? '')));
  const counterId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const measure = useCallback((): void => {
    if (!element.current) return;
    setCount(lengthOf(element.current.value));
    fitHeight(element.current);
  }, [lengthOf]);
  // No style attribute: a server would send one, which the CSP blocks.
  useLayoutEffect(() => {
    if (element.current) setElementVars(element.current, { [minRows]: String(rows), [maxRowsVar]: String(Math.max(rows, maxRows)) });
  }, [rows, maxRows]);
  // At each render: a form library writes into the element without an event.
  useLayoutEffect(measure);
  const attach = useCallback(
    (area: HTMLTextAreaElement | null) => {
      element.current = area;
      const leave = assignRef(ref, area);
      const measureAfterReset = (): unknown => setTimeout(measure);
      const form = area?.form;
      form?.addEventListener('reset', measureAfterReset);
      return () => {
        form?.removeEventListener('reset', measureAfterReset);
        leave();
      };
    },
    [ref, measure],
  );
  const isOver = maxLength !== undefined && count > maxLength;
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            ref={attach}
            rows={rows}
            className={area}
            aria-invalid={control['aria-invalid'] ?? (isOver || undefined)}
            aria-describedby={[control['aria-describedby'], maxLength !== undefined && counterId].filter(Boolean).join(' ') || undefined}
            onInput={(event) => {
              measure();
              onInput?.(event);
            }}
          />
          {maxLength !== undefined && <Counter id={counterId} count={count} most={maxLength} />}
        </>
      )}
    </Field>
  );
}
