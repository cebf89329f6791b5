import {
  type Call,
  type Device,
  encryptionScheme,
  gatewayVersion,
  getChallenge,
  getEncryptionKey,
  headers,
  type Language,
  type LogoutReason,
  limits,
  type RequestInputOf,
  type ResponseOf,
} from '@baize/contract';
import ky, { isTimeoutError } from 'ky';
import { noteGatewayTime } from '../time/gatewayTime.ts';
import { encryptBody } from './encryptBody.ts';
import { CallError, EncryptionError, GatewayError, NetworkError, TimeOutError } from './errors.ts';
import { holdKey } from './holdKey.ts';
import { readReply } from './readReply.ts';

/** What a client sends along with each call (§7 headers) and whom it tells of a refused token. */
export interface ClientOptions {
  /** Address below which the calls lie, with a trailing slash: `https://gateway.example/api/`. */
  baseUrl: string;
  merchantCode: string;
  device: Device;
  /** Module id of §7's headers: which front end is asking. */
  moduleId: string;
  language(): Language;
  /** Token of the session, undefined for a visitor. Read at each call. */
  token(): string | undefined;
  /** Told when the gateway refuses a token with 401; `token` is the one that was sent, `reason` why its session ended, where the gateway says. */
  onUnauthorized?(token: string, reason?: LogoutReason): void;
  /** Told of every failure, however it is shown: for logs. */
  onFailure?(error: CallError): void;
  /** What sends the requests; the browser's own by default. Stories and tests put theirs here. */
  fetch?: typeof globalThis.fetch;
}

/** What one call may be given beside its request. */
export interface SendOptions {
  signal?: AbortSignal;
  /** Required by calls that move money: a UUID, stored before sending. */
  idempotencyKey?: string;
  /** In place of the session's own: of one that has ended on this device already. */
  token?: string;
}

/** Makes the calls of the contract over the wire (§7). Knows neither screen nor route. */
export interface Client {
  /**
   * Makes one call. It is never retried here.
   * @throws CallError, or one of its kinds.
   */
  send<C extends Call>(call: C, request: RequestInputOf<C>, options?: SendOptions): Promise<ResponseOf<C>>;
  readonly options: ClientOptions;
}

function queryOf(request: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** `application/x-www-form-urlencoded` (§7: the forgotten password by e-mail). */
const formOf = (body: unknown): URLSearchParams => new URLSearchParams(queryOf(body as object));

/** The one HTTP client of the portal (§7). It knows no screen and no router. */
export function createClient(options: ClientOptions): Client {
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

  function headersOf(call: Call, token: string | undefined, { idempotencyKey }: SendOptions): Record<string, string> {
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

  async function attempt<C extends Call>(call: C, request: RequestInputOf<C>, sendOptions: SendOptions): Promise<ResponseOf<C>> {
    const token = sendOptions.token ?? options.token();
    const inQuery = call.method === 'GET' || call.method === 'DELETE';
    const requestHeaders = headersOf(call, token, sendOptions);
    const body = inQuery ? undefined : await bodyOf(call, request);
    const sentAt = Date.now();
    try {
      const response = await http(new URL(call.path, options.baseUrl), {
        method: call.method,
        headers: requestHeaders,
        ...(inQuery ? { searchParams: queryOf(request as object) } : call.form ? { body: formOf(body) } : { json: body }),
        ...(sendOptions.signal && { signal: sendOptions.signal }),
      });
      noteGatewayTime(response, sentAt);
      return await readReply(call, response);
    } catch (error) {
      if (error instanceof GatewayError && error.status === 401 && token) options.onUnauthorized?.(token, error.details.endReason);
      const failure = translate(call, error, sendOptions.signal);
      options.onFailure?.(failure);
      throw failure;
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
    const { solveChallenge } = await import('../verification/solveChallenge.ts');
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

  return { send, options };
}

function translate(call: Call, error: unknown, signal: AbortSignal | undefined): CallError {
  if (error instanceof CallError) return error;
  if (signal?.aborted) return new CallError('aborted', call, `${call.path} was cancelled.`, { cause: error });
  return isTimeoutError(error) ? new TimeOutError(call, error) : new NetworkError(call, error);
}
