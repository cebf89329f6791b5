import {
  type Call,
  calls,
  type EncryptionKey,
  encryptionScheme,
  type Failure,
  failure,
  gatewayVersion,
  headers,
  isErrorCode,
  jweAlgorithms,
  statusOf,
  successOf,
} from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { expect } from 'vitest';
import { type Account, merchantCode } from './accounts.ts';

export interface SendOptions {
  token?: string | undefined;
  idempotencyKey?: string;
  language?: string;
  /** Header → value; undefined leaves the header out. */
  change?: Record<string, string | undefined>;
}

export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Speaks the contract with a gateway, byte by byte: it shares no code with the portal's client. */
export class Wire {
  readonly baseUrl: string;
  #key: Promise<{ key: EncryptionKey; since: number }> | undefined;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** Sends a body as it is; objects become JSON. */
  async raw(method: string, path: string, body?: unknown, options: SendOptions = {}): Promise<Reply> {
    const sent: Record<string, string | undefined> = {
      [headers.moduleId]: 'conformance',
      [headers.merchant]: merchantCode,
      [headers.language]: options.language ?? 'en',
      [headers.device]: 'WEB',
      [headers.gatewayVersion]: gatewayVersion,
      [headers.sessionToken]: options.token,
      [headers.idempotencyKey]: options.idempotencyKey,
      'content-type': body === undefined ? undefined : 'application/json',
      ...options.change,
    };
    const response = await fetch(new URL(path, this.baseUrl), {
      method,
      headers: Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Makes a call as the contract says: query or body, encrypted where it must be. */
  async send(call: Call, request: object, options: SendOptions = {}): Promise<Reply> {
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
      return await this.raw(call.method, `${call.path}?${query}`, undefined, options);
    }
    if (call.form) {
      const change = { 'content-type': 'application/x-www-form-urlencoded', ...options.change };
      return await this.raw(call.method, call.path, String(new URLSearchParams(request as Record<string, string>)), { ...options, change });
    }
    if (!call.encrypted) return await this.raw(call.method, call.path, request, options);
    const change = { [headers.encryption]: encryptionScheme, ...options.change };
    return await this.raw(call.method, call.path, { value: await this.encrypt(call, request) }, { ...options, change });
  }

  /** @param late seconds from now at which the body says that it was made. */
  async encrypt(call: Call, body: unknown, late = 0): Promise<string> {
    this.#key ??= this.send(calls.getEncryptionKey, {}).then((reply) => ({
      key: valueIn(calls.getEncryptionKey, reply) as EncryptionKey,
      since: performance.now(),
    }));
    const { key, since } = await this.#key;
    const iat = key.issuedAt + Math.floor((performance.now() - since) / 1_000) + late;
    return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ ...jweAlgorithms, kid: key.kid, aud: `${call.method} ${call.path}`, iat })
      .encrypt(await importJWK(key, jweAlgorithms.alg));
  }

  /** Opens an account. @returns the token of its first session. */
  async register(form: object): Promise<string> {
    return (valueIn(calls.registerMember, await this.send(calls.registerMember, form)) as { token: string }).token;
  }

  async logIn({ username, password }: Account): Promise<string> {
    const reply = await this.send(calls.login, { type: 'username', username, password });
    return (valueIn(calls.login, reply) as { token: string }).token;
  }
}

/** The value of a success; the reply must be exactly what the contract says. */
export function valueIn(call: Call, reply: Reply): unknown {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return successOf(call.response).parse(reply.body).value;
}

/** The failure of a reply: of the catalogue, under its status, with a request id. */
export function failureOf(reply: Reply): Failure {
  const refused = failure.parse(reply.body);
  expect(isErrorCode(refused.errorCode), refused.errorCode).toBe(true);
  if (isErrorCode(refused.errorCode)) expect(reply.status, refused.errorCode).toBe(statusOf(refused.errorCode));
  expect(refused.message.trim()).not.toBe('');
  expect(refused.requestId).toBe(reply.headers.get(headers.requestId));
  return refused;
}
