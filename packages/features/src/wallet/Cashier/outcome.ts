import type { ErrorCode, FieldIssue } from '@baize/contract';
import { GatewayError, type Refused, refusalOf } from '../../core/index.ts';
import type { SentOrder } from './useLostOrder.ts';

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

/**
 * Why an order was refused whose key is of all but its fund password: one that was taken under that key with another body was sent with
 * another password.
 */
export function refusalOfSecret(error: Error): Refused {
  if (error instanceof RefusedBefore) return error.refusal;
  const refused = refusalOf(error);
  return refused.code === 'idempotency_key_conflict' ? { code: 'fund_password_error' } : refused;
}
