import type { Page, PageEitherWay } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { refusedFields } from '../wire/AppError.ts';

/** Where a page ended: the row's time to the microsecond, and its id. */
const cursorPattern = /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The row that a page ended with. */
export interface PageEnd {
  /** ISO 8601 to the microsecond. */
  time: string;
  id: string;
}

/** A column of times as ISO 8601 to the microsecond, so that a page continues at the exact row. */
export const isoOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** @throws AppError `validation_failed` */
export const refusedEnd = () => refusedFields([{ field: 'after', code: 'field_format_error' }]);

/**
 * Reads where a page ended.
 * @throws AppError `validation_failed` for what is no page’s end
 */
export function readEnd(after: string): PageEnd {
  const [, second = '', fraction = '', id = ''] = cursorPattern.exec(after) ?? [];
  const date = new Date(`${second}Z`);
  // A 31st of February would be read as a day of March, and be none to the database.
  if (Number.isNaN(date.valueOf()) || !date.toISOString().startsWith(second)) throw refusedEnd();
  return { time: `${second}${fraction}`, id };
}

/**
 * The rows of a list after a page’s end, for a table with `created_at` and `id`.
 * @throws AppError `validation_failed` for what is no page’s end
 */
export function behindEnd(after: string | undefined): SQL {
  if (after === undefined) return sql`true`;
  const { time, id } = readEnd(after);
  return sql`(created_at, id) < (${time}::timestamptz, ${id}::uuid)`;
}

/** The same, of the days that records can be queried for (§9, or as the brand says). */
export const behind = (after: string | undefined, recordDays: number): SQL =>
  sql`created_at > now() - make_interval(days => ${recordDays}) and ${behindEnd(after)}`;

/** A page of rows, one more of which was read to know whether there is a next; `endOf` says where a page ends that ends with a row. */
export function pageBy<Row>(rows: readonly Row[], size: number, endOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, ...(rows.length > size && last && { next: endOf(last) }) };
}

/** The same of rows that {@link behind} finds again. */
export function pageOfRows<Row extends { createdAt: string; id: string }>(rows: readonly Row[], size: number): Page<Row> {
  return pageBy(rows, size, ({ createdAt, id }) => `${createdAt}_${id}`);
}

/** Which page of a list that is read either way. */
export interface Walk {
  after?: string | undefined;
  /** Default towards the older. */
  towards?: 'older' | 'newer';
  /** Rows passed over first. Default none. */
  skip?: number;
  size: number;
}

/** Direction of a walk over a column: its order, and the comparison for rows ahead. */
export const directionOf = ({ towards }: Pick<Walk, 'towards'>): { order: SQL; ahead: SQL } =>
  towards === 'newer' ? { order: sql`asc`, ahead: sql`>` } : { order: sql`desc`, ahead: sql`<` };

/** The rows of a walk, and one more to know whether more follow. */
export const rowsOfWalk = ({ size, skip = 0 }: Walk): SQL => sql`limit ${size + 1} offset ${skip}`;

/** As {@link pageBy}, of rows in the order of their walk: the page has the newest first, and says where either side goes on. */
export function pageOfWalk<Row>(rows: readonly Row[], walk: Walk, endOf: (row: Row) => string): PageEitherWay<Row> {
  const { rows: walked, next: ahead } = pageBy(rows, walk.size, endOf);
  const [first] = walked;
  const isInside = walk.after !== undefined || (walk.skip ?? 0) > 0;
  const back = isInside && first ? endOf(first) : undefined;
  const isNewer = walk.towards === 'newer';
  const [next, previous] = isNewer ? [back, ahead] : [ahead, back];
  return { rows: isNewer ? walked.toReversed() : walked, ...(next && { next }), ...(previous && { previous }) };
}
