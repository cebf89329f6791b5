import { loadChunk } from '@baize/features/core';
import { lazy } from './lazy.ts';

// Each entry of the member centre is a chunk of its own; its texts travel beside it.
export const DepositPage = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).DepositPage })));
export const WalletPage = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).WalletPage })));
export const WithdrawPage = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).WithdrawPage })));
export const MessageCenter = lazy(() => loadChunk(async () => ({ default: (await import('../shell/messageCenter.ts')).MessageCenter })));
export const BetHistory = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).BetHistory })));
export const RecordTabs = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).RecordTabs })));
export const BonusDetails = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).BonusDetails })));
export const ProfitAndLoss = lazy(() => loadChunk(async () => ({ default: (await import('../shell/dailyRecords.ts')).ProfitAndLoss })));
export const NetDeposits = lazy(() => loadChunk(async () => ({ default: (await import('../shell/dailyRecords.ts')).NetDeposits })));
export const TransactionHistory = lazy(() =>
  loadChunk(async () => ({ default: (await import('@baize/features/wallet')).TransactionHistory })),
);
export const TransferUpline = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).TransferUpline })));
export const TransferDownline = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).TransferDownline })));
export const FundPasswordPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('@baize/features/member-center')).FundPasswordPage })),
);
