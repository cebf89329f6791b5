import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useBetHistory } from './BetHistory/useBetHistory.ts';
import { useRoundMovements } from './BetHistory/useRoundMovements.ts';
import { useNetDeposits } from './NetDeposits/useNetDeposits.ts';
import { useProfitAndLoss } from './ProfitAndLoss/useProfitAndLoss.ts';
import { useTransactionHistory } from './TransactionHistory/useTransactionHistory.ts';
import {
  storyBets,
  storyBetTotals,
  storyMovements,
  storyNetDeposits,
  storyPlayedGames,
  storyProfitAndLoss,
  storyTransactions,
  storyTransactionTotals,
} from './testing/storyRecords.ts';

const period = { from: '2026-11-20', to: '2026-11-21' };
const askingBets = {
  hook: () => useBetHistory(period),
  account: 'minh88',
  answers: { listBets: { rows: storyBets }, getBetTotals: storyBetTotals, listPlayedGames: { games: storyPlayedGames } },
};
const askingTransactions = {
  hook: () => useTransactionHistory(period),
  account: 'minh88',
  answers: { listTransactions: { rows: storyTransactions }, getTransactionTotals: storyTransactionTotals },
};

testFaults<'records'>({
  listBets: faultedHook({
    ...askingBets,
    askAgain: ({ pages: { state } }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ pages: { state } }) => (state.status === 'error' ? state.code : undefined),
  }),
  getBetTotals: faultedHook({
    ...askingBets,
    askAgain: ({ totals }) => (totals.status === 'error' ? totals.retry() : undefined),
    said: ({ totals }) => (totals.status === 'error' ? totals.code : undefined),
  }),
  listPlayedGames: faultedHook({
    ...askingBets,
    askAgain: ({ games }) => (games.status === 'error' ? games.retry() : undefined),
    said: ({ games }) => (games.status === 'error' ? games.code : undefined),
  }),
  listRoundMovements: faultedHook({
    hook: () => useRoundMovements({ id: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9903', openedAt: '2026-11-21T10:02:40.000000Z' }),
    account: 'minh88',
    answers: { listRoundMovements: { rows: storyMovements } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  listTransactions: faultedHook({
    ...askingTransactions,
    askAgain: ({ pages: { state } }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ pages: { state } }) => (state.status === 'error' ? state.code : undefined),
  }),
  getTransactionTotals: faultedHook({
    ...askingTransactions,
    askAgain: ({ totals }) => (totals.status === 'error' ? totals.retry() : undefined),
    said: ({ totals }) => (totals.status === 'error' ? totals.code : undefined),
  }),
  getProfitAndLoss: faultedHook({
    hook: () => useProfitAndLoss(period),
    account: 'minh88',
    answers: { getProfitAndLoss: storyProfitAndLoss },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  getNetDeposits: faultedHook({
    hook: () => useNetDeposits(period),
    account: 'minh88',
    answers: { getNetDeposits: storyNetDeposits },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
