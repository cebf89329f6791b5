import type { ContractType } from '@baize/contract';
import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { ContractRequests } from './ContractRequests/ContractRequests.tsx';
import { useContractRequests } from './ContractRequests/useContractRequests.ts';
import { storyConsolidated } from './testing/storyContracts.ts';

/** A member signs the one request that he has. */
const signing = (type: ContractType) =>
  faultedHook({
    hook: useContractRequests,
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      getConsolidated: storyConsolidated(type),
      processDividend: {},
      processDailySalary: {},
      processHourlySalary: {},
      processRealTimeSalary: {},
    },
    isReady: ({ state }) => state.status === 'ready',
    ask: async ({ state, answer }) => {
      const [request] = state.status === 'ready' ? state.requests : [];
      if (request) await answer(request, 'A');
    },
    said: ({ refusal }) => refusal?.code,
  });

testFaults<'agent-contracts'>({
  getConsolidated: faultedHook({
    hook: useContractRequests,
    view: createElement(ContractRequests, { onClose: () => undefined }),
    account: 'minh88',
    answers: { getPermission: storyPermission, getConsolidated: storyConsolidated('dividend') },
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  processDividend: signing('dividend'),
  processDailySalary: signing('dailySalary'),
  processHourlySalary: signing('hourlySalary'),
  processRealTimeSalary: signing('realTimeSalary'),
});
