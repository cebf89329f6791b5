import type { ErrorCode, FieldIssue } from '@baize/contract';
import { errorCodeOf, errorParamsOf, fieldIssuesOf } from '../../../core/index.ts';

/** How a form ended: `issues` belong to fields; without any, `code` says what is wrong with the whole. */
export type FormOutcome = { status: 'done' } | FormRefused;
/** A form that was not taken. */
export interface FormRefused {
  status: 'refused';
  code: ErrorCode;
  params?: FieldIssue['params'];
  issues: readonly FieldIssue[];
}

/** Codes that belong to one field of a form even where the gateway names none. */
export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** A refusal by the form's own check, before anything is sent. */
export const refusedBy = (issues: readonly FieldIssue[]): FormRefused => ({ status: 'refused', code: 'validation_failed', issues });

/** What a failed call means for the form. */
export function refusalOf(error: unknown, fieldOfCode: FieldOfCode): FormRefused {
  const code = errorCodeOf(error);
  const params = errorParamsOf(error);
  const issues = fieldIssuesOf(error);
  const field = fieldOfCode[code];
  return { status: 'refused', code, issues: issues.length === 0 && field ? [{ field, code }] : issues, ...(params && { params }) };
}

/** A `field_required` for each value that is empty, in the order of the form. */
export function emptyFields(values: Readonly<Record<string, string>>): FieldIssue[] {
  return Object.entries(values).flatMap(([field, value]) => (value.trim() === '' ? [{ field, code: 'field_required' as const }] : []));
}
