import type { ArtWidth } from '@baize/contract';
import type { GameArtRequest } from './drawGameArt.ts';
import { renderGameArt } from './renderGameArt.ts';

interface ArtCacheOptions {
  /** Rejects when a picture cannot be rendered: that is not kept. */
  render?: (request: GameArtRequest, width: ArtWidth) => Promise<Buffer>;
  /** Pictures that are kept, the last asked for: some 3 kB each. */
  most?: number;
  /** Pictures that are rendered at once. The thread pool has four threads, and passwords are hashed there too. */
  atOnce?: number;
}

/** Renders each picture once, however many ask for it, and keeps the latest. */
export function createArtCache({ render = renderGameArt, most = 4_000, atOnce = 2 }: ArtCacheOptions = {}) {
  const kept = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let rendering = 0;

  async function inTurn(request: GameArtRequest, width: ArtWidth): Promise<Buffer> {
    if (rendering >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else rendering += 1;
    try {
      return await render(request, width);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else rendering -= 1;
    }
  }

  return (request: GameArtRequest, width: ArtWidth): Promise<Buffer> => {
    const key = `${request.category} ${request.gameId} ${request.size} ${width}`;
    const picture = kept.get(key) ?? inTurn(request, width);
    // The last asked for stands last.
    kept.delete(key);
    kept.set(key, picture);
    picture.catch(() => kept.get(key) === picture && kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return picture;
  };
}
