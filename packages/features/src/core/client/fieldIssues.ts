import { type FieldIssue, isErrorCode } from '@baize/contract';
import { isCallError } from './errors.ts';

/** The fields that a gateway refused, by codes of the catalogue; none for any other failure. */
export function fieldIssuesOf(error: unknown): FieldIssue[] {
  if (!isCallError(error)) return [];
  return error.details.fields?.flatMap((issue) => (isErrorCode(issue.code) ? [{ ...issue, code: issue.code }] : [])) ?? [];
}
