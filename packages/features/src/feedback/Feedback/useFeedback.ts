import { checkFeedback, type FeedbackValues, isFeedbackType, sendFeedback } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formRefusalOf, formRefusedBy, useClient, useFormDraft, useIdempotencyKey, useSingleFlight } from '../../core/index.ts';
import type { FormOutcome } from '../formOutcome.ts';

const fields = ['questionType', 'content'] as const;

/** A feedback: what was typed before, and one action. */
export interface FeedbackForm {
  isSending: boolean;
  /** It was taken: another one can be begun. */
  isSent: boolean;
  kept: Partial<FeedbackValues>;
  keep(values: FeedbackValues): void;
  /** Undefined when it is already on its way. */
  submit(values: FeedbackValues): Promise<FormOutcome | undefined>;
  beginAnother(): void;
}

/** §3 "Feedback", §7 POST feedback: sent twice, by a lost reply too, it is kept once. */
export function useFeedback(): FeedbackForm {
  const client = useClient();
  const submission = useIdempotencyKey('feedback');
  const draft = useFormDraft('feedback', fields, 'tab');
  const [kept, setKept] = useState(draft.kept);
  const sending = useMutation({
    mutationFn: async ({ questionType, content }: FeedbackValues) => {
      if (!isFeedbackType(questionType)) return;
      const submissionId = await submission.keyFor({ questionType, content });
      await client.send(sendFeedback, { submissionId, questionType, content });
      submission.settle(submissionId);
    },
  });
  // A second click may come after the answer and before the form has gone.
  const isTaken = useRef(false);
  const submit = useSingleFlight(async (values: FeedbackValues): Promise<FormOutcome> => {
    if (isTaken.current) return { status: 'done' };
    const issues = checkFeedback(values);
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      await sending.mutateAsync(values);
    } catch (error) {
      return { status: 'refused', ...formRefusalOf(error) };
    }
    isTaken.current = true;
    draft.drop();
    setKept({});
    return { status: 'done' };
  });
  const beginAnother = (): void => {
    isTaken.current = false;
    sending.reset();
  };
  return { isSending: sending.isPending, isSent: sending.isSuccess, kept, keep: draft.keep, submit, beginAnother };
}
