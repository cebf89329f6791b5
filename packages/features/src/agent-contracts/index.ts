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
export { type ContractsPrompt, useContractsPrompt } from './ContractsPrompt/useContractsPrompt.ts';
