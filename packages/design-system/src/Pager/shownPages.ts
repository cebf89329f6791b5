/** §9 "paging shows 5 pages". */
const shownCount = 5;

/** The pages that are offered around the current one: five of them, fewer only where there are no more. */
export function shownPages(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(shownCount / 2), pageCount - shownCount + 1));
  return Array.from({ length: Math.min(shownCount, pageCount) }, (_, index) => first + index);
}
