import { type Call, getChallenge, getEncryptionKey, limits, type RequestInputOf, type ResponseOf } from '@baize/contract';
import ky from 'ky';
import { loadChunk } from '../chunk/loadChunk.ts';
import { deviceNow } from '../time/deviceTime.ts';
import { noteGatewayTime } from '../time/gatewayTime.ts';
import { addressOf, isInQuery, valuesOf } from './addressOf.ts';
import type { Client, ClientOptions, SendOptions } from './Client.ts';
import { encryptBody } from './encryptBody.ts';
import { EncryptionError, GatewayError } from './errors.ts';
import { failureOf } from './failureOf.ts';
import { headersOf } from './headersOf.ts';
import { holdKey } from './holdKey.ts';
import { readReply } from './readReply.ts';

/** Files come with what sends the calls: one chunk to be had, or not. */
export { readFile } from './readFile.ts';

type Solver = typeof import('../verification/solveChallenge.ts')['solveChallenge'];
const loadSolver = async (): Promise<Solver> => (await import('../verification/solveChallenge.ts')).solveChallenge;

/**
 * What makes a client's calls, of whatever kind: a chunk of its own, since a visitor's first reads are on their way without it.
 * @param bringSolver what does the work of a challenge comes with the first one; one that can't be had is a network that is not there.
 */
export function createSender(options: ClientOptions, bringSolver = loadSolver): Client['send'] {
  const http = ky.create({
    retry: 0,
    timeout: limits.requestTimeoutMs,
    credentials: 'include',
    throwHttpErrors: false,
    ...(options.fetch && { fetch: options.fetch }),
  });
  const key = holdKey(() => send(getEncryptionKey, {}));

  async function bodyOf(call: Call, request: unknown): Promise<unknown> {
    if (!call.encrypted) return request;
    try {
      return { value: await encryptBody(call, request, await key.get()) };
    } catch (cause) {
      key.forget();
      throw new EncryptionError(call, cause);
    }
  }

  async function attempt<C extends Call>(call: C, request: RequestInputOf<C>, sendOptions: SendOptions): Promise<ResponseOf<C>> {
    const token = sendOptions.token ?? options.token();
    const requestHeaders = headersOf(options, call, token, sendOptions);
    const body = isInQuery(call) ? undefined : await bodyOf(call, request);
    const sentAt = deviceNow();
    try {
      const response = await http(addressOf(call, request, options.baseUrl), {
        method: call.method,
        headers: requestHeaders,
        ...(!isInQuery(call) && (call.form ? { body: valuesOf(body) } : { json: body })),
        ...(sendOptions.signal && { signal: sendOptions.signal }),
      });
      noteGatewayTime(response, sentAt);
      return await readReply(call, response);
    } catch (error) {
      if (error instanceof GatewayError && error.status === 401 && token) options.onUnauthorized?.(token, error.details.endReason);
      throw failureOf(call, error, options, sendOptions.signal);
    }
  }

  /** §8 "Please complete verification first": does the work, and makes the call again with its proof. */
  async function sendProved<C extends Call>(
    call: C,
    request: RequestInputOf<C>,
    sendOptions: SendOptions,
    refusal: GatewayError,
  ): Promise<ResponseOf<C>> {
    const { challenge } = await attempt(getChallenge, {}, sendOptions);
    const solveChallenge = await loadChunk(bringSolver).catch((failure: unknown) => {
      throw failureOf(call, failure, options, sendOptions.signal);
    });
    const proof = await solveChallenge(challenge, sendOptions.signal);
    if (proof === undefined) throw refusal;
    return await attempt(call, { ...(request as object), challenge: proof } as RequestInputOf<C>, sendOptions);
  }

  async function send<C extends Call>(call: C, request: RequestInputOf<C>, sendOptions: SendOptions = {}): Promise<ResponseOf<C>> {
    try {
      return await attempt(call, request, sendOptions);
    } catch (error) {
      // Refused before the gateway has looked at the rest of it, so that asking once more repeats nothing.
      if (error instanceof GatewayError && error.code === 'challenge_required') return await sendProved(call, request, sendOptions, error);
      // The gateway has another key by now, or another time. It never read the body, so that asking once more with the new one repeats nothing.
      if (!(error instanceof GatewayError && error.code === 'encryption_failed')) throw error;
      key.forget();
      return await attempt(call, request, sendOptions);
    }
  }

  return send;
}
