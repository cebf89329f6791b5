export { ContractRequests } from './ContractRequests/ContractRequests.tsx';
export { ContractRequestsView, type ContractRequestsViewProps } from './ContractRequests/ContractRequestsView.tsx';
export {
  type AnsweredContract,
  type ContractRequests as ContractRequestsData,
  type ContractRequestsState,
  useContractRequests,
} from './ContractRequests/useContractRequests.ts';
export { type ContractsPrompt, useContractsPrompt } from './ContractsPrompt/useContractsPrompt.ts';
