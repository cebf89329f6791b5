import type { FieldIssue } from '@baize/contract';
import { type CodeSending, errorCodeOf, errorParamsOf } from '../core/index.ts';

/** What is wrong now: with the login, or with the sending of its code, whichever was tried last. */
export function newerRefusal(
  attempt: { submittedAt: number; error: Error | null },
  code: Pick<CodeSending<never>, 'sentAt' | 'refusal' | 'refusalParams'>,
): Pick<FieldIssue, 'code' | 'params'> | undefined {
  if (code.sentAt > attempt.submittedAt) return code.refusal && { code: code.refusal, params: code.refusalParams };
  return attempt.error ? { code: errorCodeOf(attempt.error), params: errorParamsOf(attempt.error) } : undefined;
}
