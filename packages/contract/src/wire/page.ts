import * as z from 'zod/mini';

/** A page of a list that is read from the newest on. A page is found by where the last one ended: new rows push nothing onto it. */
export const page = z.object({
  /** `next` of the page before; the first page without it. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Rows of a page. */
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
});

/** A page of rows, and where the next one begins: absent behind the last. */
// The note lets a bundler drop what a page never makes.
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.optional(z.string().check(z.maxLength(100))) });

/** A page of a list. */
export interface Page<Row> {
  rows: readonly Row[];
  next?: string | undefined;
}
