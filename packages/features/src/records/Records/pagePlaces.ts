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

/** From a page that has come, over the rows between. */
function walkFrom(known: KnownPage, page: number): PageWalk | undefined {
  const isOlder = page > known.page;
  const after = isOlder ? known.next : known.previous;
  const passed = Math.abs(page - known.page) - 1;
  if (after === undefined || passed > farthest) return undefined;
  return { after, towards: isOlder ? 'older' : 'newer', skip: passed * pageRows, size: pageRows };
}

/** From the newest row. */
function walkFromFirst(page: number): PageWalk | undefined {
  return page - 1 > farthest ? undefined : { skip: (page - 1) * pageRows, size: pageRows };
}

/** From the oldest row. */
function walkFromLast(page: number, rows: number): PageWalk | undefined {
  const behind = pageCountOf(rows) - page;
  const ofLast = rows - (pageCountOf(rows) - 1) * pageRows;
  if (behind <= 0) return behind < 0 ? undefined : { towards: 'newer', size: ofLast };
  const skip = ofLast + (behind - 1) * pageRows;
  return skip > mostSkipped ? undefined : { towards: 'newer', skip, size: pageRows };
}

/**
 * The way to a page: from a page that is known, or from the end of the list that is near. What lies too far from all of them is gone to as far as
 * can be passed over at once.
 * @param known a page that has come; the open one may be on its way still
 * @param rows how many the list has; undefined where nobody knows
 */
export function placeOf(page: number, known: KnownPage | undefined, rows: number | undefined): PagePlace {
  if (page <= 1) return firstPlace;
  if (page === known?.page) return { page, walk: known.walk };
  const isOlder = known === undefined || page > known.page;
  const fromLast = rows === undefined ? undefined : walkFromLast(page, rows);
  // Where nothing lies that way as far as is known, the list may have got a page more meanwhile.
  if (known && (isOlder ? known.next : known.previous) === undefined) return isOlder && fromLast ? { page, walk: fromLast } : firstPlace;
  const isBeside = Math.abs(page - (known?.page ?? 1)) === 1;
  const isLast = rows !== undefined && page === pageCountOf(rows);
  const walks = [isLast && !isBeside && fromLast, known && walkFrom(known, page), walkFromFirst(page), fromLast];
  const walk = walks.find((way) => way !== undefined && way !== false);
  if (walk) return { page, walk };
  if (!known) return { page: farthest + 1, walk: { skip: farthest * pageRows, size: pageRows } };
  const reached = known.page + (isOlder ? farthest + 1 : -(farthest + 1));
  return { page: reached, walk: walkFrom(known, reached) ?? firstPlace.walk };
}
