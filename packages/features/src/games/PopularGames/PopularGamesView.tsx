import { EmptyState, formatCount, GameTile, Heading, Inline, Link, Stack, TileGrid, TileSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameActions, useGameTiles, useLanguage, useNearScreen } from '../../core/index.ts';
import { TilesPlaceholder, tilesInFirstRow } from '../TilesPlaceholder.tsx';
import type { PopularGamesState } from './usePopularGames.ts';

export interface PopularGamesViewProps extends GameActions {
  state: PopularGamesState;
  /** Where all games are. */
  allHref: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

function Tiles({ state, errorText, ...actions }: PopularGamesViewProps): ReactElement {
  const tileOf = useGameTiles(actions);
  const { t } = useTranslation('games');
  // On a phone the most of them are below the screen: until their reader comes near, their room does.
  const [ref, isNear] = useNearScreen<HTMLDivElement>();
  switch (state.status) {
    case 'loading':
    case 'error':
      return <TilesPlaceholder state={state} failedTitle={t('popularFailed')} errorText={errorText} />;
    case 'empty':
      return <EmptyState title={t('popularEmpty')}>{t('popularEmptyNext')}</EmptyState>;
    case 'ready':
      return (
        <TileGrid label={t('popular')}>
          {state.games.map((game, index) =>
            index < tilesInFirstRow || isNear ? (
              <GameTile key={game.nodeId} {...tileOf(game)} first={index < tilesInFirstRow} />
            ) : (
              <div key={game.nodeId} ref={index === tilesInFirstRow ? ref : undefined} data-still="">
                <TileSkeleton />
              </div>
            ),
          )}
        </TileGrid>
      );
  }
}

/** "Popular today": a tile a game, most played first. */
export function PopularGamesView(props: PopularGamesViewProps): ReactElement {
  const { t } = useTranslation('games');
  const { state, allHref } = props;
  const language = useLanguage();
  const allText =
    state.status === 'ready' ? t('totalGames', { count: state.total, total: formatCount(state.total, language) }) : t('finder.title');
  return (
    <Stack as="section" gap={4} aria-busy={state.status === 'ready' && state.isChanging}>
      <Inline gap={4} justify="between" align="baseline">
        <Heading level={2}>{t('popular')}</Heading>
        <Link href={allHref}>{allText}</Link>
      </Inline>
      <Tiles {...props} />
    </Stack>
  );
}
