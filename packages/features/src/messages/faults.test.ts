import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { type Answers, storyMember } from '../core/testing/index.ts';
import { type Messages, useInbox } from './Inbox/useInbox.ts';
import { storyInbox } from './testing/storyMessages.ts';

/** The calls alone of a gateway with two messages, the newer one unread. */
function answers(): Answers {
  const { kept, arrive, ...calls } = storyInbox(2);
  return { getMemberInfo: storyMember, ...calls };
}

/** Changes a message of the inbox. */
const changing = (change: (inbox: Messages) => void) =>
  faultedHook({
    hook: useInbox,
    account: 'minh88',
    answers: answers(),
    isReady: ({ state }) => state.status === 'ready',
    ask: async (inbox) => change(inbox),
    said: ({ refusal }) => refusal?.code,
  });

testFaults<'messages'>({
  listMessages: faultedHook({
    hook: useInbox,
    account: 'minh88',
    answers: answers(),
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  readMessages: changing(({ markAllRead }) => markAllRead()),
  deleteMessages: changing(({ remove }) => remove('m1')),
});
