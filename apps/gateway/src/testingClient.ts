import {
  audienceOf,
  type CallName,
  calls,
  encryptionScheme,
  gatewayVersion,
  headers,
  jweAlgorithms,
  type RequestInputOf,
} from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: replies are read by tests, which say what they expect
  body: any;
}

export interface CallOptions {
  token?: string;
  idempotencyKey?: string;
  language?: 'vi' | 'en';
  /** Headers over those that a portal sends. */
  headers?: Record<string, string>;
}

const merchants = new Map<string, string>();

/** Makes this the merchant code of calls to the gateway at this address, which serves another brand than Baize. */
export function speakFor(url: string, merchantCode: string): void {
  merchants.set(url, merchantCode);
}

/** Calls a gateway as a portal does, by the contract. */
export async function call<Name extends CallName>(
  url: string,
  name: Name,
  request: RequestInputOf<(typeof calls)[Name]>,
  options: CallOptions = {},
): Promise<Reply> {
  const { method, path, encrypted } = calls[name];
  const sent: Record<string, string> = {
    [headers.gatewayVersion]: gatewayVersion,
    [headers.merchant]: merchants.get(url) ?? 'baize',
    [headers.language]: options.language ?? 'en',
    ...(options.token ? { [headers.sessionToken]: options.token } : {}),
    ...(options.idempotencyKey ? { [headers.idempotencyKey]: options.idempotencyKey } : {}),
    ...(encrypted ? { [headers.encryption]: encryptionScheme } : {}),
    ...options.headers,
  };
  const isInQuery = method === 'GET' || method === 'DELETE';
  const query = isInQuery ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const body = encrypted ? { value: await encrypt(url, name, request) } : request;
  const response = await fetch(`${url}/api/${path}${query}`, {
    method,
    headers: isInQuery ? sent : { ...sent, 'content-type': 'application/json' },
    ...(isInQuery ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Plays at the sandbox provider as the page of a game does. */
export async function playAt(url: string, path: 'balance' | 'round' | 'deal' | 'draw', body: object): Promise<Omit<Reply, 'headers'>> {
  const response = await fetch(`${url}/sandbox/games/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const keys = new Map<string, Promise<Awaited<ReturnType<typeof importJWK>>>>();

/** Forgets the key of an earlier gateway at this address, such as that of another test file. */
export function forgetKeyOf(url: string): void {
  keys.delete(url);
}

/** The compact JWE of a call's body, for the gateway at this address, which runs by the same clock. */
export async function encrypt(url: string, name: CallName, value: unknown, iat = Math.floor(Date.now() / 1_000)): Promise<string> {
  const key = keys.get(url) ?? call(url, 'getEncryptionKey', {}).then((reply) => importJWK(reply.body.value, jweAlgorithms.alg));
  keys.set(url, key);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ ...jweAlgorithms, iat, aud: audienceOf(calls[name]) })
    .encrypt(await key);
}
