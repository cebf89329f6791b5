import { type ErrorCode, type ErrorDetails, type FieldIssue, statusOf } from '@baize/contract';

/** A failure that the caller is told about by its code (§8). Anything else that is thrown becomes `system_error`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/** Fields that were refused, each with its own code. */
export function refusedFields(issues: FieldIssue[], code: ErrorCode = 'validation_failed'): AppError {
  return new AppError(code, {
    fields: issues.map(({ field, code, params }) => ({ field, code, ...(params ? { params } : {}) })),
  });
}

/** The caller must wait. */
export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError('TOO_MANY_REQUEST', { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)) });
}
