/** Carried by a tile whose pictures are not shown, and so not asked for, yet. */
export const pictureWaits = 'data-picture-waits';

/** Over which time the speed is taken, in milliseconds. */
const memoryMs = 200;
/** What comes into the page later than this after a scrolling, in milliseconds, comes for another reason; a slow phone draws that late. */
const restMs = 1_000;

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
 * A single leap over more than a screen, to a remembered place or by a key, has all of its pictures at once.
 */
export function createPictureTurns(isInSight: (tile: HTMLElement) => boolean): PictureTurns {
  const known = new WeakSet<HTMLElement>();
  const waiting = new Set<HTMLElement>();
  let last: Place = { time: Number.NEGATIVE_INFINITY, offset: 0 };
  let before: readonly Place[] = [];
  let hasLeapt = false;
  let isGiving = false;

  const isRested = (): boolean => performance.now() - last.time > restMs;
  const isFlying = (): boolean => {
    if (performance.now() - last.time > memoryMs) return false;
    const [first = last] = before;
    return Math.abs(last.offset - first.offset) * 1_000 > window.innerHeight * (last.time - first.time);
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
      const time = performance.now();
      // Those of the last moments, and the one that they set out from.
      const places = [...before, last];
      const from = places.findLastIndex((place) => place.time < time - memoryMs);
      hasLeapt = isRested() && Math.abs(offset - last.offset) > window.innerHeight;
      before = isRested() ? [] : places.slice(Math.max(0, from));
      last = { time, offset };
    },
    onTile: (tile) => {
      if (known.has(tile)) return;
      known.add(tile);
      if (hasLeapt || isRested()) return;
      tile.setAttribute(pictureWaits, '');
      waiting.add(tile);
      if (isGiving) return;
      isGiving = true;
      requestAnimationFrame(giveTurn);
    },
  };
}
