import type { CacheSnapshot } from 'virtua';

/** Where somebody was in a grid, and how high its rows had turned out. */
export interface Place {
  columns: number;
  cache: CacheSnapshot;
  /** Of the page, in px. */
  offset: number;
}

const places = new Map<string, Place>();

/** Keeps the place until the page is loaded anew. */
export function rememberPlace(key: string, place: Place): void {
  places.set(key, place);
}

/** The place kept under the name; none where the rows are others by now. */
export function rememberedPlace(key: string | undefined, columns: number): Place | undefined {
  const place = key === undefined ? undefined : places.get(key);
  return place?.columns === columns ? place : undefined;
}
