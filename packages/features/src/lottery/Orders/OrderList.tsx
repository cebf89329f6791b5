import type { Language, Lottery, LotteryOrder, LotteryOrderState } from '@baize/contract';
import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  Icon,
  type IconDrawing,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  type TextTone,
} from '@baize/design-system';
import { checkIcon, closeIcon, historyIcon, minusIcon, refreshIcon, ticketIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, formatInZone, useErrorText, useMediaQuery } from '../../core/index.ts';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import { LostCallout } from '../../shared/money/LostCallout.tsx';
import { useHasClosed } from '../Lotteries/useHasClosed.ts';
import { periodText } from '../lotteryText.ts';
import { betWords } from './betWords.ts';
import type { Cancelling } from './useCancelOrder.ts';

export interface OrderListProps {
  state: AccountPagesState<LotteryOrder>;
  lotteries: readonly Lottery[];
  aheadMs: number;
  cancelling: Cancelling;
  language: Language;
  timeZone: string;
  money(amount: number): string;
  /** Address of the records that tell what an order moved. */
  movementHref(order: LotteryOrder): string;
}

const looks: Readonly<Record<LotteryOrderState, { icon: IconDrawing; tone: TextTone }>> = {
  open: { icon: historyIcon, tone: 'warning' },
  won: { icon: checkIcon, tone: 'positive' },
  lost: { icon: minusIcon, tone: 'muted' },
  cancelled: { icon: closeIcon, tone: 'muted' },
  refunded: { icon: refreshIcon, tone: 'muted' },
};

/** Letters of an order’s number that tell it from others; its records have the whole. */
const shownLetters = 8;

interface CancelProps extends Pick<OrderListProps, 'aheadMs' | 'cancelling' | 'timeZone'> {
  order: LotteryOrder;
}

/** The way to take an order back, until its deadline. */
function Cancel({ order: { orderId, cancelUntil }, aheadMs, cancelling: { state, cancel }, timeZone }: CancelProps): ReactElement | null {
  const { t } = useTranslation('lottery');
  const isLate = useHasClosed(Date.parse(cancelUntil), aheadMs);
  if (isLate) return null;
  return (
    <Button
      tone="ghost"
      size="small"
      pending={isUnderWay(state)}
      title={t('cancelUntil', { time: formatInZone(cancelUntil, timeZone).slice(11) })}
      onClick={() => cancel({ orderId })}
    >
      {t('cancel')}
    </Button>
  );
}

/** The member's orders: each with what it is on, its result, and its cancelling while that is possible. */
export function OrderList({
  state,
  lotteries,
  aheadMs,
  cancelling,
  language,
  timeZone,
  money,
  movementHref,
}: OrderListProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const isWide = useMediaQuery(media.wide);
  const columns = useMemo((): readonly TableColumn<LotteryOrder>[] => {
    const net = ({ amount, won = 0 }: LotteryOrder): string => {
      const gained = won - amount;
      return `${gained > 0 ? '+' : gained < 0 ? '−' : ''}${money(Math.abs(gained))}`;
    };
    return [
      { id: 'period', header: t('column.period'), cell: ({ period }) => periodText(period) },
      {
        id: 'bets',
        header: t('column.bets'),
        cell: (order) => {
          const [name, picks] = betWords(order, lotteries, language);
          return (
            <div>
              <Text as="div" size="small" weight="medium">
                {name}
              </Text>
              <Text as="div" size="small" tone="muted">
                {picks}
              </Text>
              <Text as="div" size="small">
                <Link href={movementHref(order)}>{t('movementOf', { order: order.orderId.slice(0, shownLetters) })}</Link>
              </Text>
            </div>
          );
        },
      },
      { id: 'stake', header: t('column.stake'), align: 'end', cell: ({ amount }) => money(amount) },
      {
        id: 'result',
        header: t('column.result'),
        align: 'end',
        cell: (order) =>
          order.state === 'won' || order.state === 'lost' ? (
            <Text as="span" tone={order.state === 'won' ? 'positive' : 'muted'}>
              {net(order)}
            </Text>
          ) : (
            '–'
          ),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: (order) => (
          <Inline gap={2} wrap>
            <Text as="span" size="small" weight="medium" tone={looks[order.state].tone}>
              <Inline as="span" gap={1} wrap={false}>
                <Icon icon={looks[order.state].icon} size="small" />
                {order.isCapped ? t('state.wonCapped') : t(`state.${order.state}`)}
              </Inline>
            </Text>
            {order.state === 'open' && <Cancel order={order} aheadMs={aheadMs} cancelling={cancelling} timeZone={timeZone} />}
          </Inline>
        ),
      },
    ];
  }, [t, lotteries, language, money, aheadMs, cancelling, timeZone, movementHref]);
  const { state: cancel } = cancelling;
  if (state.status === 'loading') {
    return (
      <Stack gap={3} aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title={t('ordersFailed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState icon={ticketIcon} title={t('ordersEmpty')}>
        {t('ordersEmptyNext')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      {cancel.status === 'refused' && <Callout tone="negative">{errorText.of(cancel)}</Callout>}
      {cancel.status === 'made' && <Callout tone="positive">{t('cancelled', { amount: money(cancel.reply.amount) })}</Callout>}
      {cancel.status === 'unknown' && (
        <LostCallout
          lost={cancel}
          texts={{
            looking: t('lostCancel.looking'),
            lookingAbout: t('lost.lookingAbout'),
            none: t('lost.none'),
            noneAbout: t('lost.noneAbout'),
            lookAgain: t('lost.lookAgain'),
          }}
        />
      )}
      <Table
        caption={t('orders')}
        captionHidden
        columns={columns}
        rows={state.rows}
        rowKey={({ orderId }) => orderId}
        cardsOnPhone={!isWide}
      />
      {state.moreRefusal && <Callout tone="negative">{errorText.of(state.moreRefusal)}</Callout>}
      {state.loadMore && (
        <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}
