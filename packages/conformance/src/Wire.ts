import {
  audienceOf,
  type Call,
  type CallName,
  calls,
  type EncryptionKey,
  encryptionScheme,
  gatewayVersion,
  headers,
  jweAlgorithms,
} from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { explainNoReply } from './explainNoReply.ts';
import { MissingCall } from './MissingCall.ts';
import { NoReply } from './NoReply.ts';
import { describeReply, type Reply } from './Reply.ts';
import { valueIn } from './readReply.ts';
import { refusals } from './refusals.ts';

/** What a request has beside its body. */
export interface SendOptions {
  token?: string | undefined;
  idempotencyKey?: string;
  language?: string;
  /** Header → value; undefined leaves the header out. */
  change?: Record<string, string | undefined>;
  /** A limit of the gateway (429) is taken as the answer: what is sent can't be sent again. */
  takesLimit?: boolean;
}

/** A body as it is sent: a text, what becomes JSON, or what makes either anew for each try. */
type Body = unknown | (() => Promise<unknown>);

/** How a wire reaches its gateway. */
export interface WireOptions {
  /** Address below which the calls lie, with a trailing slash. */
  baseUrl: string;
  /** Seconds until a request without a reply is given up. */
  timeout: number;
  /** The longest wait in seconds that a gateway may ask for with 429; a longer one is taken as its answer. */
  longestWait: number;
  /** Told of each wait for a limit, in seconds. */
  onWait?: (seconds: number, call: string) => void;
}

/** Seconds in which a limit of all requests of an address is over. */
const mostOfAll = 60;
/** After so many waits in a row a limit is taken for the answer. */
const mostTries = 20;

const nameByAddress = new Map(Object.entries(calls).map(([name, call]) => [audienceOf(call), name as CallName]));

/** A code of HTTP or of the catalogue by which a gateway says that it has no such call. */
function isMissing({ status, body }: Reply): boolean {
  if (status === 501) return true;
  if (status !== 404 && status !== 405) return false;
  const code = (body as { errorCode?: unknown } | undefined)?.errorCode;
  return typeof code !== 'string' || code === 'not_found' || code === 'method_not_allowed';
}

/** Seconds until a gateway that is asked too often takes requests again; its limits count by the minute where it does not say. */
function secondsToWait({ headers: sent, body }: Reply): number {
  const told = Number(sent.get('retry-after') ?? (body as { details?: { retryAfterSeconds?: number } })?.details?.retryAfterSeconds);
  return Number.isFinite(told) ? Math.max(told, 1) : 60;
}

/** Speaks the contract with a gateway, byte by byte: it shares no code with the portal's client. */
export class Wire {
  readonly options: WireOptions;
  /** Sent with every request; undefined until it is known. */
  merchantCode: string | undefined;
  /** Requests so far. */
  requests = 0;
  /** Calls that had success at least once. */
  readonly succeeded = new Set<CallName>();
  /** Milliseconds in which at least one request waited for a limit of the gateway. */
  waitedMs = 0;
  readonly #missing = new Set<CallName>();
  #waiting = 0;
  #waitsSince = 0;
  #key: Promise<{ key: EncryptionKey; since: number }> | undefined;

  constructor(options: WireOptions) {
    this.options = options;
  }

  /**
   * Sends a body as it is; objects become JSON. A limit of the gateway (429) is waited for.
   * @throws NoReply, MissingCall
   */
  async raw(method: string, path: string, body?: Body, options: SendOptions = {}): Promise<Reply> {
    const [place = ''] = path.split('?');
    const name = nameByAddress.get(`${method} ${place}`);
    const call = name ?? `${method} ${place}`;
    if (name !== undefined && this.#missing.has(name)) throw new MissingCall(name, 'the same as before');
    // A call's own limit is its answer; the one of all requests, which is over in a minute, says nothing of it.
    const hasOwnLimit = name !== undefined && refusals[name]?.includes('TOO_MANY_REQUEST') === true;
    const longestWait = Math.min(this.options.longestWait, hasOwnLimit ? mostOfAll : Number.POSITIVE_INFINITY);
    for (let tries = 0; ; tries += 1) {
      const made = typeof body === 'function' ? await (body as () => Promise<unknown>)() : body;
      const reply = await this.#fetch(call, method, path, made, options);
      if (options.takesLimit !== true && tries < mostTries && (await this.waitFor(reply, longestWait))) continue;
      if (name !== undefined && isMissing(reply)) {
        this.#missing.add(name);
        throw new MissingCall(name, describeReply(reply));
      }
      if (name !== undefined && reply.status === 200) this.succeeded.add(name);
      return reply;
    }
  }

  /** Waits as long as a reply asks for. @returns whether it was a limit of the gateway, and one that is worth a wait. */
  async waitFor(reply: Reply, longestWait = this.options.longestWait): Promise<boolean> {
    if (reply.status !== 429) return false;
    const seconds = secondsToWait(reply);
    if (seconds > longestWait) return false;
    await this.#wait(seconds, reply.call);
    return true;
  }

  /** Asks once, whatever comes: a call that is missing is a reply as any other. */
  probe(method: string, path: string): Promise<Reply> {
    return this.#fetch(nameByAddress.get(`${method} ${path}`) ?? `${method} ${path}`, method, path, undefined, {});
  }

  async #fetch(call: string, method: string, path: string, body: unknown, options: SendOptions): Promise<Reply> {
    const sent: Record<string, string | undefined> = {
      [headers.moduleId]: 'conformance',
      [headers.merchant]: this.merchantCode,
      [headers.language]: options.language ?? 'en',
      [headers.device]: 'WEB',
      [headers.gatewayVersion]: gatewayVersion,
      [headers.sessionToken]: options.token,
      [headers.idempotencyKey]: options.idempotencyKey,
      'content-type': body === undefined ? undefined : 'application/json',
      ...options.change,
    };
    const address = new URL(path, this.options.baseUrl);
    this.requests += 1;
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.options.timeout * 1_000),
        headers: Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return readBody(call, response.status, response.headers, await response.text());
    } catch (error) {
      throw new NoReply(explainNoReply(error, address.href), error);
    }
  }

  async #wait(seconds: number, call: string): Promise<void> {
    if (this.#waiting === 0) this.#waitsSince = performance.now();
    this.#waiting += 1;
    this.options.onWait?.(seconds, call);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + 100));
    this.#waiting -= 1;
    if (this.#waiting === 0) this.waitedMs += performance.now() - this.#waitsSince;
  }

  /** Makes a call as the contract says: query or body, encrypted where it must be. */
  async send(name: CallName, request: object, options: SendOptions = {}): Promise<Reply> {
    const call: Call = calls[name];
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = new URLSearchParams(Object.entries(request).map(([field, value]) => [field, String(value)]));
      return await this.raw(call.method, `${call.path}?${query}`, undefined, options);
    }
    if (call.form) {
      const change = { 'content-type': 'application/x-www-form-urlencoded', ...options.change };
      return await this.raw(call.method, call.path, String(new URLSearchParams(request as Record<string, string>)), { ...options, change });
    }
    if (!call.encrypted) return await this.raw(call.method, call.path, request, options);
    const change = { [headers.encryption]: encryptionScheme, ...options.change };
    // Each try has a body of its own: a gateway reads one once, and may count its limits after that.
    const body = async (): Promise<object> => ({ value: await this.encrypt(name, request) });
    return await this.raw(call.method, call.path, body, { ...options, change });
  }

  /** @param late seconds from now at which the body says that it was made. */
  async encrypt(name: CallName, body: unknown, late = 0): Promise<string> {
    this.#key ??= this.send('getEncryptionKey', {}).then((reply) => ({
      key: valueIn('getEncryptionKey', reply),
      since: performance.now(),
    }));
    const { key, since } = await this.#key;
    const iat = key.issuedAt + Math.floor((performance.now() - since) / 1_000) + late;
    return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ ...jweAlgorithms, kid: key.kid, aud: audienceOf(calls[name]), iat })
      .encrypt(await importJWK({ ...key }, jweAlgorithms.alg));
  }
}

/** A reply with its body read as JSON, where it is JSON. */
export function readBody(call: string, status: number, sent: Headers, text: string): Reply {
  if (text === '') return { call, status, headers: sent, text, body: undefined, isJson: false };
  try {
    return { call, status, headers: sent, text, body: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { call, status, headers: sent, text, body: undefined, isJson: false };
  }
}
