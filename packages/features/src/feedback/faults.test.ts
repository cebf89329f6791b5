import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { SentFeedback } from './SentFeedback/SentFeedback.tsx';
import { useSentFeedback } from './SentFeedback/useSentFeedback.ts';

testFaults<'feedback'>({
  listFeedback: faultedHook({
    hook: useSentFeedback,
    view: createElement(SentFeedback, { hrefOf: () => '/' }),
    account: 'minh88',
    answers: { listFeedback: { rows: [] } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
