import type { ContractType } from '@baize/contract';
import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { ContractBills } from './Bills/ContractBills.tsx';
import { useContractBills } from './Bills/useContractBills.ts';
import { useContractDebt } from './Bills/useContractDebt.ts';
import { ContractRequests } from './ContractRequests/ContractRequests.tsx';
import { useContractRequests } from './ContractRequests/useContractRequests.ts';
import { useProposal } from './ContractStudio/useProposal.ts';
import { useContractAct } from './Contracts/useContractAct.ts';
import { useContractRules } from './Contracts/useContractRules.ts';
import { useContracts } from './Contracts/useContracts.ts';
import { useEndingContracts } from './Contracts/useEndingContracts.ts';
import { useDownlineContracts } from './DownlineContracts/useDownlineContracts.ts';
import { storyDividend, storyDownlines, storyOfMember, storyPartyId, storyRules, storyWaiting } from './testing/storyAgreements.ts';
import { storyBills, storyDebt } from './testing/storyBills.ts';
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

interface Asked {
  status: string;
  retry?(): void;
  code?: string;
}
/** What is asked for by itself. */
const reading = {
  account: 'agent88',
  askAgain: (state: Asked) => state.retry?.(),
  said: (state: Asked) => state.code,
};
const proposing = (downlineId: string | undefined) =>
  faultedHook({
    hook: () => useProposal(downlineId),
    account: 'agent88',
    answers: { offerContract: storyWaiting(), requestContract: storyWaiting() },
    ask: async ({ send }) => void (await send(storyDividend)),
    said: ({ refusal }) => refusal?.code,
  });

testFaults<'agent-contracts'>({
  getContractRules: faultedHook({ ...reading, hook: () => useContractRules().state as Asked, answers: { getContractRules: storyRules } }),
  listContracts: faultedHook({ ...reading, hook: () => useContracts({}) as Asked, answers: { listContracts: storyOfMember() } }),
  listDownlineContracts: faultedHook({
    ...reading,
    hook: () => useDownlineContracts({ type: 'dividend', search: '', filter: 'all' }) as Asked,
    answers: { listDownlineContracts: { rows: storyDownlines } },
  }),
  previewContract: faultedHook({
    ...reading,
    hook: () => useEndingContracts(storyPartyId) as Asked,
    answers: { previewContract: { endsContracts: [] } },
  }),
  processContract: faultedHook({
    hook: useContractAct,
    account: 'agent88',
    answers: { processContract: {} },
    ask: async ({ act }) => act({ contractId: storyPartyId, action: 'A', endsContracts: [] }),
    said: ({ refusal }) => refusal?.code,
  }),
  offerContract: proposing(storyPartyId),
  requestContract: proposing(undefined),
  getConsolidated: faultedHook({
    hook: useContractRequests,
    view: createElement(ContractRequests, { onClose: () => undefined }),
    account: 'minh88',
    answers: { getPermission: storyPermission, getConsolidated: storyConsolidated('dividend') },
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  listContractBills: faultedHook({
    hook: () => useContractBills({ side: 'received' }),
    view: createElement(ContractBills, { side: 'received' }),
    account: 'minh88',
    answers: { getPermission: storyPermission, listContractBills: { rows: storyBills } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  getContractDebt: faultedHook({
    hook: useContractDebt,
    account: 'minh88',
    answers: { getPermission: storyPermission, getContractDebt: storyDebt },
    askAgain: ({ retry }) => retry(),
    said: ({ refusal }) => refusal?.code,
  }),
  payContractDebt: faultedHook({
    hook: useContractDebt,
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      getContractDebt: storyDebt,
      payContractDebt: { ...storyDebt, owed: 0, paid: storyDebt.owed },
    },
    isReady: ({ debt }) => debt !== undefined,
    ask: async ({ pay }) => pay(),
    said: ({ payment }) => ('code' in payment ? payment.code : undefined),
  }),
  processDividend: signing('dividend'),
  processDailySalary: signing('dailySalary'),
  processHourlySalary: signing('hourlySalary'),
  processRealTimeSalary: signing('realTimeSalary'),
});
