import type { LiveTable } from '@baize/contract';
import { formatCount, GameTile, Link, TileGrid } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameActions, useGameTiles, useLanguage } from '../../core/index.ts';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import { RowPlaceholder } from '../RowPlaceholder.tsx';

export interface LiveTablesViewProps extends GameActions {
  state: ListState<LiveTable>;
  /** All tables; undefined until it is known. */
  total: number | undefined;
  /** Where all tables are. */
  allHref: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** A row of live tables; a table that is played now tells by how many. */
export function LiveTablesView({ state, total, allHref, errorText, ...actions }: LiveTablesViewProps): ReactElement {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const tileOf = useGameTiles(actions);
  const allText = total === undefined ? t('live.all') : t('live.total', { count: total, total: formatCount(total, language) });
  return (
    <HomeSection
      title={t('live')}
      state={state}
      errorText={errorText}
      placeholder={<RowPlaceholder />}
      more={<Link href={allHref}>{allText}</Link>}
    >
      {(tables) => (
        <TileGrid label={t('live')} short>
          {tables.map(({ game, players }) => {
            const tile = tileOf(game);
            const vendor = players > 0 ? t('live.players', { vendor: tile.vendor, players: formatCount(players, language) }) : tile.vendor;
            return <GameTile key={game.nodeId} {...tile} vendor={vendor} />;
          })}
        </TileGrid>
      )}
    </HomeSection>
  );
}
