import { getBetTotals } from './getBetTotals.ts';
import { getNetDeposits } from './getNetDeposits.ts';
import { getProfitAndLoss } from './getProfitAndLoss.ts';
import { getTransactionTotals } from './getTransactionTotals.ts';
import { listBets } from './listBets.ts';
import { listPlayedGames } from './listPlayedGames.ts';
import { listRoundMovements } from './listRoundMovements.ts';
import { listTransactions } from './listTransactions.ts';

export { type Bet, type BetState, betStates } from './bet.ts';
export { type BetTotals, getBetTotals } from './getBetTotals.ts';
export { type DayOfDeposits, type DepositTotals, getNetDeposits, type NetDeposits } from './getNetDeposits.ts';
export { type DayOfPlay, getProfitAndLoss, type ProfitAndLoss, type TypeOfPlay } from './getProfitAndLoss.ts';
export { getTransactionTotals, type TransactionTotals } from './getTransactionTotals.ts';
export { listBets } from './listBets.ts';
export { listPlayedGames, mostPlayedGames, type PlayedGame } from './listPlayedGames.ts';
export { listRoundMovements, type RoundMovement } from './listRoundMovements.ts';
export { listTransactions } from './listTransactions.ts';
export type { Period } from './period.ts';
export { type Transaction, type TransactionGroup, type TransactionKind, transactionGroups, transactionKinds } from './transaction.ts';

/** Calls of this domain by name. */
export const recordsCalls = {
  listBets,
  getBetTotals,
  listPlayedGames,
  listRoundMovements,
  listTransactions,
  getTransactionTotals,
  getProfitAndLoss,
  getNetDeposits,
} as const;
