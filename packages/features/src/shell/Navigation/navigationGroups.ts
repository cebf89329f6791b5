import { type GameGroup, gameGroups } from '@baize/contract';

/** The group of games whose menu a word of the navigation has; undefined for one without a menu. */
export function groupOfItem(id: string): GameGroup | undefined {
  return gameGroups.find((group) => group === id);
}
