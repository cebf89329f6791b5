import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const keyShape = /^[\w-]{43}$/;
/** Seconds: longer than a ticket of a social login is good. */
const maxAge = 45 * 60;
/** Seconds of a year: as long as browsers keep a cookie. */
const computerMaxAge = 365 * 24 * 60 * 60;

/** With https only this very host can have set it. */
const nameFor = (isHttps: boolean, what: 'browser' | 'computer' = 'browser'): string => `${isHttps ? '__Host-' : ''}baize-${what}`;

/** The secret that ties what is begun in a browser to it; undefined in a browser where nothing has begun. */
export function browserKeyOf(request: FastifyRequest, isHttps: boolean): string | undefined {
  return keyIn(request, nameFor(isHttps));
}

function keyIn(request: FastifyRequest, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = request.headers.cookie?.split(/; */).filter((cookie) => cookie.startsWith(prefix)) ?? [];
  const key = found.length === 1 ? found[0]?.slice(prefix.length) : undefined;
  return key !== undefined && keyShape.test(key) ? key : undefined;
}

/** The browser or app that calls. Its cookies are read only by the calls that ask for them. */
export class CallingBrowser {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #isHttps: boolean;

  constructor(request: FastifyRequest, reply: FastifyReply, isHttps: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#isHttps = isHttps;
  }

  /** Its secret; undefined where it has none. */
  key(): string | undefined {
    return browserKeyOf(this.#request, this.#isHttps);
  }

  /** Its secret, given to it when it has none. */
  keepKey(): string {
    return keepBrowserKey(this.#request, this.#reply, this.#isHttps);
  }

  /** Key of the computer for a year, made when it has none. */
  keepComputerKey(): string {
    return keepComputerKey(this.#request, this.#reply, this.#isHttps);
  }
}

/**
 * The secret of this browser, made when it has none. It is no session: it proves only that two steps were taken in the same browser.
 * Lax, since the second of them begins at the provider.
 */
function keepBrowserKey(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const key = browserKeyOf(request, isHttps) ?? randomBytes(32).toString('base64url');
  const secure = isHttps ? '; Secure' : '';
  reply.header('set-cookie', `${nameFor(isHttps)}=${key}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
  return key;
}

/**
 * Key of a computer where a brand lets each open one account (§5), made when it has none. Clearing the cookies brings a new one: it
 * makes a second account a deliberate act, no more.
 */
function keepComputerKey(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const name = nameFor(isHttps, 'computer');
  const key = keyIn(request, name) ?? randomBytes(32).toString('base64url');
  const secure = isHttps ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${key}; Path=/; Max-Age=${computerMaxAge}; HttpOnly; SameSite=Lax${secure}`);
  return key;
}
