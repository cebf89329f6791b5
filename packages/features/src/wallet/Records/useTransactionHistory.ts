import {
  getTransactionTotals,
  listTransactions,
  type Period,
  type Transaction,
  type TransactionKind,
  type TransactionTotals,
} from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type RecordsState, type TotalsState, useRecords, useRecordTotals } from './useRecords.ts';

/** Which movements are looked at. */
export interface TransactionFilter extends Period {
  /** Undefined for all. */
  kind?: TransactionKind | undefined;
}

/** The movements of the player's balance in a period (§2 "transaction history"), and what they come to. */
export interface TransactionHistory {
  state: RecordsState<Transaction>;
  totals: TotalsState<TransactionTotals>;
}

/** The movements of the player's balance that a filter lets through. */
export function useTransactionHistory({ from, to, kind }: TransactionFilter): TransactionHistory {
  const client = useClient();
  const filter = { from, to, ...(kind && { kind }) };
  return {
    state: useRecords('transactions', filter, (after, signal) =>
      client.send(listTransactions, { ...filter, ...(after && { after }) }, { signal }),
    ),
    totals: useRecordTotals('transactionTotals', filter, (signal) => client.send(getTransactionTotals, filter, { signal })),
  };
}
