import { limits, type Page } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { refusedFields } from '../wire/AppError.ts';

/** Where a page ended: the row's time to the microsecond, and its id. */
const cursorPattern = /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Whether it is in the calendar: the database would fail at a 31st of February, where a page has never ended. */
function isMoment(seconds: string): boolean {
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(seconds);
}

/** A column of times as ISO 8601 to the microsecond, so that a page goes on at the very row. */
export const isoOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * What of a list lies behind a page’s end, for a table with `created_at` and `id`.
 * @throws AppError `validation_failed` for what is no page’s end
 */
export function behindEnd(after: string | undefined): SQL {
  if (after === undefined) return sql`true`;
  const [, seconds, fraction, id] = cursorPattern.exec(after) ?? [];
  if (seconds === undefined || id === undefined || !isMoment(seconds)) {
    throw refusedFields([{ field: 'after', code: 'field_format_error' }]);
  }
  return sql`(created_at, id) < (${`${seconds}${fraction}`}::timestamptz, ${id}::uuid)`;
}

/** The same, of the days that records are kept for (§9). */
export const behind = (after: string | undefined): SQL =>
  sql`created_at > now() - make_interval(days => ${limits.recordDays}) and ${behindEnd(after)}`;

/** A page of rows, one more of which was read to know whether there is a next. */
export function pageOfRows<Row extends { createdAt: string; id: string }>(rows: readonly Row[], size: number): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, ...(rows.length > size && last && { next: `${last.createdAt}_${last.id}` }) };
}
