import type { FieldIssue } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FormRefusal, formRefusedBy, useFormDraft, useIdempotencyKey, useSingleFlight } from '../core/index.ts';
import type { FormOutcome } from './formOutcome.ts';

/** A form that is sent once: what was typed before, and its actions. */
export interface SentForm<Values, Kept> {
  isSending: boolean;
  /** It was taken: another one can be begun. */
  isSent: boolean;
  kept: Kept;
  keep(values: Values): void;
  /** Undefined when it is already on its way. */
  submit(values: Values): Promise<FormOutcome | undefined>;
  beginAnother(): void;
}

export interface SentFormOptions<Values, Field extends string> {
  /** Its own among all forms of the portal. */
  name: string;
  /** Fields that a draft may keep: nothing secret. A constant. */
  fields: readonly Field[];
  check(values: Values): readonly FieldIssue[];
  /** What the submission's number belongs to. */
  bodyOf(values: Values): object;
  send(values: Values, submissionId: string): Promise<unknown>;
  refusalOf(error: unknown): FormRefusal;
}

/** A form whose submission is kept once: sent twice, by a lost reply too (DESIGN §2). */
export function useSentForm<Values extends Partial<Record<Field, string>>, Field extends string>(
  options: SentFormOptions<Values, Field>,
): SentForm<Values, Partial<Record<Field, string>>> {
  const { name, fields, check, bodyOf, send, refusalOf } = options;
  const submission = useIdempotencyKey(name);
  const draft = useFormDraft(name, fields, 'tab');
  const [kept, setKept] = useState<Readonly<Partial<Record<Field, string>>>>(draft.kept);
  const sending = useMutation({
    mutationFn: async (values: Values) => {
      const submissionId = await submission.keyFor(bodyOf(values));
      await send(values, submissionId);
      submission.settle(submissionId);
    },
  });
  // A second click may come after the answer and before the form has gone.
  const isTaken = useRef(false);
  const submit = useSingleFlight(async (values: Values): Promise<FormOutcome> => {
    if (isTaken.current) return { status: 'done' };
    const issues = check(values);
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      await sending.mutateAsync(values);
    } catch (error) {
      return { status: 'refused', ...refusalOf(error) };
    }
    isTaken.current = true;
    draft.drop();
    setKept({} as Partial<Record<Field, string>>);
    return { status: 'done' };
  });
  const beginAnother = (): void => {
    isTaken.current = false;
    sending.reset();
  };
  return { isSending: sending.isPending, isSent: sending.isSuccess, kept, keep: draft.keep, submit, beginAnother };
}
