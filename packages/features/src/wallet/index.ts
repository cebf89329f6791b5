export { DepositDialog } from './Deposit/DepositDialog.tsx';
export { DepositView, type DepositViewProps } from './Deposit/DepositView.tsx';
export { checkDeposit, parseAmount, quickAmounts } from './Deposit/depositAmount.ts';
export { type Deposit, type DepositOrder, type DepositState, useDeposit } from './Deposit/useDeposit.ts';
