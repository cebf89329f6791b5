import { mostSkipped } from '@baize/contract';

/** Rows of a page. */
export const pageRows = 20;

/** How a page is asked for: from which row on, which way, and how many rows further. */
export interface PageWalk {
  after?: string;
  towards?: 'older' | 'newer';
  skip?: number;
  size: number;
}

/** A page that is asked for, from 1. */
export interface PagePlace {
  page: number;
  walk: PageWalk;
}

/** A page that has come, with the ways on from it; each is undefined where there are no rows. */
export interface KnownPage extends PagePlace {
  next: string | undefined;
  previous: string | undefined;
}

/** Where a list begins, and where its newest rows are. */
export const firstPlace: PagePlace = { page: 1, walk: { size: pageRows } };

/** Pages that can be passed over at once. */
const farthest = Math.floor(mostSkipped / pageRows);

/** Pages of so many rows; an empty list has one. */
export const pageCountOf = (rows: number): number => Math.max(1, Math.ceil(rows / pageRows));

/**
 * The way to a page: the first one and the last from their ends of the list, any other from one that is known, and no farther than can be passed
 * over at once.
 * @param known a page that has come; before any has, pages are counted from the first row
 * @param rows how many the list has; undefined where nobody knows
 */
export function placeOf(page: number, known: KnownPage | undefined, rows: number | undefined): PagePlace {
  if (page <= 1) return firstPlace;
  if (page === known?.page) return { page, walk: known.walk };
  const begin = known?.page ?? 1;
  const distance = Math.min(Math.abs(page - begin), known ? farthest + 1 : farthest);
  // The last one that is known may have got another behind it meanwhile.
  const isBehindLast = known !== undefined && page > known.page && known.next === undefined;
  if (rows !== undefined && page === pageCountOf(rows) && (distance > 1 || isBehindLast)) {
    return { page, walk: { towards: 'newer', size: rows - (page - 1) * pageRows } };
  }
  if (!known) return { page: begin + distance, walk: { skip: distance * pageRows, size: pageRows } };
  const isOlder = page > known.page;
  const after = isOlder ? known.next : known.previous;
  if (after === undefined) return firstPlace;
  const walk = { after, towards: isOlder ? 'older' : 'newer', skip: (distance - 1) * pageRows, size: pageRows } as const;
  return { page: known.page + (isOlder ? distance : -distance), walk };
}
