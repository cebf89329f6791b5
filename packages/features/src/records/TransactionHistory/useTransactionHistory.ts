import {
  getTransactionTotals,
  listTransactions,
  type Period,
  type Transaction,
  type TransactionGroup,
  type TransactionKind,
  type TransactionTotals,
} from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type RecordFile, useRecordFile } from '../Records/useRecordFile.ts';
import { type RecordPages, useRecordPages } from '../Records/useRecordPages.ts';
import { type TotalsState, useRecordTotals } from '../Records/useRecords.ts';

/** Which movements are looked at. */
export interface TransactionFilter extends Period {
  /** Undefined for all. */
  kind?: TransactionKind | undefined;
  /** Whose kinds alone are looked at; undefined for all. */
  group?: TransactionGroup | undefined;
}

/** The movements of the player's balance in a period (§2 "transaction history"), and what they come to. */
export interface TransactionHistory {
  pages: RecordPages<Transaction>;
  totals: TotalsState<TransactionTotals>;
  file: RecordFile<Transaction>;
}

/** The movements of the player's balance that a filter lets through. */
export function useTransactionHistory({ from, to, kind, group }: TransactionFilter): TransactionHistory {
  const client = useClient();
  const filter = { from, to, ...(kind && { kind }), ...(group && { group }) };
  return {
    pages: useRecordPages('transactions', filter, (walk, signal) => client.send(listTransactions, { ...filter, ...walk }, { signal })),
    totals: useRecordTotals('transactionTotals', filter, (signal) => client.send(getTransactionTotals, filter, { signal })),
    file: useRecordFile((page) => client.send(listTransactions, { ...filter, ...page })),
  };
}
