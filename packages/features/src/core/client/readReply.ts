import { type Call, failure, isErrorCode, type ResponseOf, successOf } from '@baize/contract';
import { ContractMismatchError, GatewayError } from './errors.ts';

/**
 * Turns a reply into the call's value.
 * @throws GatewayError when the gateway refused, ContractMismatchError when the reply is not what the contract says.
 */
export async function readReply<C extends Call>(call: C, response: Response): Promise<ResponseOf<C>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ContractMismatchError(call, cause);
  });
  const success = successOf(call.response).safeParse(body);
  if (success.success && response.ok) return success.data.value as ResponseOf<C>;
  const refused = failure.safeParse(body);
  if (!refused.success) throw new ContractMismatchError(call, success.error);
  const { errorCode, message, requestId, details } = refused.data;
  throw new GatewayError(isErrorCode(errorCode) ? errorCode : 'system_error', call, message, {
    status: response.status,
    requestId,
    ...(details ? { details } : {}),
  });
}
