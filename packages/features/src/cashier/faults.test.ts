import { errorCodeOf } from '../core/index.ts';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useDeposit } from './Deposit/useDeposit.ts';
import { useDepositChannels } from './Deposit/useDepositChannels.ts';
import { useDeposits } from './Deposit/useDeposits.ts';
import { storyChannels, storyOrder } from './testing/storyDeposits.ts';
import { storyWallets } from './testing/storyWallets.ts';
import { storyPaid, storyTerms, storyWithdrawal } from './testing/storyWithdrawals.ts';
import { useVendorWallets } from './Wallets/useVendorWallets.ts';
import { useWithdraw } from './Withdraw/useWithdraw.ts';
import { useWithdrawals } from './Withdraw/useWithdrawals.ts';
import { useWithdrawTerms } from './Withdraw/useWithdrawTerms.ts';

const [channel] = storyChannels;
if (!channel) throw new Error('the stories have channels');

testFaults<'cashier'>({
  createDeposit: faultedHook({
    hook: useDeposit,
    account: 'minh88',
    answers: { createDeposit: storyOrder },
    ask: async ({ orderDeposit }) => orderDeposit({ channel, amount: 5_000 }),
    said: ({ state }) => ('code' in state ? state.code : undefined),
  }),
  listDepositChannels: faultedHook({
    hook: useDepositChannels,
    account: 'minh88',
    answers: { listDepositChannels: { channels: storyChannels, remittanceMinutes: 30, promotions: [] } },
    askAgain: async (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  listDeposits: faultedHook({
    hook: useDeposits,
    account: 'minh88',
    answers: { listDeposits: { rows: [storyOrder] } },
    askAgain: async ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  cancelDeposit: faultedHook({
    hook: useDeposits,
    account: 'minh88',
    answers: { listDeposits: { rows: [storyOrder] }, cancelDeposit: { ...storyOrder, state: 'cancelled' } },
    isReady: ({ state }) => state.status === 'ready',
    ask: ({ cancel }) => cancel(storyOrder.orderId),
    said: ({ refusalOf, lostOf }) => (refusalOf(storyOrder.orderId) ?? lostOf(storyOrder.orderId))?.code,
  }),
  sendDepositProof: faultedHook({
    hook: useDeposits,
    account: 'minh88',
    answers: { listDeposits: { rows: [storyOrder] }, sendDepositProof: { ...storyOrder, proofs: 1 } },
    isReady: ({ state }) => state.status === 'ready',
    ask: ({ sendProof }) =>
      sendProof(storyOrder.orderId, new File(['x'], 'x.png', { type: 'image/png' })).then((): undefined => undefined, errorCodeOf),
    said: (_, code) => code,
  }),
  createWithdrawal: faultedHook({
    hook: useWithdraw,
    account: 'minh88',
    answers: { createWithdrawal: storyWithdrawal },
    ask: async ({ orderWithdrawal }) =>
      orderWithdrawal({ cardId: '7d1f9a34-5b0e-4c0e-8a55-0f4f6f1f0a11', amount: 10_000, fundPassword: 'Fund1234', terms: storyTerms }),
    said: ({ state }) => ('code' in state ? state.code : undefined),
  }),
  listVendorWallets: faultedHook({
    hook: useVendorWallets,
    account: 'minh88',
    answers: { listVendorWallets: storyWallets },
    askAgain: async ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  transferFund: faultedHook({
    hook: useVendorWallets,
    account: 'minh88',
    answers: { listVendorWallets: storyWallets, transferFund: storyWallets },
    isReady: ({ state }) => state.status === 'ready',
    ask: async ({ transfer }) => transfer({ from: 'main', to: 'ALB', amount: 10_000 }),
    said: ({ move }) => ('code' in move ? move.code : undefined),
  }),
  gatherWallets: faultedHook({
    hook: useVendorWallets,
    account: 'minh88',
    answers: { listVendorWallets: storyWallets, gatherWallets: { ...storyWallets, gathered: 700_000 } },
    isReady: ({ state }) => state.status === 'ready',
    ask: async ({ gather }) => gather(),
    said: ({ move }) => ('code' in move ? move.code : undefined),
  }),
  getOrderOutcome: faultedHook({
    hook: useDeposit,
    account: 'minh88',
    answers: { createDeposit: 'offline', getOrderOutcome: { state: 'made', reply: storyOrder } },
    ask: async ({ orderDeposit }) => orderDeposit({ channel, amount: 5_000 }),
    askAgain: ({ state }) => (state.status === 'unknown' ? state.lookAgain() : undefined),
    // It stays unknown, for the reason that its reply was lost.
    says: 'network_error',
    said: ({ state }) => (state.status === 'unknown' ? state.code : undefined),
  }),
  getWithdrawalTerms: faultedHook({
    hook: useWithdrawTerms,
    account: 'minh88',
    answers: { getWithdrawalTerms: storyTerms },
    askAgain: async (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  listWithdrawals: faultedHook({
    hook: useWithdrawals,
    account: 'minh88',
    answers: { listWithdrawals: { rows: [storyPaid] } },
    askAgain: async ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  confirmReceipt: faultedHook({
    hook: useWithdrawals,
    account: 'minh88',
    answers: { listWithdrawals: { rows: [storyPaid] }, confirmReceipt: { ...storyPaid, receipt: 'full' } },
    isReady: ({ state }) => state.status === 'ready',
    ask: ({ confirm }) => confirm(storyPaid.orderId, { receipt: 'full' }),
    said: ({ refusalOf, lostOf }) => (refusalOf(storyPaid.orderId) ?? lostOf(storyPaid.orderId))?.code,
  }),
  sendReceiptProof: faultedHook({
    hook: useWithdrawals,
    account: 'minh88',
    answers: { listWithdrawals: { rows: [storyPaid] }, sendReceiptProof: { ...storyPaid, proofs: 1 } },
    isReady: ({ state }) => state.status === 'ready',
    ask: ({ sendProof }) =>
      sendProof(storyPaid.orderId, new File(['x'], 'x.png', { type: 'image/png' })).then((): undefined => undefined, errorCodeOf),
    said: (_, code) => code,
  }),
});
