/** Carried by a tile whose pictures are not shown, and so not asked for, yet. */
export const pictureWaits = 'data-picture-waits';

/** How long a scrolling is remembered; after that much rest it is over. */
const memoryMs = 200;

interface Place {
  time: number;
  offset: number;
}

export interface PictureTurns {
  /** To be called with the place, in pixels, at each scrolling. */
  onScroll: (offset: number) => void;
  /** To be called with a tile that stands in the page; more than once does no harm. */
  onTile: (tile: HTMLElement) => void;
}

/**
 * Pictures cost a browser more than all else in a tile. Those of tiles that come while the list is scrolled are therefore shown one a
 * frame, what is in sight first, and none while more than a screen a second goes by: nobody sees them then, nor should they be loaded.
 * A single leap, to a remembered place or by a key, has all of its pictures at once.
 */
export function createPictureTurns(isInSight: (tile: HTMLElement) => boolean): PictureTurns {
  const known = new WeakSet<HTMLElement>();
  const waiting = new Set<HTMLElement>();
  let places: readonly Place[] = [];
  let isGiving = false;

  const recall = (): readonly Place[] => {
    const oldest = performance.now() - memoryMs;
    places = places.filter(({ time }) => time > oldest);
    return places;
  };
  const isFlying = (): boolean => {
    const remembered = recall();
    const way = Math.abs((remembered.at(-1)?.offset ?? 0) - (remembered[0]?.offset ?? 0));
    return way * 1_000 > window.innerHeight * memoryMs;
  };
  const giveTurn = (): void => {
    for (const tile of waiting) if (!tile.isConnected) waiting.delete(tile);
    const tiles = [...waiting];
    const next = tiles.find(isInSight) ?? tiles[0];
    isGiving = next !== undefined;
    if (!next) return;
    if (!isFlying()) {
      next.removeAttribute(pictureWaits);
      waiting.delete(next);
    }
    requestAnimationFrame(giveTurn);
  };

  return {
    onScroll: (offset) => {
      places = [...recall(), { time: performance.now(), offset }];
    },
    onTile: (tile) => {
      if (known.has(tile)) return;
      known.add(tile);
      if (recall().length < 2) return;
      tile.setAttribute(pictureWaits, '');
      waiting.add(tile);
      if (isGiving) return;
      isGiving = true;
      requestAnimationFrame(giveTurn);
    },
  };
}
