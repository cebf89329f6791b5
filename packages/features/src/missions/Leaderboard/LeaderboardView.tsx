import type { Currency, Language, Leaderboard, LeaderboardRow, LeaderboardTurn } from '@baize/contract';
import { EmptyState, ErrorState, formatMoney, Skeleton, Stack, Text } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute, useMediaQuery } from '../../core/index.ts';
import { LeaderboardTurns } from './LeaderboardTurns.tsx';
import * as css from './LeaderboardView.css.ts';
import { OwnRank } from './OwnRank.tsx';
import { Prizes } from './Prizes.tsx';
import type { Ranks } from './useLeaderboard.ts';

export interface LeaderboardViewProps {
  ranks: Ranks;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

const loadingRows = ['1', '2', '3', '4', '5'] as const;

/** The first ranks with their prizes, the member's own above them, and by which rules. */
export function LeaderboardView({ ranks, errorText, currency, language, timeZone }: LeaderboardViewProps): ReactElement {
  const { t } = useTranslation('missions');
  const { state, choice, choose } = ranks;
  const isNarrow = useMediaQuery(media.phone);
  const columns = useMemo((): readonly TableColumn<LeaderboardRow>[] => {
    const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
    const prizeText = (prize: number | undefined): string => (prize === undefined ? '–' : money(prize));
    // A phone has no room for four columns: the prize stands below the turnover that it is given for.
    const together: readonly TableColumn<LeaderboardRow>[] = [
      {
        id: 'score',
        header: `${t('column.score')} · ${t('column.prize')}`,
        align: 'end',
        cell: ({ score, prize }) => (
          <>
            {money(score)}
            <Text size="small" tone="muted">
              {prizeText(prize)}
            </Text>
          </>
        ),
      },
    ];
    const apart: readonly TableColumn<LeaderboardRow>[] = [
      { id: 'score', header: t('column.score'), align: 'end', cell: ({ score }) => money(score) },
      { id: 'prize', header: t('column.prize'), align: 'end', cell: ({ prize }) => prizeText(prize) },
    ];
    return [
      { id: 'rank', header: t('column.rank'), cell: ({ rank }) => rank.toLocaleString(language) },
      { id: 'name', header: t('column.name'), cell: ({ name, isOwn }) => (isOwn ? `${name} (${t('ownYou')})` : name) },
      ...(isNarrow ? together : apart),
    ];
  }, [t, currency, language, isNarrow]);
  const board = state.status === 'ready' ? state.data.leaderboard : undefined;
  const isMissing = state.status === 'ready' && !board;
  return (
    <Stack gap={5}>
      <LeaderboardTurns choice={choice} onChoose={choose} />
      {state.status === 'error' && (
        <ErrorState title={t('boardFailed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      )}
      {isMissing && (
        <EmptyState icon={trophyIcon} title={t('boardNone')}>
          {t('boardNoneNext')}
        </EmptyState>
      )}
      {board && <Rules board={board} turn={choice.turn} timeZone={timeZone} />}
      {board && <OwnRank own={board.own} currency={currency} language={language} />}
      {state.status === 'loading' && (
        // What comes stands lower than it, by as many lines as the member's own rank takes: nothing of it moves.
        <Stack gap={3} aria-busy="true">
          {loadingRows.map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      )}
      {board && (
        <div className={css.ranks}>
          <Table
            caption={board.title[language]}
            columns={columns}
            rows={board.rows}
            rowKey={({ rank }) => String(rank)}
            cardsOnPhone={false}
            empty={
              <EmptyState icon={trophyIcon} title={t('boardEmpty')}>
                {t('boardEmptyNext')}
              </EmptyState>
            }
          />
        </div>
      )}
      {board && <Prizes prizes={board.prizes} currency={currency} language={language} />}
      {board && (
        <Text size="small" tone="muted">
          {t('ties')}
        </Text>
      )}
    </Stack>
  );
}

/** Until when it counts, or whether the result stands. */
function Rules({
  board: { endsAt, isFrozen },
  turn,
  timeZone,
}: {
  board: Leaderboard;
  turn: LeaderboardTurn;
  timeZone: string;
}): ReactElement {
  const { t } = useTranslation('missions');
  const isOver = turn === 'last';
  return (
    <Text tone="muted">
      {isFrozen ? t('boardFrozen') : isOver ? t('boardWaits') : t('boardEnds', { moment: formatMinute(endsAt, timeZone) })}
    </Text>
  );
}
