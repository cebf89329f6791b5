import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useErrorText } from '../../core/index.ts';
import { csvAmount } from './csv.ts';
import { type RecordLook, RecordSettings } from './RecordSettings.tsx';
import { quickPeriod } from './recordDays.ts';
import { saveRecords } from './saveRecords.ts';
import { TransactionHistoryView } from './TransactionHistoryView.tsx';
import { type TransactionFilter, useTransactionHistory } from './useTransactionHistory.ts';

function TransactionHistoryIn({ group, ...look }: RecordLook & Pick<TransactionFilter, 'group'>): ReactElement {
  const { t } = useTranslation('wallet');
  const { of: errorTextOf } = useErrorText();
  const { currency, timeZone, today } = look;
  const [filter, setFilter] = useState<TransactionFilter>(() => ({ ...quickPeriod(group ? 'last30Days' : 'last7Days', today), group }));
  const history = useTransactionHistory(filter);
  const onExport = async (): Promise<void> => {
    const transactions = await history.file.collect();
    if (!transactions) return;
    const head = ['column.time', 'transactions.kind', 'column.amount', 'transactions.balance', 'transactions.reference'] as const;
    const rows = transactions.map(({ at, kind, amount, balanceAfter, reference }) => [
      formatInZone(at, timeZone),
      t(`kind.${kind}`),
      csvAmount(amount, currency),
      csvAmount(balanceAfter, currency),
      reference,
    ]);
    saveRecords(group ?? 'transactions', filter, [head.map((name) => t(name)), ...rows]);
  };
  return (
    <TransactionHistoryView
      {...look}
      history={history}
      filter={filter}
      onChangeFilter={setFilter}
      errorTextOf={errorTextOf}
      onExport={() => void onExport()}
    />
  );
}

/** The member centre's transaction history (§2). */
export function TransactionHistory(): ReactElement {
  return <RecordSettings>{(look) => <TransactionHistoryIn {...look} />}</RecordSettings>;
}

/** The member centre's bonus details (§2): of the same movements those that are bonuses. */
export function BonusDetails(): ReactElement {
  return <RecordSettings>{(look) => <TransactionHistoryIn {...look} group="bonus" />}</RecordSettings>;
}
