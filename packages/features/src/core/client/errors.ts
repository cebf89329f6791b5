import type { Call, ErrorCode, ErrorDetails } from '@baize/contract';
import type { Refused } from '../i18n/useErrorText.ts';

/** Any failure of a call. `code` is what the texts are keyed by; one small class a kind (below). */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly call: Call;
  /** What customer service asks for; empty when the gateway was never reached. */
  readonly requestId: string;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, call: Call, message: string, options: { requestId?: string; details?: ErrorDetails; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.call = call;
    this.requestId = options.requestId ?? '';
    this.details = options.details ?? {};
  }
}

/** The gateway answered with a failure of the catalogue. */
export class GatewayError extends CallError {
  readonly status: number;

  constructor(code: ErrorCode, call: Call, message: string, options: { status: number; requestId: string; details?: ErrorDetails }) {
    super(code, call, message, options);
    this.status = options.status;
  }
}

/** No reply came: offline, refused, reset. */
export class NetworkError extends CallError {
  constructor(call: Call, cause: unknown) {
    super('network_error', call, `No reply from ${call.path}. Check the connection and the gateway's address.`, { cause });
  }
}

/** No reply came within §9's time. */
export class TimeOutError extends CallError {
  constructor(call: Call, cause: unknown) {
    super('time_out', call, `${call.path} did not answer in time.`, { cause });
  }
}

/** A reply came that breaks the call's schema: a fault of the service, never data. */
export class ContractMismatchError extends CallError {
  constructor(call: Call, cause: unknown, requestId = '') {
    super('contract_mismatch', call, `The reply of ${call.path} breaks its schema. Run the conformance suite against this gateway.`, {
      cause,
      requestId,
    });
  }
}

/** The body could not be encrypted (§7: "a network retry message shows"). */
export class EncryptionError extends CallError {
  constructor(call: Call, cause: unknown) {
    super('encryption_unavailable', call, `The body of ${call.path} could not be encrypted.`, { cause });
  }
}

/** Whether something thrown came from a call, and so has a code of the catalogue. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof CallError;
}

/** The catalogue's code of whatever was thrown. */
export function errorCodeOf(error: unknown): ErrorCode {
  return isCallError(error) ? error.code : 'system_error';
}

const transientCodes: readonly string[] = ['network_error', 'time_out', 'service_unavailable'];

/** Whether nothing was said of what was asked: it may be asked again. */
export const isTransient = (error: unknown): boolean => isCallError(error) && transientCodes.includes(error.code);

/** Codes that leave the end of a call open: no reply, an unreadable reply, a fault on the way, an earlier try under the same key. */
const lostCodes: readonly ErrorCode[] = [
  'network_error',
  'time_out',
  'contract_mismatch',
  'system_error',
  'service_unavailable',
  'idempotency_in_progress',
  // An order was taken under this key, with another fund password.
  'idempotency_key_conflict',
];

/** Whether a call may have been done though its reply says nothing of it: its effect is looked up, and not repeated. */
export const isLost = (error: unknown): error is CallError => isCallError(error) && lostCodes.includes(error.code);

/** Whether a player is told of it without a pop-up (§8 "TOO_MANY_REQUEST shows no popup"). */
export const isToldInPassing = ({ code }: Refused): boolean => code === 'TOO_MANY_REQUEST';

/** Whatever was thrown, as its sentence needs it: with the minutes to wait, or the limit and what is left of it, where the gateway says so. */
export function refusalOf(error: unknown): Refused {
  const code = errorCodeOf(error);
  const stop = isCallError(error) ? error.details.protection : undefined;
  if (stop) {
    const { until, ...figures } = stop;
    return { code, params: { ...figures, ...(until !== undefined && { until }) } };
  }
  const seconds = isCallError(error) ? error.details.retryAfterSeconds : undefined;
  return seconds === undefined ? { code } : { code, params: { minutes: Math.max(1, Math.ceil(seconds / 60)) } };
}
