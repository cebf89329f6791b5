import { type SQL, sql } from 'drizzle-orm';

/** The day of a zone that a moment lies in, `yyyy-MM-dd`. */
export const dayOf = (moment: SQL, timeZone: string): SQL => sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;

/** A figure of all rows. */
export const sumOf = <Row>(rows: readonly Row[], figureOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figureOf(row), 0);
