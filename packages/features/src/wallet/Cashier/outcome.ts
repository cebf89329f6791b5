import type { ErrorCode, FieldIssue } from '@baize/contract';
import { GatewayError } from '../../core/index.ts';

/** Refused before it was sent: the rules are known here as well. */
export class RefusedBefore extends Error {
  readonly refusal: { code: ErrorCode; params?: FieldIssue['params'] };

  constructor(refusal: RefusedBefore['refusal']) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Of an order that was taken before under the same key: its end is that order's. */
const ofKnownOrder: readonly ErrorCode[] = ['idempotency_in_progress', 'idempotency_key_conflict'];

/** Whether a money call's failure is its end: otherwise nobody knows what became of it, and it is tried again under its key. */
export function isOutcome(error: Error): boolean {
  if (!(error instanceof GatewayError) || ofKnownOrder.includes(error.code)) return false;
  return error.status < 500 && error.status !== 429;
}
