import type { Game } from '@baize/contract';
import { GameTile, TileGrid } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameActions, useGameTiles } from '../../core/index.ts';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import { RowPlaceholder } from '../RowPlaceholder.tsx';

export interface HotGamesViewProps extends GameActions {
  state: ListState<Game>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** A row of the games that are marked as hot. */
export function HotGamesView({ state, errorText, ...actions }: HotGamesViewProps): ReactElement {
  const { t } = useTranslation('home');
  const tileOf = useGameTiles(actions);
  return (
    <HomeSection title={t('hot')} state={state} errorText={errorText} placeholder={<RowPlaceholder />}>
      {(games) => (
        <TileGrid label={t('hot')} short>
          {games.map((game) => (
            <GameTile key={game.nodeId} {...tileOf(game)} />
          ))}
        </TileGrid>
      )}
    </HomeSection>
  );
}
