import { type Bet, type BetTotals, betStates } from '@baize/contract';
import { Badge, Button, Callout, formatMoney, Money } from '@baize/design-system';
import type { TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, formatMoment, withZone } from '../../core/index.ts';
import { type HistoryViewProps, RecordHistory } from '../Records/RecordHistory.tsx';
import { RecordSelect } from '../Records/RecordSelect.tsx';
import { VendorTypeSelect } from '../Records/VendorTypeSelect.tsx';
import { BetDetail } from './BetDetail.tsx';
import { OpenRounds } from './OpenRounds.tsx';
import type { BetFilter, BetHistory } from './useBetHistory.ts';
import type { OpenRound } from './useOpenRound.ts';

/** What {@link BetHistoryView} is told. */
export interface BetHistoryViewProps extends HistoryViewProps<Bet, BetTotals, BetFilter> {
  history: BetHistory;
  /** The one whose detail is open. */
  opened: OpenRound;
}

const noGames: readonly never[] = [];

/** The player's rounds: chosen by days, vendor type, game and state, with what they come to (§2 "bet history"). */
export function BetHistoryView(props: BetHistoryViewProps): ReactElement {
  const { history, filter, onChangeFilter, opened, currency, language, timeZone } = props;
  const { round, failure, openRound, closeRound } = opened;
  const { t } = useTranslation('records');
  const columns = useMemo((): readonly TableColumn<Bet>[] => {
    const money = (amount: number, signed = false): string => formatMoney(amount, { currency, language, signed });
    return [
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ openedAt }) => <time dateTime={openedAt}>{formatInZone(openedAt, timeZone)}</time>,
      },
      { id: 'game', header: t('bets.game'), cell: ({ game }) => game[language] },
      { id: 'bet', header: t('bets.bet'), align: 'end', cell: ({ bet }) => money(bet) },
      { id: 'win', header: t('bets.win'), align: 'end', cell: ({ win }) => money(win) },
      { id: 'net', header: t('bets.net'), align: 'end', cell: ({ net }) => money(net, true) },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => (
          <Badge tone={state === 'open' ? 'warning' : 'neutral'} variant="outline">
            {t(`betState.${state}`)}
          </Badge>
        ),
      },
      {
        id: 'open',
        header: t('column.open'),
        align: 'end',
        cell: (bet) => (
          <Button
            tone="ghost"
            size="small"
            aria-label={t('bets.open', { game: bet.game[language], time: formatMoment(bet.openedAt, timeZone) })}
            onClick={() => openRound(bet)}
          >
            {t('open')}
          </Button>
        ),
      },
    ];
  }, [t, currency, language, timeZone, openRound]);
  const common = { currency, language };
  const names = new Map(
    (history.games.status === 'ready' ? history.games.totals : noGames).map(({ gameId, name }) => [gameId, name[language]]),
  );
  // A game that was chosen stays to be seen where another period has no round of it.
  const gameIds = [...new Set([...names.keys(), ...(filter.gameId ? [filter.gameId] : [])])];
  return (
    <>
      {failure && (
        <Callout tone="negative" title={t('bets.roundFailed')} retry={{ onRetry: failure.retry, pending: failure.isAsking }}>
          {props.errorTextOf(failure)}
        </Callout>
      )}
      <RecordHistory
        {...props}
        figures={[
          { id: 'count', label: t('bets.count'), figureOf: ({ count }) => count.toLocaleString(language) },
          { id: 'bet', label: t('bets.bet'), figureOf: ({ bet }) => <Money {...common} amount={bet} /> },
          { id: 'win', label: t('bets.win'), figureOf: ({ win }) => <Money {...common} amount={win} /> },
          { id: 'net', label: t('bets.net'), figureOf: ({ net }) => <Money {...common} amount={net} signed /> },
        ]}
        noteOf={(totals) => totals.open > 0 && <OpenRounds {...common} totals={totals} />}
        caption={t('bets')}
        columns={columns}
        rowKey={({ id }) => id}
        emptyText={t('bets.empty')}
        failedText={t('bets.failed')}
        chosen={[filter.vendorType, filter.gameId, filter.state].filter(Boolean).length}
      >
        <VendorTypeSelect
          value={filter.vendorType}
          onChange={(vendorType) => onChangeFilter({ ...filter, vendorType, gameId: undefined })}
        />
        <RecordSelect
          label={t('bets.game')}
          name="gameId"
          value={filter.gameId}
          values={gameIds}
          textOf={(gameId) => names.get(gameId) ?? gameId}
          help={history.games.status === 'error' ? t('bets.gamesFailed') : undefined}
          onChange={(gameId) => onChangeFilter({ ...filter, gameId })}
        />
        <RecordSelect
          label={t('column.state')}
          name="state"
          value={filter.state}
          values={betStates}
          textOf={(state) => t(`betState.${state}`)}
          onChange={(state) => onChangeFilter({ ...filter, state })}
        />
      </RecordHistory>
      {round && <BetDetail bet={round} currency={currency} language={language} timeZone={timeZone} onClose={closeRound} />}
    </>
  );
}
