import type { ArtWidth } from '@baize/contract';
import sharp from 'sharp';
import { drawGameArt, drawnWidthOf, type GameArtRequest } from './drawGameArt.ts';

/** Of 100. The pixels of a dense screen are so small that nobody sees what is left out of them. */
const qualities: Record<ArtWidth, number> = { 96: 40, 192: 40, 320: 30, 460: 40, 920: 30 };
/** Pixels an inch in which a drawing's unit is a pixel. */
const plainDensity = 72;

/**
 * The art of a game as WebP, in sRGB, without an alpha channel. Only the drawing takes time of the event loop, under a millisecond.
 * @param width in pixels; the height follows
 */
export async function renderGameArt(request: GameArtRequest, width: ArtWidth): Promise<Buffer> {
  return sharp(Buffer.from(drawGameArt(request)), { density: (plainDensity * width) / drawnWidthOf(request.size) })
    .resize(width)
    .flatten()
    .webp({ quality: qualities[width], effort: 6 })
    .toBuffer();
}
