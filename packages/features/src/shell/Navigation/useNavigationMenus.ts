import type { Game } from '@baize/contract';
import { useState } from 'react';
import { type GameMenusState, useGameMenus } from '../../core/index.ts';

/** The menus of the navigation, loaded once one of them is wanted. */
export interface NavigationMenusState {
  state: GameMenusState;
  want(): void;
}

/** Whether a game can be launched at all (§2: one "without game id and node id shows an error"). */
export const isLaunchable = ({ gameId, nodeId }: Pick<Game, 'gameId' | 'nodeId'>): boolean => gameId !== '' && nodeId !== '';

/** @param isWantedAtOnce the menus are in sight already, as in a phone's sheet. */
export function useNavigationMenus(isWantedAtOnce: boolean): NavigationMenusState {
  const [isWanted, setWanted] = useState(isWantedAtOnce);
  return { state: useGameMenus(isWanted), want: () => setWanted(true) };
}
