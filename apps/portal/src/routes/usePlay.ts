import type { Game } from '@baize/contract';
import type { GameActions } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/launch';
import { useCallback } from 'react';

/** What a tile's buttons do on this portal; the same functions from draw to draw. */
export function usePlay(): Pick<GameActions, 'launchingId' | 'onPlayGame' | 'onTryGame'> {
  const { state, launchGame } = useLaunchManager();
  const onPlayGame = useCallback((game: Game) => launchGame(game, 'real'), [launchGame]);
  const onTryGame = useCallback((game: Game) => launchGame(game, 'demo'), [launchGame]);
  // A room says itself that it is being entered.
  const launchingId = state.status === 'launching' && state.roomId === undefined ? state.game.nodeId : undefined;
  return { launchingId, onPlayGame, onTryGame };
}
