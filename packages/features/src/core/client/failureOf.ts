import type { Call } from '@baize/contract';
import type { ClientOptions } from './Client.ts';
import { CallError, NetworkError, TimeOutError } from './errors.ts';

/** Of `ky`, and of what a signal was aborted with. */
export const isTimeOut = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

function translate(call: Call, error: unknown, signal: AbortSignal | undefined): CallError {
  if (error instanceof CallError) return error;
  if (signal?.aborted) return new CallError('aborted', call, `${call.path} was cancelled.`, { cause: error });
  return isTimeOut(error) ? new TimeOutError(call, error) : new NetworkError(call, error);
}

/** Whatever was thrown, as the failure of a call; its listener is told of each. */
export function failureOf(call: Call, error: unknown, { onFailure }: ClientOptions, signal: AbortSignal | undefined): CallError {
  const failure = translate(call, error, signal);
  onFailure?.(failure);
  return failure;
}
