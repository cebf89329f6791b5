import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageAddress, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { type RecordLook, RecordSettings } from '../Records/RecordSettings.tsx';
import { chosenOfTransactions } from '../Records/recordValues.ts';
import { saveRecords } from '../Records/saveRecords.ts';
import { useRecordFilter } from '../Records/useRecordFilter.ts';
import { TransactionHistoryView } from './TransactionHistoryView.tsx';
import { transactionRows } from './transactionRows.ts';
import { type TransactionFilter, useTransactionHistory } from './useTransactionHistory.ts';

export interface TransactionHistoryProps {
  /** Where what movements are chosen by is kept. Default: the page keeps it itself. */
  address?: PageAddress | undefined;
}

type TransactionHistoryInProps = RecordLook & TransactionHistoryProps & Pick<TransactionFilter, 'group'>;

function TransactionHistoryIn({ group, address, ...look }: TransactionHistoryInProps): ReactElement {
  const View = useView(TransactionHistoryView);
  const { t } = useTranslation('records');
  const errorText = useErrorText();
  const usual = group ? 'last30Days' : 'last7Days';
  const [filter, setFilter] = useRecordFilter(usePageAddress(address), look, usual, chosenOfTransactions(group));
  const history = useTransactionHistory(filter);
  const onExport = async (): Promise<void> => {
    const transactions = await history.file.collect();
    if (!transactions) return;
    saveRecords(group ?? 'transactions', filter, transactionRows(t, transactions, look));
  };
  return (
    <View
      {...look}
      history={history}
      filter={filter}
      onChangeFilter={setFilter}
      errorTextOf={errorText.of}
      onExport={() => void onExport()}
    />
  );
}

/** The member centre's transaction history (§2). */
export function TransactionHistory({ address }: TransactionHistoryProps): ReactElement {
  return <RecordSettings>{(look) => <TransactionHistoryIn {...look} address={address} />}</RecordSettings>;
}

/** The member centre's bonus details (§2): of the same movements those that are bonuses. */
export function BonusDetails({ address }: TransactionHistoryProps): ReactElement {
  return <RecordSettings>{(look) => <TransactionHistoryIn {...look} address={address} group="bonus" />}</RecordSettings>;
}
