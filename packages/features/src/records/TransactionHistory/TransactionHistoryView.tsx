import type { Transaction, TransactionTotals } from '@baize/contract';
import { formatMoney, Money } from '@baize/design-system';
import type { TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, withZone } from '../../core/index.ts';
import { type HistoryViewProps, RecordHistory } from '../Records/RecordHistory.tsx';
import { RecordSelect } from '../Records/RecordSelect.tsx';
import { shortReference } from './shortReference.ts';
import { transactionKindsOf } from './transactionKindsOf.ts';
import type { TransactionFilter } from './useTransactionHistory.ts';

/** What {@link TransactionHistoryView} is told. */
export type TransactionHistoryViewProps = HistoryViewProps<Transaction, TransactionTotals, TransactionFilter>;

/** Bonuses have texts of their own. */
const textsOf = { all: 'transactions', transfer: 'transactions', bonus: 'bonus' } as const;

/** Movements of the balance with their reasons, and what they come to (§2 "transaction history", and "bonus details" of one group). */
export function TransactionHistoryView(props: TransactionHistoryViewProps): ReactElement {
  const { filter, onChangeFilter, currency, language, timeZone } = props;
  const { t } = useTranslation('records');
  const columns = useMemo((): readonly TableColumn<Transaction>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'kind', header: t('transactions.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => money(amount, true) },
      { id: 'balance', header: t('transactions.balance'), align: 'end', cell: ({ balanceAfter }) => money(balanceAfter, false) },
      {
        id: 'reference',
        header: t('transactions.reference'),
        cell: ({ reference }) => <span title={reference}>{shortReference(reference)}</span>,
      },
    ];
  }, [t, currency, language, timeZone]);
  const kinds = transactionKindsOf(filter.group);
  const texts = textsOf[filter.group ?? 'all'];
  const common = { currency, language };
  return (
    <RecordHistory
      {...props}
      figures={[
        { id: 'count', label: t(`${texts}.count`), figureOf: ({ count }) => count.toLocaleString(language) },
        { id: 'credit', label: t(`${texts}.credit`), figureOf: ({ credit }) => <Money {...common} amount={credit} /> },
        { id: 'debit', label: t(`${texts}.debit`), figureOf: ({ debit }) => <Money {...common} amount={debit} /> },
        { id: 'net', label: t('transactions.net'), figureOf: ({ net }) => <Money {...common} amount={net} signed /> },
      ]}
      caption={t(texts)}
      columns={columns}
      rowKey={({ seq }) => String(seq)}
      emptyText={t(`${texts}.empty`)}
      failedText={t(`${texts}.failed`)}
      chosen={filter.kind ? 1 : 0}
    >
      {kinds.length > 1 && (
        <RecordSelect
          label={t('transactions.kind')}
          name="kind"
          value={filter.kind}
          values={kinds}
          textOf={(kind) => t(`kind.${kind}`)}
          onChange={(kind) => onChangeFilter({ ...filter, kind })}
        />
      )}
    </RecordHistory>
  );
}
