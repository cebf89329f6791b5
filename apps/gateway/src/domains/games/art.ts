import type { GameCategory } from '@baize/contract';

/** Addresses of art are made from category and id alone, so they may be cached for good. */
export const artTemplates = { small: '/art/games/{category}/{gameId}/small.svg', large: '/art/games/{category}/{gameId}/large.svg' };

/** The address of one picture of a game. */
export function artAddress(size: keyof typeof artTemplates, { category, gameId }: { category: GameCategory; gameId: string }): string {
  return artTemplates[size].replace('{category}', category).replace('{gameId}', encodeURIComponent(gameId));
}
