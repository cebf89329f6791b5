export { ContractBills } from './Bills/ContractBills.tsx';
export { ContractBillsView, type ContractBillsViewProps } from './Bills/ContractBillsView.tsx';
export { DebtCallout } from './Bills/DebtCallout.tsx';
export { DebtCalloutView, type DebtCalloutViewProps } from './Bills/DebtCalloutView.tsx';
export { type BillsChoice, type ContractBillsState, useContractBills } from './Bills/useContractBills.ts';
export { type ContractDebtControl, useContractDebt } from './Bills/useContractDebt.ts';
export { ContractRequests } from './ContractRequests/ContractRequests.tsx';
export { ContractRequestsView, type ContractRequestsViewProps } from './ContractRequests/ContractRequestsView.tsx';
export {
  type AnsweredContract,
  type ContractRequests as ContractRequestsData,
  type ContractRequestsState,
  useContractRequests,
} from './ContractRequests/useContractRequests.ts';
export { ContractStudio, type ContractStudioProps } from './ContractStudio/ContractStudio.tsx';
export { ContractStudioView, type ContractStudioViewProps } from './ContractStudio/ContractStudioView.tsx';
export {
  type ContractStudio as ContractStudioData,
  type ContractStudioOptions,
  useContractStudio,
} from './ContractStudio/useContractStudio.ts';
export { Contracts } from './Contracts/Contracts.tsx';
export { ContractsView, type ContractsViewProps } from './Contracts/ContractsView.tsx';
export { type ContractKind, type ContractPage, type KindContracts, useContractPage } from './Contracts/useContractPage.ts';
export { type ContractsAsked, type ContractsState, useContracts } from './Contracts/useContracts.ts';
export { type ContractsPrompt, useContractsPrompt } from './ContractsPrompt/useContractsPrompt.ts';
export { AgentContracts, type AgentContractsProps } from './DownlineContracts/AgentContracts.tsx';
export { DownlineContracts, type DownlineContractsProps } from './DownlineContracts/DownlineContracts.tsx';
export { DownlineContractsView, type DownlineContractsViewProps } from './DownlineContracts/DownlineContractsView.tsx';
export { type DownlineContractsState, useDownlineContracts } from './DownlineContracts/useDownlineContracts.ts';
