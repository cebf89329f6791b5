import { type ComponentProps, type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { ErrorSummary, type FieldError } from '../ErrorSummary/index.ts';
import { Stack } from '../Stack/index.ts';
import type { Space } from '../theme/scale.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'className' | 'style'> {
  /** In the order of the fields, whenever they were found; they are summed up after a failed submit. */
  errors: readonly FieldError[];
  /** Names the summary: “Please check 2 fields”. */
  summaryTitle: (count: number) => string;
  /** Sends the form; a promise is awaited, so that errors of the server count too. `handleSubmit(…)` of react-hook-form fits as it is. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Between its parts. Default 4. */
  gap?: Space | undefined;
}

/** A form that says after a failed submit what is wrong, at its head and with the focus there. */
export function Form({ errors, summaryTitle, onSubmit, gap = 4, children, ...rest }: FormProps): ReactElement {
  const summary = useRef<HTMLDivElement>(null);
  const [submitCount, setSubmitCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isAnswered = useRef(true);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    // Also where the caller forgets it: a page that loads anew would lose what was written.
    event.preventDefault();
    isAnswered.current = false;
    try {
      await onSubmit(event);
    } finally {
      setSubmitCount((count) => count + 1);
    }
  };
  // Once a submit, after the render that brings its errors: those found while typing must not take the focus away.
  useEffect(() => {
    if (submitCount === 0 || isAnswered.current) return;
    isAnswered.current = true;
    setHasFailed(errors.length > 0);
  }, [submitCount, errors]);
  useEffect(() => {
    if (submitCount > 0 && hasFailed) summary.current?.focus();
  }, [submitCount, hasFailed]);

  return (
    <form noValidate {...rest} onSubmit={submit}>
      <Stack gap={gap}>
        <ErrorSummary ref={summary} title={summaryTitle(errors.length)} errors={hasFailed ? errors : []} />
        {children}
      </Stack>
    </form>
  );
}
