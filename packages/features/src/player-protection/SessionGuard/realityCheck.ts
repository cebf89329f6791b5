import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { safeStorage, storageKeys } from '../../core/index.ts';

const keptCheck = z.object({
  /** When the session began that it belongs to; 0 where that is not known. */
  session: z.number(),
  /** When the last check was answered, or else when the first game of the session was opened; in milliseconds by this browser's clock. */
  at: z.number(),
  /** What the gateway last said: minutes from check to check, `null` for none; absent while it has said nothing. */
  minutes: z.optional(z.nullable(z.number())),
});
/** The reality check of a session: one for all its games and tabs, so that another game puts nothing off. */
export type KeptCheck = z.infer<typeof keptCheck>;

const storage = safeStorage('local');
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // It is answered in another tab as well.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
const readText = (): string | undefined => storage.get(storageKeys.realityCheck);

function parse(text: string | undefined, session: number): KeptCheck | undefined {
  try {
    const read = keptCheck.safeParse(JSON.parse(text ?? 'null'));
    return read.success && read.data.session === session ? read.data : undefined;
  } catch {
    // What stands there is nothing of ours.
    return undefined;
  }
}

/** What is kept of this session's reality check. */
export const readCheck = (session: number): KeptCheck | undefined => parse(readText(), session);

/** Keeps what is known of it now. An answer is never set back: another tab may have given a later one. */
export function keepCheck({ session, at, minutes }: KeptCheck): void {
  const before = readCheck(session);
  const said = minutes === undefined ? before?.minutes : minutes;
  storage.set(
    storageKeys.realityCheck,
    JSON.stringify({ session, at: Math.max(at, before?.at ?? 0), ...(said !== undefined && { minutes: said }) } satisfies KeptCheck),
  );
  for (const listener of listeners) listener();
}

/** What is kept of this session's reality check, by this tab or another. */
export function useKeptCheck(session: number): KeptCheck | undefined {
  const text = useSyncExternalStore(listen, readText, () => undefined);
  return useMemo(() => parse(text, session), [text, session]);
}

/** Whole seconds until the next check; 0 from then on. */
export const secondsUntil = (answeredAt: number, minutes: number, now: number): number =>
  Math.max(0, Math.ceil((answeredAt + minutes * 60_000 - now) / 1_000));
