import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const keyShape = /^[\w-]{43}$/;
/** Seconds: longer than a ticket of a social login is good. */
const maxAge = 45 * 60;

/** With https only this very host can have set it. */
const nameFor = (isHttps: boolean): string => (isHttps ? '__Host-baize-browser' : 'baize-browser');

/** The secret that ties what is begun in a browser to it; undefined in a browser where nothing has begun. */
export function browserKeyOf(request: FastifyRequest, isHttps: boolean): string | undefined {
  const prefix = `${nameFor(isHttps)}=`;
  const found = request.headers.cookie?.split(/; */).filter((cookie) => cookie.startsWith(prefix)) ?? [];
  const key = found.length === 1 ? found[0]?.slice(prefix.length) : undefined;
  return key !== undefined && keyShape.test(key) ? key : undefined;
}

/**
 * The secret of this browser, made when it has none. It is no session: it proves only that two steps were taken in the same browser.
 * Lax, since the second of them begins at the provider.
 */
export function keepBrowserKey(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const key = browserKeyOf(request, isHttps) ?? randomBytes(32).toString('base64url');
  const secure = isHttps ? '; Secure' : '';
  reply.header('set-cookie', `${nameFor(isHttps)}=${key}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
  return key;
}
