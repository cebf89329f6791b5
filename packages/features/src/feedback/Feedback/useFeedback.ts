import { checkFeedback, type FeedbackValues, isFeedbackType, sendFeedback } from '@baize/contract';
import { formRefusalOf, useClient } from '../../core/index.ts';
import { type SentForm, useSentForm } from '../useSentForm.ts';

const fields = ['questionType', 'content'] as const;

/** A feedback: what was typed before, and its actions. */
export type FeedbackForm = SentForm<FeedbackValues, Partial<FeedbackValues>>;

/** §3 "Feedback", §7 POST feedback. */
export function useFeedback(): FeedbackForm {
  const client = useClient();
  return useSentForm<FeedbackValues, (typeof fields)[number]>({
    name: 'feedback',
    fields,
    check: checkFeedback,
    bodyOf: ({ questionType, content }) => ({ questionType, content }),
    send: async ({ questionType, content }, submissionId) => {
      if (isFeedbackType(questionType)) await client.send(sendFeedback, { submissionId, questionType, content });
    },
    refusalOf: formRefusalOf,
  });
}
