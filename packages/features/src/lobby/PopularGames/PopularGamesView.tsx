import type { Game, Language } from '@baize/contract';
import { EmptyState, ErrorState, GameTile, Heading, Inline, Stack, Text, TileGrid, TileSkeleton, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PopularGamesState } from './usePopularGames.ts';

export interface PopularGamesViewProps {
  state: PopularGamesState;
  language: Language;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** Node id of the game whose launch is under way. */
  launchingId: string | undefined;
  onPlayGame(game: Game): void;
  onTryGame(game: Game): void;
}

/** Columns of the widest grid: their pictures are what the first paint waits for. */
const tilesInFirstRow = 7;
const skeletonTiles = Array.from({ length: 21 }, (_, index) => `tile-${index}`);

function badgeOf(game: Game): 'live' | 'new' | 'hot' | undefined {
  if (game.vendorType === 'LIVE') return 'live';
  if (game.isNew) return 'new';
  return game.isHot ? 'hot' : undefined;
}

function Tiles({ state, language, errorText, launchingId, onPlayGame, onTryGame }: PopularGamesViewProps): ReactElement {
  const { t } = useTranslation('lobby');
  const words = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <TileGrid label={words.loading}>
          {skeletonTiles.map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </TileGrid>
      );
    case 'error':
      return (
        <ErrorState title={t('popularFailed')} retry={{ text: words.retry, onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      );
    case 'empty':
      return <EmptyState title={t('popularEmpty')}>{t('popularEmptyNext')}</EmptyState>;
    case 'ready':
      return (
        <TileGrid label={t('popular')}>
          {state.games.map((game, index) => {
            const badge = badgeOf(game);
            return (
              <GameTile
                key={game.nodeId}
                name={game.name[language]}
                vendor={game.vendor}
                art={game.smallArt}
                first={index < tilesInFirstRow}
                pending={launchingId === game.nodeId}
                playText={t('play')}
                onPlay={() => onPlayGame(game)}
                {...(badge && { badge: { kind: badge, text: t(`badge.${badge}`) } })}
                {...(game.hasDemo && { demo: { text: t('demo'), onDemo: () => onTryGame(game) } })}
              />
            );
          })}
        </TileGrid>
      );
  }
}

/** "Popular today": a tile a game, most played first. */
export function PopularGamesView(props: PopularGamesViewProps): ReactElement {
  const { t } = useTranslation('lobby');
  const { state, language } = props;
  return (
    <Stack as="section" gap={4} aria-busy={state.status === 'ready' && state.isChanging}>
      <Inline gap={4} justify="between" align="baseline">
        <Heading level={2}>{t('popular')}</Heading>
        {state.status === 'ready' && (
          <Text size="small" tone="muted">
            {t('totalGames', { total: state.total.toLocaleString(language) })}
          </Text>
        )}
      </Inline>
      <Tiles {...props} />
    </Stack>
  );
}
