import type { Currency, DepositOrder, Language } from '@baize/contract';
import { Badge, Button, EmptyState, ErrorState, formatMoney, Stack } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import { toneOfDeposit } from './depositTones.ts';
import type { DepositsState } from './useDeposits.ts';

export interface DepositHistoryViewProps {
  state: DepositsState;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** So many of the newest alone. Default all that were loaded. */
  newest?: number | undefined;
  onOpenOrder(order: DepositOrder): void;
}

const noRows: readonly DepositOrder[] = [];
const loadingRows = 3;

/** The player's deposits, each with its state and the way to it (§9 "account records"). */
export function DepositHistoryView(props: DepositHistoryViewProps): ReactElement {
  const { state, currency, language, timeZone, errorText, newest, onOpenOrder } = props;
  const { t } = useTranslation('wallet');
  const columns = useMemo(
    (): readonly TableColumn<DepositOrder>[] => [
      {
        id: 'time',
        header: t('column.time'),
        cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInZone(createdAt, timeZone)}</time>,
      },
      { id: 'channel', header: t('column.channel'), cell: ({ channelName }) => channelName },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'end',
        cell: ({ amount }) => formatMoney(amount, { currency, language, signed: false }),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state: of }) => (
          <Badge tone={toneOfDeposit[of]} variant="outline">
            {t(`state.${of}`)}
          </Badge>
        ),
      },
      {
        id: 'open',
        header: t('column.open'),
        align: 'end',
        cell: (order) => (
          <Button
            tone="ghost"
            size="small"
            aria-label={t('openOrder', {
              amount: formatMoney(order.amount, { currency, language, signed: false }),
              state: t(`state.${order.state}`),
            })}
            onClick={() => onOpenOrder(order)}
          >
            {t('open')}
          </Button>
        ),
      },
    ],
    [t, currency, language, timeZone, onOpenOrder],
  );
  const orders = state.status === 'ready' ? state.orders : noRows;
  const rows = useMemo(() => (newest === undefined ? orders : orders.slice(0, newest)), [orders, newest]);
  if (state.status === 'error') {
    return (
      <ErrorState title={t('historyFailed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const loadMore = state.status === 'ready' && newest === undefined ? state.loadMore : undefined;
  return (
    <Stack gap={3}>
      <Table
        caption={t(newest === undefined ? 'history' : 'latest')}
        captionHidden={newest === undefined}
        columns={columns}
        rows={rows}
        rowKey={({ orderId }) => orderId}
        loadingRows={state.status === 'loading' ? loadingRows : 0}
        empty={<EmptyState title={t('historyEmpty')} />}
      />
      {loadMore && (
        <Button tone="outline" pending={state.status === 'ready' && state.isLoadingMore} onClick={loadMore}>
          {t('loadMore')}
        </Button>
      )}
    </Stack>
  );
}
