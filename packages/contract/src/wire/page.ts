import * as z from 'zod/mini';

/** A page of a list that is read from the newest on. A page is found by where the last one ended: new rows push nothing onto it. */
export const page = z.object({
  /** `next` of the page before; the first page without it. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Rows of a page. */
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
});

/** A page of rows, and the key of the next one: absent on the last page. */
// The note lets a bundler drop what a page never makes.
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.optional(z.string().check(z.maxLength(100))) });

/** A page of a list. */
export interface Page<Row> {
  rows: readonly Row[];
  next?: string | undefined;
}

/** Rows between a page and a known one: five pages (§9 "paging shows 5 pages"), and room for larger ones. */
export const mostSkipped = 200;

/** A page of a list that is read from either end: from row to row as {@link page}, and a few pages at a time. */
export const pageEitherWay = z.object({
  ...page.shape,
  /** Which way the list is read: from `after` on; without it `older` begins at the newest row, `newer` at the oldest. Rows come newest first either way. */
  towards: z._default(z.enum(['older', 'newer']), 'older'),
  /** Rows to pass over first. */
  skip: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(mostSkipped)), 0),
});

/** A page of rows with its place in the list: where older ones begin (`next`) and newer ones (`previous`), each absent where there are none. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOfEitherWay = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ ...pageOf(row).shape, previous: z.optional(z.string().check(z.maxLength(100))) });

/** A page of a list that is read either way. */
export interface PageEitherWay<Row> extends Page<Row> {
  previous?: string | undefined;
}
