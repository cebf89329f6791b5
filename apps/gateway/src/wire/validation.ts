import { composedText, type FieldIssue } from '@baize/contract';
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

const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/** PostgreSQL keeps no NUL in a text; requests are flat objects, so that one look over their values is enough. */
function assertStorable(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const fields = Object.keys(data);
  if (fields.length === 0) return;
  const bad = fields.filter((field) => hasNul((data as Record<string, unknown>)[field]));
  if (bad.length > 0) throw refusedFields(bad.map((field) => ({ field, code: 'field_format_error' })));
}

/** Levels of nesting that a request may have; a deeper body is refused unread. */
const deepest = 6;

/** In one spelling (NFC), as the portal's rules read it: some keyboards and files write a letter and its marks apart. */
function composed(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return composedText(input);
  if (input === null || typeof input !== 'object' || depth > deepest) return input;
  if (Array.isArray(input)) return input.map((value) => composed(value, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, composed(value, depth + 1)]));
}

/**
 * Reads what came over the wire by its schema.
 * @throws AppError `validation_failed` that names each field once.
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const input = composed(given);
  const result = schema.safeParse(input);
  if (result.success) {
    assertStorable(result.data);
    return result.data;
  }
  const issues = result.error.issues.map((issue) => toFieldIssue(issue, input));
  throw refusedFields(issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index));
}
