import type { Language, Lottery, LotteryChase, LotteryChaseState } from '@baize/contract';
import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  Icon,
  type IconDrawing,
  Inline,
  Skeleton,
  Stack,
  Text,
  type TextTone,
} from '@baize/design-system';
import { checkIcon, closeIcon, historyIcon, minusIcon, ticketIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, useErrorText, useMediaQuery } from '../../core/index.ts';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import { LostCallout } from '../../shared/money/LostCallout.tsx';
import { periodText } from '../lotteryText.ts';
import { betWords } from '../Orders/betWords.ts';
import type { StoppingChase } from './useStopChase.ts';

export interface ChaseListProps {
  state: AccountPagesState<LotteryChase>;
  lotteries: readonly Lottery[];
  stopping: StoppingChase;
  language: Language;
  money(amount: number): string;
  /** Shows the periods of a chase. */
  onShow(chase: LotteryChase): void;
}

const looks: Readonly<Record<LotteryChaseState, { icon: IconDrawing; tone: TextTone }>> = {
  running: { icon: historyIcon, tone: 'warning' },
  finished: { icon: minusIcon, tone: 'muted' },
  stopped: { icon: closeIcon, tone: 'muted' },
  won: { icon: checkIcon, tone: 'positive' },
};

/** The member's multi-period orders: how far each is, what is held of it, and its stop while it runs. */
export function ChaseList({ state, lotteries, stopping, language, money, onShow }: ChaseListProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const isWide = useMediaQuery(media.wide);
  const { state: stop, stop: onStop } = stopping;
  const isStopping = isUnderWay(stop);
  const columns = useMemo(
    (): readonly TableColumn<LotteryChase>[] => [
      {
        id: 'bets',
        header: t('column.bets'),
        cell: (chase) => {
          const [name, picks] = betWords(chase, lotteries, language);
          return (
            <div>
              <Text as="div" size="small" weight="medium">
                {name}
              </Text>
              <Text as="div" size="small" tone="muted">
                {picks}
              </Text>
            </div>
          );
        },
      },
      {
        id: 'periods',
        header: t('chase.periods'),
        cell: ({ placed, periods, first, last, missed }) => (
          <div>
            <Text as="div" size="small">
              {t('chase.progress', { placed, periods })}
              {missed > 0 && ` · ${t('chase.missedCount', { count: missed })}`}
            </Text>
            <Text as="div" size="small" tone="muted">
              {first === last ? periodText(first) : `${periodText(first)} – ${periodText(last)}`}
            </Text>
          </div>
        ),
      },
      {
        id: 'stake',
        header: t('column.stake'),
        align: 'end',
        cell: ({ amount, held, returned }) => (
          <div>
            <Text as="div" size="small" weight="medium">
              {money(amount)}
            </Text>
            {held > 0 && (
              <Text as="div" size="small" tone="muted">
                {t('chase.held', { amount: money(held) })}
              </Text>
            )}
            {returned > 0 && (
              <Text as="div" size="small" tone="muted">
                {t('chase.returned', { amount: money(returned) })}
              </Text>
            )}
          </div>
        ),
      },
      { id: 'won', header: t('chase.won'), align: 'end', cell: ({ won }) => money(won) },
      {
        id: 'state',
        header: t('column.state'),
        cell: (chase) => (
          <Inline gap={2} wrap>
            <Text as="span" size="small" weight="medium" tone={looks[chase.state].tone}>
              <Inline as="span" gap={1} wrap={false}>
                <Icon icon={looks[chase.state].icon} size="small" />
                {t(`chase.state.${chase.state}`)}
              </Inline>
            </Text>
            <Button tone="ghost" size="small" onClick={() => onShow(chase)}>
              {t('chase.show')}
            </Button>
            {chase.state === 'running' && (
              <Button tone="outline" size="small" pending={isStopping} onClick={() => onStop({ chaseId: chase.chaseId })}>
                {t('chase.stopNow')}
              </Button>
            )}
          </Inline>
        ),
      },
    ],
    [t, lotteries, language, money, onShow, onStop, isStopping],
  );
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
      <ErrorState title={t('chase.failed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState icon={ticketIcon} title={t('chase.empty')}>
        {t('chase.emptyNext')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      {stop.status === 'refused' && <Callout tone="negative">{errorText.of(stop)}</Callout>}
      {stop.status === 'made' && <Callout tone="positive">{t('chase.stopped', { amount: money(stop.reply.returned) })}</Callout>}
      {stop.status === 'unknown' && (
        <LostCallout
          lost={stop}
          texts={{
            looking: t('chase.lostStop'),
            lookingAbout: t('lost.lookingAbout'),
            none: t('lost.none'),
            noneAbout: t('lost.noneAbout'),
            lookAgain: t('lost.lookAgain'),
          }}
        />
      )}
      <Table
        caption={t('chase.list')}
        captionHidden
        columns={columns}
        rows={state.rows}
        rowKey={({ chaseId }) => chaseId}
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
