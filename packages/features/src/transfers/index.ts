export { LatestTransfers } from './LatestTransfers/LatestTransfers.tsx';
export { LatestTransfersView, type LatestTransfersViewProps } from './LatestTransfers/LatestTransfersView.tsx';
export { type LatestTransfersState, useLatestTransfers } from './LatestTransfers/useLatestTransfers.ts';
export { checkTransfer } from './Transfer/transferAmount.ts';
export { type TransferReceiver, type TransferRequest, type TransferState, type Transfers, useTransfer } from './Transfer/useTransfer.ts';
export { type TransferTermsState, useTransferTerms } from './Transfer/useTransferTerms.ts';
export { TransferDownline, type TransferDownlineProps } from './TransferDownline/TransferDownline.tsx';
export { type DownlineState, useDownline } from './TransferDownline/useDownline.ts';
export { TransferUpline, type TransferUplineProps } from './TransferUpline/TransferUpline.tsx';
