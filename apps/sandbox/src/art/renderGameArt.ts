import type { ArtWidth } from '@baize/contract';
import sharp from 'sharp';
import { drawGameArt, drawnWidthOf, type GameArtRequest } from './drawGameArt.ts';

/** Of 100. These drawings have few colours and broad shapes; on a dense screen less is seen of what is left out. */
const qualities: Record<ArtWidth, number> = { 96: 30, 184: 28, 288: 25, 460: 30, 920: 25 };
/** Pixels an inch in which a drawing's unit is a pixel. */
const plainDensity = 72;

/**
 * The art of a game as WebP, in sRGB, without an alpha channel. Only the drawing takes time of the event loop, under a tenth of the whole.
 * @param width in pixels; the height follows
 */
export async function renderGameArt(request: GameArtRequest, width: ArtWidth): Promise<Buffer> {
  return sharp(Buffer.from(drawGameArt(request)), { density: (plainDensity * width) / drawnWidthOf(request.size) })
    .resize(width)
    .flatten()
    .webp({ quality: qualities[width], preset: 'picture', effort: 6 })
    .toBuffer();
}
