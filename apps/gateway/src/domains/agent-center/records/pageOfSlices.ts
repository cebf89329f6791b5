import type { Page } from '@baize/contract';

/** Milliseconds after which a page is given with what was found so far. */
const searchMs = 1_500;

/** Rows of all that the search of a large group looks at first, and then: one with a share of them fills its page at once. */
export const looks = [1_000, 20_000] as const;

/** What one statement has found. */
export interface Slice<Row> {
  rows: readonly Row[];
  /** Where the search goes on; undefined where there is nothing further. */
  end: string | undefined;
}

/** Rows of a statement that was asked for one more than `room`: more follow the last of them. */
export function sliceOf<Row>(rows: readonly Row[], room: number, endOf: (row: Row) => string, otherwise?: string): Slice<Row> {
  const shown = rows.slice(0, room);
  const last = shown.at(-1);
  return { rows: shown, end: rows.length > room && last ? endOf(last) : otherwise };
}

/**
 * A page of what few of many rows fit: searched statement by statement, each of a bounded cost, until it is full, the rows are at an end, or its
 * time is up. The page then has fewer rows, perhaps none, and the next one goes on.
 * @param search the rows behind `after`, `room` of them at most
 */
export async function pageOfSlices<Row>(
  { after, size }: { after?: string | undefined; size: number },
  search: (after: string | undefined, room: number) => Promise<Slice<Row>>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  const until = performance.now() + searchMs;
  for (let end = after; ; ) {
    const slice = await search(end, size - rows.length);
    rows.push(...slice.rows);
    end = slice.end;
    if (end === undefined) return { rows };
    if (rows.length >= size || performance.now() > until) return { rows, next: end };
  }
}
