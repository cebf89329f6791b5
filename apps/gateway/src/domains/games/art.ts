import type { ArtSize, GameCategory } from '@baize/contract';

/** Addresses of art are made from category, id, size and width alone, so they may be cached for good. */
export const artTemplates: Record<ArtSize, string> = {
  small: '/art/games/{category}/{gameId}/small-{width}.webp',
  large: '/art/games/{category}/{gameId}/large-{width}.webp',
};

/** The address of one picture of a game, with `{width}` for each of `artWidths`. */
export function artAddress(size: ArtSize, { category, gameId }: { category: GameCategory; gameId: string }): string {
  return artTemplates[size].replace('{category}', category).replace('{gameId}', encodeURIComponent(gameId));
}
