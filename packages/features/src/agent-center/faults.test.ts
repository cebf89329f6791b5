import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useDownlines, wholeDownline } from './Downlines/useDownlines.ts';
import { useAgentIncome } from './Income/useAgentIncome.ts';
import { useTeamOverview } from './Overview/useTeamOverview.ts';
import { everyBet, useDownlineBets, useDownlineRound, useVendors } from './Records/useDownlineBets.ts';
import { useDownlineMovements } from './Records/useDownlineMovements.ts';
import { useInvitationList, useInvitations } from './RegisterCenter/useInvitations.ts';
import { useOpenAccount } from './RegisterCenter/useOpenAccount.ts';
import { useTeamStatement } from './Statement/useTeamStatement.ts';
import {
  storyBets,
  storyBetTotals,
  storyBranch,
  storyDownlines,
  storyIncome,
  storyInvitation,
  storyInvitations,
  storyLines,
  storyMovements,
  storyOverview,
  storyRound,
  storyStatement,
  storyVendors,
} from './testing/storyTeam.ts';

const period = { from: '2026-11-01', to: '2026-11-21' };
const askingDownlines = {
  hook: () => useDownlines(period, undefined, wholeDownline),
  account: 'agent88',
  answers: { getDownline: storyBranch, listDownlines: { rows: storyDownlines } },
};
const askingStatement = {
  hook: () => useTeamStatement(period),
  account: 'agent88',
  answers: { getTeamStatement: storyStatement, listStatementLines: { rows: storyLines } },
};

const askingInvitations = {
  hook: useInvitations,
  account: 'agent88',
  answers: {
    listInvitations: { rows: storyInvitations, kinds: ['member' as const] },
    createInvitation: storyInvitation,
    changeInvitation: storyInvitation,
  },
};

const askingBets = {
  hook: () => useDownlineBets({ account: 'minhtri07', scope: 'team', ...period }, everyBet),
  account: 'agent88',
  answers: { listDownlineBets: { rows: storyBets }, getDownlineBetTotals: storyBetTotals },
};

testFaults<'agent-center'>({
  getAgentIncome: faultedHook({
    hook: () => useAgentIncome(period),
    account: 'agent88',
    answers: { getAgentIncome: storyIncome },
    askAgain: (income) => (income.status === 'error' ? income.retry() : undefined),
    said: (income) => (income.status === 'error' ? income.code : undefined),
  }),
  listDownlineBets: faultedHook({
    ...askingBets,
    askAgain: ({ bets }) => (bets.status === 'error' ? bets.retry() : undefined),
    said: ({ bets }) => (bets.status === 'error' ? bets.code : undefined),
  }),
  getDownlineBetTotals: faultedHook({
    ...askingBets,
    askAgain: ({ totals }) => (totals.status === 'error' ? totals.retry() : undefined),
    said: ({ totals }) => (totals.status === 'error' ? totals.code : undefined),
  }),
  listDownlineRoundMovements: faultedHook({
    hook: () =>
      useDownlineRound({ account: 'minhtri07', id: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9903', openedAt: '2026-11-21T10:02:40.000000Z' }),
    account: 'agent88',
    answers: { listDownlineRoundMovements: { rows: storyRound } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  listGameVendors: faultedHook({
    hook: useVendors,
    account: 'agent88',
    answers: { listGameVendors: { vendors: storyVendors } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  listDownlineTransactions: faultedHook({
    hook: () => useDownlineMovements({ account: 'minhtri07', scope: 'one', ...period }, undefined),
    account: 'agent88',
    answers: { listDownlineTransactions: { rows: storyMovements } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  listInvitations: faultedHook({
    ...askingInvitations,
    hook: useInvitationList,
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  createInvitation: faultedHook({
    ...askingInvitations,
    ask: async ({ create }) => create({ kind: 'member', note: '', expires: null, mostUses: null }),
    said: (_, refusal) => refusal?.code,
  }),
  changeInvitation: faultedHook({
    ...askingInvitations,
    ask: async ({ turn }) => turn(storyInvitation, true),
    said: ({ turnRefusal }) => turnRefusal?.code,
  }),
  openDownlineAccount: faultedHook({
    hook: useOpenAccount,
    account: 'agent88',
    answers: { openDownlineAccount: { account: 'moi00001', password: 'Abcdefgh2345' } },
    ask: async ({ open }) => open({ username: 'moi00001', kind: 'member' }),
    said: (_, refusal) => refusal?.code,
  }),
  getTeamOverview: faultedHook({
    hook: () => useTeamOverview(period),
    account: 'agent88',
    answers: { getTeamOverview: storyOverview },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  getDownline: faultedHook({
    ...askingDownlines,
    askAgain: ({ person }) => (person.status === 'error' ? person.retry() : undefined),
    said: ({ person }) => (person.status === 'error' ? person.code : undefined),
  }),
  listDownlines: faultedHook({
    ...askingDownlines,
    askAgain: ({ downlines }) => (downlines.status === 'error' ? downlines.retry() : undefined),
    said: ({ downlines }) => (downlines.status === 'error' ? downlines.code : undefined),
  }),
  getTeamStatement: faultedHook({
    ...askingStatement,
    askAgain: ({ statement }) => (statement.status === 'error' ? statement.retry() : undefined),
    said: ({ statement }) => (statement.status === 'error' ? statement.code : undefined),
  }),
  listStatementLines: faultedHook({
    ...askingStatement,
    askAgain: ({ lines }) => (lines.status === 'error' ? lines.retry() : undefined),
    said: ({ lines }) => (lines.status === 'error' ? lines.code : undefined),
  }),
});
