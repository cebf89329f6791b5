import type { ErrorCode, FieldIssue } from '@baize/contract';
import { refusalOf } from '../client/errors.ts';
import { fieldIssuesOf } from '../client/fieldIssues.ts';
import type { Refused } from '../i18n/useErrorText.ts';

/** What a form was refused for: `issues` belong to fields; without any, `code` says what is wrong with the whole. */
export interface FormRefusal extends Refused {
  issues: readonly FieldIssue[];
}

/** Codes that belong to one field of a form even where the gateway names none. */
export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** A refusal by the form's own check, before anything is sent. */
export const formRefusedBy = (issues: readonly FieldIssue[]): FormRefusal => ({ code: 'validation_failed', issues });

/** What a failed call means for its form. */
export function formRefusalOf(error: unknown, fieldOfCode: FieldOfCode = {}): FormRefusal {
  const refusal = refusalOf(error);
  const named = fieldIssuesOf(error);
  const field = fieldOfCode[refusal.code];
  return { ...refusal, issues: named.length === 0 && field ? [{ field, ...refusal }] : named };
}

/** A `field_required` for each value that is empty, in the order of the form. */
export function emptyFields(values: Readonly<Record<string, string>>): FieldIssue[] {
  return Object.entries(values).flatMap(([field, value]) => (value.trim() === '' ? [{ field, code: 'field_required' as const }] : []));
}
