import { artAt } from '@baize/contract';

/** A game's picture as a tile shows it. */
export interface TileArt {
  art: string;
  /** `srcset` of the same picture; undefined where it comes in one width. */
  artSet?: string | undefined;
}

/**
 * A game's picture for a tile. Its widths go by the screen's density, not by `sizes`: a tile is 110 to 220 CSS pixels wide in every grid,
 * which the narrow picture covers, and only the grid's style sheet knows its columns.
 * @param address `smallArt` of a game
 */
export const tileArtOf = (address: string): TileArt => ({
  art: artAt(address, 184),
  artSet: address.includes('{width}') ? `${artAt(address, 288)} 2x` : undefined,
});

/**
 * The address of a game's picture for a mark of 40 CSS pixels beside a line: one width serves every density.
 * @param address `smallArt` of a game
 */
export const markArtOf = (address: string): string => artAt(address, 96);
