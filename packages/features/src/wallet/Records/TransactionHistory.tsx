import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useErrorText, withZone } from '../../core/index.ts';
import { type PageAddress, usePageAddress } from '../Address/usePageAddress.ts';
import { csvAmount } from './csv.ts';
import { type RecordLook, RecordSettings } from './RecordSettings.tsx';
import { chosenOfTransactions } from './recordValues.ts';
import { saveRecords } from './saveRecords.ts';
import { TransactionHistoryView } from './TransactionHistoryView.tsx';
import { useRecordFilter } from './useRecordFilter.ts';
import { type TransactionFilter, useTransactionHistory } from './useTransactionHistory.ts';

export interface TransactionHistoryProps {
  /** Where what movements are chosen by is kept. Default: the page keeps it itself. */
  address?: PageAddress | undefined;
}

type TransactionHistoryInProps = RecordLook & TransactionHistoryProps & Pick<TransactionFilter, 'group'>;

function TransactionHistoryIn({ group, address, ...look }: TransactionHistoryInProps): ReactElement {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const usual = group ? 'last30Days' : 'last7Days';
  const [filter, setFilter] = useRecordFilter(usePageAddress(address), look, usual, chosenOfTransactions(group));
  const history = useTransactionHistory(filter);
  const onExport = async (): Promise<void> => {
    const transactions = await history.file.collect();
    if (!transactions) return;
    const names = ['transactions.kind', 'column.amount', 'transactions.balance', 'transactions.reference'] as const;
    const head = [withZone(t('column.time'), look.timeZone), ...names.map((name) => t(name))];
    const rows = transactions.map(({ at, kind, amount, balanceAfter, reference }) => [
      formatInZone(at, look.timeZone),
      t(`kind.${kind}`),
      ...[amount, balanceAfter].map((figure) => csvAmount(figure, look.currency)),
      reference,
    ]);
    saveRecords(group ?? 'transactions', filter, [head, ...rows]);
  };
  return (
    <TransactionHistoryView
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
