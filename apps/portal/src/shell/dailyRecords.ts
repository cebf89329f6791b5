// A chunk of its own: it draws, which no other part of the cashier does.
export { NetDeposits, ProfitAndLoss } from '@baize/features/wallet';
