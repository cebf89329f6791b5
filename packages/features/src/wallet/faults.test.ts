import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useDeposit } from './Deposit/useDeposit.ts';

testFaults<'wallet'>({
  createDeposit: faultedHook({
    hook: useDeposit,
    account: 'minh88',
    answers: { createDeposit: { orderId: 'o-1', amount: 5_000, state: 'waiting' } },
    ask: async ({ orderDeposit }) => orderDeposit(5_000),
    said: ({ state }) => (state.status === 'refused' ? state.code : undefined),
  }),
});
