import type { Currency, Language, Transaction } from '@baize/contract';
import { EmptyState, ErrorState, formatMoney } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, withZone } from '../../core/index.ts';
import type { LatestTransfersState } from './useLatestTransfers.ts';

/** What {@link LatestTransfersView} is told. */
export interface LatestTransfersViewProps {
  state: LatestTransfersState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

const noTransfers: readonly never[] = [];
const loadingRows = 3;

/** What has come from other accounts, and gone to them: when, which way, with whom, how much, and what there was then. */
export function LatestTransfersView({ state, errorText, currency, language, timeZone }: LatestTransfersViewProps): ReactElement {
  const { t } = useTranslation('transfers');
  const columns = useMemo((): readonly TableColumn<Transaction>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'kind', header: t('transfers.direction'), cell: ({ amount }) => t(amount < 0 ? 'transfers.sent' : 'transfers.received') },
      { id: 'party', header: t('transfers.party'), cell: ({ reference }) => reference },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => money(amount, true) },
      { id: 'balance', header: t('transfers.balance'), align: 'end', cell: ({ balanceAfter }) => money(balanceAfter, false) },
    ];
  }, [t, currency, language, timeZone]);
  if (state.status === 'error') {
    return (
      <ErrorState title={t('transfers.failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  return (
    <Table
      caption={t('transfers')}
      columns={columns}
      rows={state.status === 'ready' ? state.transfers : noTransfers}
      rowKey={({ seq }) => String(seq)}
      loadingRows={state.status === 'loading' ? loadingRows : 0}
      empty={<EmptyState title={t('transfers.empty')} />}
    />
  );
}
