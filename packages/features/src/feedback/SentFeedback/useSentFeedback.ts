import { listFeedback, type SentFeedback } from '@baize/contract';
import { type AccountPagesState, sessionQueryKey, useAccountPages } from '../../core/index.ts';

/** What the account has written to customer service: on its way, not to be had, nothing, or there. */
export type SentFeedbackState = AccountPagesState<SentFeedback>;

/** §3 "Feedback": what the account has written to customer service, each with its state and answer; read anew each time that it opens. */
export function useSentFeedback(): SentFeedbackState {
  const { state } = useAccountPages(listFeedback, {
    key: (account) => [sessionQueryKey, account, 'feedback'],
    isReadEachTime: true,
  });
  return state;
}
