import { limits, type Page } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { refusedFields } from '../wire/AppError.ts';

/** Where a page ended: the row's time to the microsecond, and its id. */
const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/;

/** A column of times as ISO 8601 to the microsecond, so that a page goes on at the very row. */
export const isoOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * What of a list lies behind a page’s end, for a table with `created_at` and `id`; of the days that records are kept for (§9).
 * @throws AppError `validation_failed` for what is no page’s end
 */
export function behind(after: string | undefined): SQL {
  const kept = sql`created_at > now() - make_interval(days => ${limits.recordDays})`;
  if (after === undefined) return kept;
  const [, time, id] = cursorPattern.exec(after) ?? [];
  if (time === undefined || id === undefined || Number.isNaN(Date.parse(time))) {
    throw refusedFields([{ field: 'after', code: 'field_format_error' }]);
  }
  return sql`${kept} and (created_at, id) < (${time}::timestamptz, ${id}::uuid)`;
}

/** A page of rows, one more of which was read to know whether there is a next. */
export function pageOfRows<Row extends { createdAt: string; id: string }>(rows: readonly Row[], size: number): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, ...(rows.length > size && last && { next: `${last.createdAt}_${last.id}` }) };
}
