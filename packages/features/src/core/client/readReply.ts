import { type Call, type ErrorCode, failure, isErrorCode, type ResponseOf, successOf } from '@baize/contract';
import { ContractMismatchError, GatewayError } from './errors.ts';

/** What a status says by itself: a proxy before the gateway answers in no shape of the contract. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  401: 'login.not.session',
  429: 'TOO_MANY_REQUEST',
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'service_unavailable',
};

function unreadable(call: Call, status: number, cause: unknown): Error {
  const code = codeOfStatus[status];
  if (!code) return new ContractMismatchError(call, cause);
  return new GatewayError(code, call, `${call.path} was answered with ${status} and no readable body.`, { status, requestId: '' });
}

/**
 * Turns a reply into the call's value.
 * @throws GatewayError when the gateway refused, ContractMismatchError when the reply is not what the contract says, and the stream's own error
 *   when the body breaks off.
 */
export async function readReply<C extends Call>(call: C, response: Response): Promise<ResponseOf<C>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    // Only a whole body fails to parse: any other error is the stream's, whose network is gone or whose call was cancelled.
    const isWhole = cause instanceof SyntaxError;
    throw isWhole || codeOfStatus[response.status] ? unreadable(call, response.status, cause) : cause;
  });
  const success = successOf(call.response).safeParse(body);
  if (success.success && response.ok) return success.data.value as ResponseOf<C>;
  const refused = failure.safeParse(body);
  if (!refused.success) throw unreadable(call, response.status, success.error);
  const { errorCode, message, requestId, details } = refused.data;
  throw new GatewayError(isErrorCode(errorCode) ? errorCode : 'system_error', call, message, {
    status: response.status,
    requestId,
    ...(details ? { details } : {}),
  });
}
