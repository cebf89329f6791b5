import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useTransfer } from './Transfer/useTransfer.ts';
import { useTransferTerms } from './Transfer/useTransferTerms.ts';
import { useDownline } from './TransferDownline/useDownline.ts';
import { storyDownline, storyReceiver, storyTransfer, storyTransferTerms } from './testing/storyTransfers.ts';

const sendingMoney = (way: 'upline' | 'downline') =>
  faultedHook({
    hook: useTransfer,
    account: 'minh88',
    answers: { transferToUpline: storyTransfer, transferToDownline: storyTransfer },
    ask: async ({ sendMoney }) =>
      sendMoney({ receiver: { ...storyReceiver, way }, amount: 10_000, fundPassword: 'Fund1234', terms: storyTransferTerms }),
    said: ({ state }) => ('code' in state ? state.code : undefined),
  });

testFaults<'transfers'>({
  getTransferTerms: faultedHook({
    hook: useTransferTerms,
    account: 'minh88',
    answers: { getTransferTerms: storyTransferTerms },
    askAgain: async (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  transferToUpline: sendingMoney('upline'),
  transferToDownline: sendingMoney('downline'),
  listDownline: faultedHook({
    hook: () => useDownline(''),
    account: 'agent88',
    answers: { listDownline: { rows: storyDownline } },
    askAgain: async (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
