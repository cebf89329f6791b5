import { type Transaction, transactionKinds } from '@baize/contract';
import { formatMoney, Money, Select, Stack } from '@baize/design-system';
import type { TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, type Refused } from '../../core/index.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import type { RecordLook } from './RecordSettings.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import { shortReference } from './shortReference.ts';
import type { TransactionFilter, TransactionHistory } from './useTransactionHistory.ts';

export interface TransactionHistoryViewProps extends RecordLook {
  history: TransactionHistory;
  filter: TransactionFilter;
  onChangeFilter(filter: TransactionFilter): void;
  errorTextOf(refusal: Refused): string;
  /** Keeps what is loaded as a file. */
  onExport(transactions: readonly Transaction[]): void;
}

/** The browser’s own list needs a value for everything. */
const any = 'any';
/** A payout moves what its withdrawal has taken from the balance before. */
const shownKinds = transactionKinds.filter((kind) => kind !== 'payout');

/** Every movement of the balance with its reason, and what they come to (§2 "transaction history"). */
export function TransactionHistoryView(props: TransactionHistoryViewProps): ReactElement {
  const { history, filter, onChangeFilter, errorTextOf, onExport, currency, language, timeZone, today } = props;
  const { t } = useTranslation('wallet');
  const columns = useMemo((): readonly TableColumn<Transaction>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      { id: 'time', header: t('column.time'), cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time> },
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
  const common = { currency, language };
  return (
    <Stack gap={5}>
      <RecordFilters
        period={filter}
        today={today}
        language={language}
        onChangePeriod={(period) => onChangeFilter({ ...filter, ...period })}
      >
        <Select
          label={t('transactions.kind')}
          name="kind"
          value={filter.kind ?? any}
          options={[{ value: any, text: t('records.any') }, ...shownKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))]}
          onChange={({ target }) => onChangeFilter({ ...filter, kind: shownKinds.find((kind) => kind === target.value) })}
        />
      </RecordFilters>
      <RecordTotals
        state={history.totals}
        figures={[
          { id: 'count', label: t('transactions.count'), figureOf: ({ count }) => count.toLocaleString(language) },
          { id: 'credit', label: t('transactions.credit'), figureOf: ({ credit }) => <Money {...common} amount={credit} /> },
          { id: 'debit', label: t('transactions.debit'), figureOf: ({ debit }) => <Money {...common} amount={debit} /> },
          { id: 'net', label: t('transactions.net'), figureOf: ({ net }) => <Money {...common} amount={net} signed /> },
        ]}
      />
      <RecordList
        state={history.state}
        caption={t('transactions')}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        emptyText={t('transactions.empty')}
        failedText={t('transactions.failed')}
        errorTextOf={errorTextOf}
        onExport={onExport}
      />
    </Stack>
  );
}
