import { type FileCall, fileType, limits, type RequestInputOf } from '@baize/contract';
import { addressOf } from './addressOf.ts';
import type { ClientOptions } from './Client.ts';
import { ContractMismatchError, GatewayError } from './errors.ts';
import { failureOf } from './failureOf.ts';
import { headersOf } from './headersOf.ts';
import { readReply } from './readReply.ts';

/**
 * Reads a file whole. The token travels in a header, never in an address, so that no link could fetch it. A file may take longer than a
 * call: §9's time is that until it begins.
 * @throws CallError, or one of its kinds; NetworkError where it broke off: a part of a file is never given for the whole
 */
export async function readFile<F extends FileCall>(options: ClientOptions, file: F, request: RequestInputOf<F>): Promise<Blob> {
  const token = options.token();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new DOMException('', 'TimeoutError')), limits.requestTimeoutMs);
  try {
    const ask = options.fetch ?? globalThis.fetch;
    const response = await ask(addressOf(file, request, options.baseUrl), {
      headers: headersOf(options, file, token),
      credentials: 'include',
      signal: waiting.signal,
    });
    clearTimeout(timer);
    if (!response.ok) await readReply(file, response);
    if (!response.headers.get('content-type')?.startsWith(fileType))
      throw new ContractMismatchError(file, response.headers.get('content-type'));
    return await response.blob();
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401 && token) options.onUnauthorized?.(token, error.details.endReason);
    throw failureOf(file, error, options, undefined);
  } finally {
    clearTimeout(timer);
  }
}
