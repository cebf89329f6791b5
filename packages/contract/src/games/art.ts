/**
 * Widths in pixels of the pictures that the reference gateway has, and no others. A small picture is 13 : 16, a large one 46 : 19.
 * 96 is a mark of 40 px beside a line on a dense screen, 184 a tile, 288 a tile on a dense screen, 460 and 920 a banner.
 */
export const artWidths = { small: [96, 184, 288], large: [460, 920] } as const;
/** Which of a game's two pictures. */
export type ArtSize = keyof typeof artWidths;

/** A width of one of the two pictures, in pixels. */
export type ArtWidth<Size extends ArtSize = ArtSize> = (typeof artWidths)[Size][number];

/**
 * A picture's address in one width.
 * @param address of a game or of the catalogue: with `{width}` where the picture comes in {@link artWidths}; without, it is a picture of
 * one width, and stays as it is
 */
export function artAt(address: string, width: ArtWidth): string {
  return address.replace('{width}', String(width));
}
