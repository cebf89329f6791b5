import type { ReactElement } from 'react';
import { useErrorText, useSession, useView } from '../../core/index.ts';
import { FeedbackView } from './FeedbackView.tsx';
import { useFeedback } from './useFeedback.ts';

function FeedbackForm(): ReactElement {
  const View = useView(FeedbackView);
  const { isSending, isSent, kept, keep, submit, beginAnother } = useFeedback();
  const errorText = useErrorText();
  return (
    <View
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

/** Feedback to customer service (§3). What one account has typed, the next one doesn't see. */
export function Feedback(): ReactElement {
  const session = useSession();
  return <FeedbackForm key={session.status === 'loggedIn' ? session.account : ''} />;
}
