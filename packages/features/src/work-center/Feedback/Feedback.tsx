import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import { FeedbackView } from './FeedbackView.tsx';
import { useFeedback } from './useFeedback.ts';

/** Feedback to customer service (§3). */
export function Feedback(): ReactElement {
  const { isSending, isSent, kept, keep, submit, beginAnother } = useFeedback();
  const errorText = useErrorText();
  return (
    <FeedbackView
      isSending={isSending}
      isSent={isSent}
      kept={kept}
      textOf={errorText.of}
      onEdit={keep}
      onSubmit={submit}
      onBeginAnother={beginAnother}
    />
  );
}
