import type { Game } from '@baize/contract';
import { GameTile, Heading, Inline, Stack, TileGrid } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { type GameActions, useGameTiles } from '../core/index.ts';

/** Tiles that the narrowest short row holds: with more of them some may not be drawn. */
export const tilesInShortRow = 5;

export interface OwnGamesProps extends GameActions {
  title: string;
  /** Undefined while there is something else to say in their place. */
  games: readonly Game[] | undefined;
  /** Shows all of them. Default: a row, on a phone six tiles. */
  whole?: boolean | undefined;
  /** Stands at the end of the title's line. Default nothing. */
  more?: ReactNode;
  /** In place of games. */
  children?: ReactNode;
}

/** A section of games that belong to a player: a title and a row of tiles. */
export function OwnGames({ title, games, whole = false, more, children, ...actions }: OwnGamesProps): ReactElement {
  const tileOf = useGameTiles(actions);
  return (
    <Stack as="section" gap={4}>
      <Inline gap={4} justify="between" align="baseline">
        <Heading level={2}>{title}</Heading>
        {more}
      </Inline>
      {games && (
        <TileGrid label={title} short={!whole}>
          {games.map((game) => (
            <GameTile key={game.nodeId} {...tileOf(game)} />
          ))}
        </TileGrid>
      )}
      {children}
    </Stack>
  );
}
