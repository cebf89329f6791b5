import type { FieldIssue } from '@baize/contract';
import type * as z from 'zod/mini';
import { refusedFields } from './AppError.ts';

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
}

function toFieldIssue(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  const field = issue.path.map(String).join('.');
  const value = valueAt(input, issue.path);
  if (value === undefined) return { field, code: 'field_required' };
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return value === '' ? { field, code: 'field_required' } : { field, code: 'field_length_error', params: { min: Number(issue.minimum) } };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { field, code: 'field_length_error', params: { max: Number(issue.maximum) } };
  }
  return { field, code: 'field_format_error' };
}

/** PostgreSQL keeps no NUL in a text; requests are flat objects, so that one look over their values is enough. */
function assertStorable(data: unknown): void {
  const bad = Object.entries(data ?? {}).filter(([, value]) => typeof value === 'string' && value.includes('\0'));
  if (bad.length > 0) throw refusedFields(bad.map(([field]) => ({ field, code: 'field_format_error' })));
}

/**
 * Reads what came over the wire by its schema.
 * @throws AppError `validation_failed` that names each field once.
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) {
    assertStorable(result.data);
    return result.data;
  }
  const issues = result.error.issues.map((issue) => toFieldIssue(issue, input));
  throw refusedFields(issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index));
}
