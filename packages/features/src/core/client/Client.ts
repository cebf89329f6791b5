import type { Call, Device, FileCall, Language, LogoutReason, RequestInputOf, ResponseOf } from '@baize/contract';
import type { CallError } from './errors.ts';

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
  /** Gives away, once, a visitor's read that the page began before its scripts were there; undefined for any other. */
  takeEarly?(address: string): EarlyRead | undefined;
}

/** A read on its way, sent as the client would have sent it. */
export interface EarlyRead {
  response: Promise<Response>;
  /** When it was sent, in milliseconds since 1970 by this device's clock. */
  sentAt: number;
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
  /**
   * Reads a file whole.
   * @throws CallError, or one of its kinds, also where it broke off.
   */
  read<F extends FileCall>(file: F, request: RequestInputOf<F>): Promise<Blob>;
  /** Brings what sends the calls, so that the next one need not wait for it. */
  prepare(): void;
  readonly options: ClientOptions;
}
