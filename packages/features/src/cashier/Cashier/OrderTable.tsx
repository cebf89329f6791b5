import type { Currency, Language } from '@baize/contract';
import { Badge, type BadgeProps, Button, EmptyState, ErrorState, formatMoney, Stack } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, withZone } from '../../core/index.ts';
import type { CashierListState } from './useCashierList.ts';

/** What every order of the cashier has. */
export interface ListedOrder {
  orderId: string;
  /** In the minor unit. */
  amount: number;
  /** ISO 8601. */
  createdAt: string;
}

export interface OrderTableProps<Order extends ListedOrder> {
  state: CashierListState<Order>;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** So many of the newest alone. Default all that were loaded. */
  newest?: number | undefined;
  /** Names of the whole list, of the newest alone, and of where the money goes; what stands where there are none, or they can't be had. */
  texts: Readonly<Record<'all' | 'newest' | 'place' | 'empty' | 'failed', string>>;
  /** Where the money comes from or goes. */
  placeOf(order: Order): string;
  stateOf(order: Order): { tone: BadgeProps['tone']; text: string };
  /** Name of the button that opens it. */
  openLabelOf(order: Order): string;
  onOpenOrder(orderId: string): void;
}

const loadingRows = 3;

/** Orders of the cashier, the newest first, each with its state and the way to it. */
export function OrderTable<Order extends ListedOrder>(props: OrderTableProps<Order>): ReactElement {
  const { state, currency, language, timeZone, errorText, newest, texts, placeOf, stateOf, openLabelOf, onOpenOrder } = props;
  const { t } = useTranslation('cashier');
  const columns: readonly TableColumn<Order>[] = [
    {
      id: 'time',
      header: withZone(t('column.time'), timeZone),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInZone(createdAt, timeZone)}</time>,
    },
    { id: 'place', header: texts.place, cell: placeOf },
    {
      id: 'amount',
      header: t('column.amount'),
      align: 'end',
      cell: ({ amount }) => formatMoney(amount, { currency, language, signed: false }),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: (order) => {
        const { tone, text } = stateOf(order);
        return (
          <Badge tone={tone} variant="outline">
            {text}
          </Badge>
        );
      },
    },
    {
      id: 'open',
      header: t('column.open'),
      align: 'end',
      cell: (order) => (
        <Button tone="ghost" size="small" aria-label={openLabelOf(order)} onClick={() => onOpenOrder(order.orderId)}>
          {t('open')}
        </Button>
      ),
    },
  ];
  const orders = state.status === 'ready' ? state.orders : undefined;
  const rows = useMemo(() => orders?.slice(0, newest) ?? [], [orders, newest]);
  if (state.status === 'error') {
    return (
      <ErrorState title={texts.failed} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const loadMore = state.status === 'ready' && newest === undefined ? state.loadMore : undefined;
  return (
    <Stack gap={3}>
      <Table
        caption={newest === undefined ? texts.all : texts.newest}
        captionHidden={newest === undefined}
        columns={columns}
        rows={rows}
        rowKey={({ orderId }) => orderId}
        loadingRows={state.status === 'loading' ? loadingRows : 0}
        empty={<EmptyState title={texts.empty} />}
      />
      {loadMore && (
        <Button tone="outline" pending={state.status === 'ready' && state.isLoadingMore} onClick={loadMore}>
          {t('loadMore')}
        </Button>
      )}
    </Stack>
  );
}
