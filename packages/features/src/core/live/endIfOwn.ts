import type { LiveEventOf } from '@baize/contract';
import type { SessionStore } from '../session/createSessionStore.ts';

async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.slice(0, 16).replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * Ends the session of this token by a pushed `logout`, if it is that one's. Tabs of one account share a stream, and where the storage is blocked each
 * of them has a session of its own.
 */
export async function endIfOwn(store: SessionStore, token: string, { reason, session }: LiveEventOf<'logout'>): Promise<void> {
  if ((await markOf(token)) === session) store.refuse(token, reason);
}
