export { DepositFormView, type DepositFormViewProps } from './Deposit/DepositFormView.tsx';
export { DepositHistoryView, type DepositHistoryViewProps } from './Deposit/DepositHistoryView.tsx';
export { DepositOrderView, type DepositOrderViewProps } from './Deposit/DepositOrderView.tsx';
export { DepositPage } from './Deposit/DepositPage.tsx';
export { DepositProof, type DepositProofProps } from './Deposit/DepositProof.tsx';
export { checkDeposit, parseAmount, quickAmounts } from './Deposit/depositAmount.ts';
export { type Deposit, type DepositRequest, type DepositState, useDeposit } from './Deposit/useDeposit.ts';
export { type DepositChannelsState, useDepositChannels } from './Deposit/useDepositChannels.ts';
export { type Deposits, type DepositsState, useDeposits } from './Deposit/useDeposits.ts';
