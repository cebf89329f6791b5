import { type CodeSending, type Refused, refusalOf } from '../core/index.ts';

/** What is wrong now: with the login, or with the sending of its code, whichever was tried last. */
export function newerRefusal(
  attempt: { submittedAt: number; error: Error | null },
  code: Pick<CodeSending<never>, 'sentAt' | 'refusal'>,
): Refused | undefined {
  if (code.sentAt > attempt.submittedAt) return code.refusal;
  return attempt.error ? refusalOf(attempt.error) : undefined;
}
