import { createHmac, randomUUID } from 'node:crypto';
import { type CallName, calls, encryptionScheme, gatewayVersion, headers, jweAlgorithms, type RequestInputOf } from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { deriveSecrets } from '../../../apps/gateway/src/wire/secrets.ts';
import { testEnvironment } from './gatewayProcess.ts';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: replies are read by tests, which say what they expect
  body: any;
}

export interface CallOptions {
  token?: string;
  idempotencyKey?: string;
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
    [headers.merchant]: 'baize',
    [headers.language]: 'en',
    ...(options.token ? { [headers.sessionToken]: options.token } : {}),
    ...(options.idempotencyKey ? { [headers.idempotencyKey]: options.idempotencyKey } : {}),
    ...(encrypted ? { [headers.encryption]: encryptionScheme } : {}),
  };
  const query = method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const body = encrypted ? { value: await encrypt(url, request) } : request;
  const response = await fetch(`${url}/api/${path}${query}`, {
    method,
    headers: method === 'GET' ? sent : { ...sent, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const keys = new Map<string, Promise<Awaited<ReturnType<typeof importJWK>>>>();

async function encrypt(url: string, value: unknown): Promise<string> {
  const key = keys.get(url) ?? call(url, 'getEncryptionKey', {}).then((reply) => importJWK(reply.body.value, jweAlgorithms.alg));
  keys.set(url, key);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value))).setProtectedHeader(jweAlgorithms).encrypt(await key);
}

let players = 0;
export const fundPassword = 'Fund1234';

/** A new player with the welcome credit as balance. @returns the session's token. */
export async function registerPlayer(url: string): Promise<string> {
  players += 1;
  const reply = await call(url, 'registerMember', {
    username: `p${process.pid}x${players}`.slice(0, 16),
    password: 'Secret12',
    confirmPassword: 'Secret12',
    paymentPassword: fundPassword,
    ageConfirmed: true,
    termsAccepted: true,
    registerMethod: 'WEB',
    domain: 'localhost',
    registerUrl: `${url}/web/register`,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.value.token;
}

export async function balanceOf(url: string, token: string): Promise<number> {
  return (await call(url, 'getBalance', {}, { token })).body.value.sumBalance;
}

/** Opens the most played game for real. @returns the game session that the provider is given. */
export async function openGame(url: string, token: string): Promise<string> {
  const [game] = (await call(url, 'getPopularGames', { group: 'popular', size: 1 })).body.value.games;
  const { gameId, nodeId, vassalage } = game;
  const request = {
    gameId,
    nodeId,
    vassalage,
    accountType: 1,
    confirmTrans: true,
    launchMode: 'window',
    platform: 'html5',
    clientType: 3,
    language: 'vi',
  } as const;
  const launched = await call(url, 'launchGame', request, { token });
  const session = /[\w-]{43,}/.exec(new URL(launched.body.value.game_url, url).href.replace(gameId, ''))?.[0];
  if (!session) throw new Error(`no game session in ${JSON.stringify(launched.body)}`);
  return session;
}

/** Calls the seamless wallet as the sandbox provider does, signed. */
export async function wallet(url: string, name: 'balance' | 'bet' | 'win' | 'rollback', request: Record<string, unknown>): Promise<Reply> {
  const { providerSecret } = await deriveSecrets(testEnvironment.GATEWAY_SECRET);
  const body = JSON.stringify(request);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', providerSecret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${url}/provider/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-provider': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature },
    body,
  });
  return { status: response.status, body: await response.json() };
}

export const newId = () => randomUUID();
