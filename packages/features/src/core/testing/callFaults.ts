import type { ErrorCode } from '@baize/contract';

/** What a call gets in place of its reply. */
type FaultAnswer = (signal: AbortSignal) => Promise<Response>;
export interface CallFault {
  /** As the client names it. */
  code: ErrorCode;
  answer: FaultAnswer;
}

export const faultReply = (body: string, status: number): FaultAnswer => {
  return async () => new Response(body, { status, headers: { 'content-type': 'application/json' } });
};
export const faultRefusal = (errorCode: string, status: number): FaultAnswer =>
  faultReply(JSON.stringify({ success: false, errorCode, message: 'x', requestId: 'r-1' }), status);

/** No reply until the client itself gives up (§9 "Request timeout"). */
export const silence: FaultAnswer = (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** What every call can meet (§8). */
export const callFaults: Readonly<Record<string, CallFault>> = {
  offline: { code: 'network_error', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  'a time-out': { code: 'time_out', answer: silence },
  'a 401': { code: 'user.or.token.invalid', answer: faultRefusal('user.or.token.invalid', 401) },
  'a 403': { code: 'function.not.available', answer: faultRefusal('function.not.available', 403) },
  'a 429': { code: 'TOO_MANY_REQUEST', answer: faultRefusal('TOO_MANY_REQUEST', 429) },
  'a 500': { code: 'system_error', answer: faultRefusal('system_error', 500) },
  'a 502': { code: 'service_unavailable', answer: faultReply('<h1>Bad gateway</h1>', 502) },
  'malformed JSON': { code: 'contract_mismatch', answer: faultReply('{"success":tru', 200) },
  'another shape': { code: 'contract_mismatch', answer: faultReply('{"success":true,"value":42}', 200) },
};
