import type { ErrorCode, FieldIssue } from '@baize/contract';
import { GatewayError } from '../client/errors.ts';
import type { SentOrder } from './useLostOrder.ts';

/** Refused before it was sent: the rules are known here as well. */
export class RefusedBefore extends Error {
  readonly refusal: { code: ErrorCode; params?: FieldIssue['params'] };

  constructor(refusal: RefusedBefore['refusal']) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Codes of an earlier order under the same key: the look-up tells its end. */
const ofKnownOrder: readonly ErrorCode[] = ['idempotency_in_progress', 'idempotency_key_conflict'];

/** Whether a money call's failure is its end: otherwise nobody knows what became of it, and it is tried again under its key. */
export function isOutcome(error: Error): boolean {
  if (!(error instanceof GatewayError) || ofKnownOrder.includes(error.code)) return false;
  return error.status < 500 && error.status !== 429;
}

/** A money call was sent, and its reply was lost. */
export class LostReply extends Error {
  readonly failure: Error;
  readonly sent: SentOrder;

  constructor(failure: Error, sent: SentOrder) {
    super(failure.message, { cause: failure });
    this.failure = failure;
    this.sent = sent;
  }
}
