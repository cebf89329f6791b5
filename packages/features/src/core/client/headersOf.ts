import { type Call, encryptionScheme, gatewayVersion, headers } from '@baize/contract';
import type { ClientOptions, SendOptions } from './Client.ts';

/**
 * Headers of a call (§7).
 * @throws TypeError for a call that moves money, without its key
 */
export function headersOf(
  options: ClientOptions,
  call: Call,
  token: string | undefined,
  { idempotencyKey }: SendOptions = {},
): Record<string, string> {
  if (call.idempotent && !idempotencyKey) throw new TypeError(`${call.path} moves money: pass idempotencyKey (see useIdempotencyKey).`);
  return {
    [headers.moduleId]: options.moduleId,
    [headers.merchant]: options.merchantCode,
    [headers.language]: options.language(),
    [headers.device]: options.device,
    [headers.gatewayVersion]: gatewayVersion,
    ...(token && { [headers.sessionToken]: token }),
    ...(call.encrypted && { [headers.encryption]: encryptionScheme }),
    ...(idempotencyKey && { [headers.idempotencyKey]: idempotencyKey }),
  };
}
